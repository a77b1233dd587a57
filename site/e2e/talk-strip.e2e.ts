import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { designs } from '../../templates-data/model/designs.ts';
import { languages } from '../../templates-data/model/languages.ts';
import { openAccount, type AgencyAccount } from './agency-account.ts';
import { hasBrowser, still, useBrowser } from './browser.ts';
import { harbor } from './harbor.ts';
import { mailedLink } from './mail-box.ts';

const origin = inject('origin');
const outbox = inject('outbox');

/** An agency that is named alone, with a telephone number and a mail address. */
async function openStudio(): Promise<AgencyAccount> {
  const studio = await openAccount(origin, { username: 'Northlight Design Studio' });
  const { name, value } = studio.cookie;
  const change = async (method: string, path: string, body: unknown): Promise<void> => {
    const headers = { origin, 'content-type': 'application/json', cookie: `${name}=${value}` };
    const sent = { method, headers, body: JSON.stringify(body) };
    expect((await fetch(origin + path, sent)).status).toBe(200);
  };
  await change('POST', '/api/change-plan', { plan: 'professional' });
  const proof = new URL(await mailedLink(outbox, studio.email, '/verify-email'));
  await change('POST', '/api/verify-email', { token: proof.searchParams.get('token') });
  const profile = { email: 'hi@north.example', phone: '+43 1 234567', whiteLabel: true };
  await change('PATCH', '/api/agency', profile);
  return studio;
}

describe.skipIf(!hasBrowser)('the label of a white-label demo', () => {
  const { open } = useBrowser(still);
  let opened: Promise<AgencyAccount> | undefined;
  const useStudio = (): Promise<AgencyAccount> => (opened ??= openStudio());
  /** One page for all languages, because these demos store nothing in it. */
  let phone: Page;
  beforeAll(async () => {
    phone = await (await open({ viewport: { width: 390, height: 844 } })).newPage();
  });

  test.each(languages)(
    'keeps its words whole beside “Talk to us” in %s at 390 pixels',
    async (language) => {
      const studio = await useStudio();
      const uniqueId = await studio.create(harbor, { language });
      await phone.goto(`${origin}/demos/${uniqueId}`);
      const seen = await phone.evaluate(() => {
        const parts = [...document.querySelectorAll('.label span, .talk')];
        const [strip, talk] = ['.label', '.talk']
          .map((one) => document.querySelector(one)?.getBoundingClientRect())
          .map((box) => box && [box.top, box.bottom]);
        const texts = [...document.querySelectorAll('.label span')].map((one) => {
          const range = document.createRange();
          range.selectNodeContents(one);
          return range.getBoundingClientRect().right;
        });
        // Fonts with tall lines, such as Noto Sans, reach some pixels beyond a line of their own.
        const tallLine = 8;
        const left = document.querySelector('.talk')?.getBoundingClientRect().left ?? 0;
        return {
          cut: parts
            .filter((one) => one.checkVisibility())
            .filter(
              ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
                scrollWidth > clientWidth || scrollHeight > clientHeight + tallLine,
            )
            .map((one) => one.textContent),
          under: texts.filter((right) => right > left).length,
          isLevel: JSON.stringify(strip) === JSON.stringify(talk),
        };
      });
      expect(seen).toEqual({ cut: [], under: 0, isLevel: true });
    },
  );

  test('covers no words of any design’s opening and foot at 1440 pixels', async () => {
    const studio = await useStudio();
    const context = await open({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    for (const design of designs) {
      const uniqueId = await studio.create(harbor, { design, language: 'en' });
      await page.goto(`${origin}/demos/${uniqueId}`);
      for (const end of [0, 1]) {
        await page.evaluate((share) => scrollTo(0, share * document.body.scrollHeight), end);
        const covered = await page.evaluate(() => {
          const signs = [...document.querySelectorAll('.label, .talk')]
            .filter((one) => one.checkVisibility())
            .map((one) => one.getBoundingClientRect());
          return [...document.querySelectorAll('main a, main button, footer a, footer p')]
            .filter((one) => one.checkVisibility() && one.textContent !== '')
            .filter((one) => {
              const range = document.createRange();
              range.selectNodeContents(one);
              const own = range.getBoundingClientRect();
              return signs.some(
                (box) =>
                  own.right > box.left &&
                  own.left < box.right &&
                  own.bottom > box.top &&
                  own.top < box.bottom,
              );
            })
            .map((one) => one.textContent.trim());
        });
        expect([design, end, covered]).toEqual([design, end, []]);
      }
    }
    await context.close();
  });
});
