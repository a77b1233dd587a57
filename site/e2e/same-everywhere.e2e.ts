import type { Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { demoCases } from '../../templates-data/model/demos.cases.ts';
import { sample } from '../../service/testing/full-run.ts';
import { openAccount } from './agency-account.ts';
import { hasBrowser, still, useBrowser } from './browser.ts';
import { snapshot } from './fill-in-browser.ts';
import { startStaticHost } from './static-host.ts';

const service = inject('origin');

/**
 * Colours and body of a page. Left out are the head, which names the host, and the demo's id. What
 * the studio adds for editing is left out too, and what the form's script adds.
 */
async function readBody(page: Page | Frame, html?: string): Promise<string[]> {
  const [, ...lines] = await snapshot(page, html);
  return lines
    .filter((line) => !/^(?:TITLE|META|LINK) |class=toasts/u.test(line))
    .map((line) =>
      line
        .replace(/ data-(?:base|demo)=\S+/gu, '')
        .replace(/ (?:tabindex|data-reach|value)=(?:-?\d+)?(?= |$)/gu, '')
        .replace(/(?<=name=demo type=hidden) value=\S+/u, '')
        .replace(/ aria-description=.*?next text\./u, '')
        .replace(/=\/demos\/[\w-]+-\w{6}(?=[/ #])/gu, '=')
        .replace(/ +/gu, ' '),
    );
}

const fetchPage = async (path: string): Promise<string> =>
  (await fetch(`${service}/demos/${path}`)).text();

/** Opens a page of the studio's preview by its tab; returns its frame and the demo's path. */
async function openTab(page: Page, turn: number): Promise<{ frame: Frame; rest: string }> {
  const preview = page.getByRole('region', { name: 'Live preview' });
  const tabs = preview.getByRole('navigation').getByRole('button');
  await tabs.first().waitFor();
  await tabs.nth(turn % (await tabs.count())).click();
  const shown = preview.locator('iframe:not(.invisible)');
  await shown.waitFor();
  const frame = await (await shown.elementHandle()).contentFrame();
  if (!frame) throw new Error('the preview has no page');
  return {
    frame,
    rest: /^\/demo-templates\/\w[\w-]*(.*?)\/?$/u.exec(new URL(frame.url()).pathname)?.[1] ?? '',
  };
}

describe.skipIf(!hasBrowser)('a demo', () => {
  const { open } = useBrowser(still);
  let host: Awaited<ReturnType<typeof startStaticHost>>;
  beforeAll(async () => {
    host = await startStaticHost(service);
  });
  afterAll(() => {
    host.server.close();
  });

  test.each(
    sample(
      demoCases.map((one, turn) => ({ ...one, turn })),
      12,
    ),
  )(
    'is on a static host and in the studio what the service sends, where $outcome',
    async ({ overrides, lists, turn }) => {
      const account = await openAccount(service);
      const uniqueId = await account.create(overrides, lists);
      const context = await open({ bypassCSP: true, viewport: { width: 1280, height: 900 } });
      await context.addCookies([account.cookie]);
      const page = await context.newPage();
      const sent = await fetchPage(uniqueId);
      await page.goto(`${host.origin}/demos/${uniqueId}`);
      await expect.poll(() => readBody(page)).toEqual(await readBody(page, sent));

      await page.goto(`${service}/app/demos/${uniqueId}/edit`);
      for (const tab of new Set([0, turn])) {
        const { frame, rest } = await openTab(page, tab);
        const inner = await fetchPage(uniqueId + rest);
        await expect.poll(() => readBody(frame)).toEqual(await readBody(frame, inner));
      }
      await context.close();
    },
  );
});
