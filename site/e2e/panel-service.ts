import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Page } from 'playwright-core';
import { openAccount, type AgencyAccount } from './agency-account.ts';
import { hasBrowser, still, useBrowser } from './browser.ts';
import { pressFeedback } from './press-feedback.ts';
import { startService, type RunningService } from './start-service.ts';

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const looks = {
  palettes: [{ name: 'Harbour', primaryColor: '#12304e', secondaryColor: '#b08d3c' }],
  headlines: ['Counsel that stays, for good'],
};

interface PanelService {
  readonly open: ReturnType<typeof useBrowser>['open'];
  readonly origin: () => string;
  readonly cookie: () => AgencyAccount['cookie'];
  /** Calls the service as the agency. */
  readonly send: (method: string, path: string, body: object) => Promise<unknown>;
  readonly makeDemo: (panel: object, language?: string) => Promise<string>;
  /** A recipient's link to a demo. */
  readonly makeLink: (demo: string, named?: boolean) => Promise<string>;
  /** Opens the demo and its panel as a client, for which nothing is fetched before the press. */
  readonly openPanel: (demo: string, options?: object, button?: string) => Promise<Page>;
}

/** A service and an agency for the tests of one file, with demos that have a panel. */
export function usePanelService(): PanelService {
  const folder = mkdtempSync(join(tmpdir(), 'firstlook-answers-'));
  const { open } = useBrowser(still);
  let service: RunningService;
  let account: AgencyAccount;
  beforeAll(async () => {
    if (!hasBrowser) return;
    service = await startService({ folder, settings: { TRIAL_DAYS: '14', RATE_LIMITS: 'off' } });
    account = await openAccount(service.origin, { username: 'North & Co', subscribed: false });
  });
  afterAll(async () => {
    if (hasBrowser) await service.end();
    rmSync(folder, { recursive: true, force: true });
  });

  async function send(method: string, path: string, body: object): Promise<unknown> {
    const answer = await fetch(service.origin + path, {
      method,
      headers: {
        origin: service.origin,
        cookie: `${account.cookie.name}=${account.cookie.value}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    expect(answer.ok).toBe(true);
    return answer.json();
  }

  return {
    open,
    origin: () => service.origin,
    cookie: () => account.cookie,
    send,
    makeDemo: async (panel, language = 'en') => {
      const demo = await account.create(
        { businessName: 'Harbor Law', industry: 'law', slogan: 'Steady counsel, plain words' },
        { language, services: [{ name: 'Wills', text: 'We write them.' }] },
      );
      await send('PATCH', `/api/demos/${demo}`, { panel, looks });
      return demo;
    },
    makeLink: async (demo, named = false) => {
      const body = { name: 'Maria Keller', named };
      const made = await send('POST', `/api/demos/${demo}/recipients`, body);
      return new URL((made as { link: string }).link, service.origin).href;
    },
    openPanel: async (demo, options = phone, button = 'Your feedback') => {
      const page = await (await open(options)).newPage();
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto(`${service.origin}/demos/${demo}`);
      const opener = page.getByRole('button', { name: button, exact: true });
      await opener.waitFor();
      await page.waitForTimeout(600);
      expect(asked.filter((url) => /islands\/panel|\/comments|client\/words/u.test(url))).toEqual(
        [],
      );
      await pressFeedback(page, button);
      return page;
    },
  };
}
