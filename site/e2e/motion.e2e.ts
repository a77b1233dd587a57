import { describe, expect, inject, test } from 'vitest';
import { openAccount } from './agency-account.ts';
import { hasBrowser, useBrowser } from './browser.ts';

const origin = inject('origin');
const samples = [
  '/firms/premier',
  '/firms/meridian',
  '/firms/prime',
  '/firms/innovate',
  '/firms/rook-and-river',
  '/firms/plumb',
  '/firms/lantern',
];

describe.skipIf(!hasBrowser)('what moves on firm pages', () => {
  const { open } = useBrowser();

  test.each(samples)('stands still on %s for whoever asked for less motion', async (path) => {
    const context = await open({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(origin + path, { waitUntil: 'load' });
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        // The header's ground follows the scroll position, without moving.
        .filter((one) => !(one instanceof CSSAnimation && one.animationName.startsWith('settle')))
        .map((one) => (one instanceof CSSAnimation ? one.animationName : 'transition')),
    );
    expect(moving).toEqual([]);
  });

  test.each(samples)('hides no words and no picture of %s before it has moved', async (path) => {
    const context = await open({ reducedMotion: 'no-preference' });
    const page = await context.newPage();
    await page.goto(origin + path, { waitUntil: 'load' });
    const hidden = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(h1, h2, h3, p, img, li)')]
        .filter((element) => element.checkVisibility())
        .filter((element) => {
          const { opacity, clipPath, visibility } = getComputedStyle(element);
          return Number(opacity) < 0.3 || visibility === 'hidden' || clipPath.includes('100%');
        })
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(hidden).toEqual([]);
  });

  test('one page of a demo passes into the next where the browser can do that', async () => {
    const { create } = await openAccount(origin);
    const id = await create({ businessName: 'Quay Roofing', industry: 'construction' });
    const context = await open({ reducedMotion: 'no-preference' });
    const page = await context.newPage();
    await page.addInitScript(() => {
      addEventListener('pagereveal', (event) => {
        const passes = 'viewTransition' in event && event.viewTransition !== null;
        document.documentElement.dataset['passes'] = String(passes);
      });
    });
    await page.goto(`${origin}/demos/${id}`, { waitUntil: 'load' });
    await page.locator('footer a[href$="/privacy-policy"]').click();
    await page.waitForURL('**/privacy-policy');
    await expect
      .poll(() => page.evaluate(() => document.documentElement.dataset['passes']))
      .toBe('true');
  });
});
