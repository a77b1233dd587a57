import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import type { AgencyAccount } from './agency-account.ts';
import { still, useBrowser } from './browser.ts';
import { pressFeedback } from './press-feedback.ts';
import { useAgencyService } from './agency-service.ts';

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
  const { open } = useBrowser(still);
  const running = useAgencyService();

  async function send(method: string, path: string, body: object): Promise<unknown> {
    const answer = await fetch(running.service.origin + path, {
      method,
      headers: {
        origin: running.service.origin,
        cookie: `${running.account.cookie.name}=${running.account.cookie.value}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    expect(answer.ok).toBe(true);
    return answer.json();
  }

  return {
    open,
    origin: () => running.service.origin,
    cookie: () => running.account.cookie,
    send,
    makeDemo: async (panel, language = 'en') => {
      const demo = await running.account.create(
        { businessName: 'Harbor Law', industry: 'law', slogan: 'Steady counsel, plain words' },
        { language, services: [{ name: 'Wills', text: 'We write them.' }] },
      );
      await send('PATCH', `/api/demos/${demo}`, { panel, looks });
      return demo;
    },
    makeLink: async (demo, named = false) => {
      const body = { name: 'Maria Keller', named };
      const made = await send('POST', `/api/demos/${demo}/recipients`, body);
      return new URL((made as { link: string }).link, running.service.origin).href;
    },
    openPanel: async (demo, options = phone, button = 'Your feedback') => {
      const page = await (await open(options)).newPage();
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto(`${running.service.origin}/demos/${demo}`);
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
