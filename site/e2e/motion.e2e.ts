import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { sample } from '../../service/testing/full-run.ts';
import { designs } from '../../templates-data/model/designs.ts';
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

describe.skipIf(!hasBrowser)('motion on firm pages', () => {
  const { open } = useBrowser({ isDrawn: true });

  async function visit(path: string): Promise<Page> {
    const context = await open({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(origin + path, { waitUntil: 'load' });
    return page;
  }
  /** Loads the page again for a visitor who has no preference. */
  async function visitAgainWithMotion(page: Page): Promise<void> {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.reload({ waitUntil: 'load' });
  }
  /** Hidden elements: the slider's other quotes, and the faint streets behind the address. */
  const hiddenOn = (page: Page): Promise<string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll('main :is(h1, h2, h3, p, img, li)')]
        .filter((element) => element.checkVisibility())
        .filter((element) => {
          const { opacity, clipPath, visibility } = getComputedStyle(element);
          return Number(opacity) < 0.3 || visibility === 'hidden' || clipPath.includes('100%');
        })
        // Not its HTML: the page asks for late pictures as soon as it has time.
        .map(
          (element) => `${element.tagName} ${element.getAttribute('src') ?? element.textContent}`,
        ),
    );

  test.each(sample(samples))(
    'is absent on %s for visitors who prefer less, and hides nothing before it starts',
    async (path) => {
      const page = await visit(path);
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .map((one) => (one instanceof CSSAnimation ? one.animationName : 'transition')),
      );
      // The header's ground follows the scroll position.
      expect.soft(moving.filter((name) => !/^(?:settle|float)/u.test(name))).toEqual([]);
      const hiddenWithoutMotion = await hiddenOn(page);
      await visitAgainWithMotion(page);
      expect(await hiddenOn(page), 'before the motion starts').toEqual(hiddenWithoutMotion);
    },
  );

  test.each(sample(['law', 'finance', 'real-estate', 'menu', 'yard'] as const, 3))(
    'the picture of the opening comes to rest slowly in %s, unless less motion is asked for',
    async (design) => {
      const { create } = await openAccount(origin);
      const id = await create(
        { businessName: 'Quay Loaf', industry: 'hospitality' },
        { design, trade: 'bakery' },
      );
      const page = await visit(`/demos/${id}`);
      const drifting = (): Promise<string[]> =>
        page.evaluate(() =>
          document
            .getAnimations()
            .map((one) => (one instanceof CSSAnimation ? one.animationName : ''))
            .filter((name) => name.startsWith('lean')),
        );
      expect(await drifting()).toEqual([]);
      await visitAgainWithMotion(page);
      expect(await drifting()).toHaveLength(1);
    },
  );

  test.each(sample(designs, 3, 1))(
    'pages of a demo in %s pass gradually into each other, and not for those who prefer less motion',
    async (design) => {
      const { create } = await openAccount(origin);
      const id = await create(
        { businessName: 'Quay Roofing', industry: 'construction' },
        { design },
      );
      const page = await (await open()).newPage();
      await page.addInitScript(recordPass);
      const pass = async (reducedMotion: 'reduce' | 'no-preference'): Promise<string[]> => {
        await page.emulateMedia({ reducedMotion });
        await page.goto(`${origin}/demos/${id}`, { waitUntil: 'load' });
        await page.locator('footer a[href$="/privacy-policy"]').first().click();
        await page.waitForURL('**/privacy-policy');
        const passed = (): Promise<string> =>
          page.evaluate(() => document.documentElement.dataset['passed'] ?? '');
        await expect.poll(passed).not.toBe('');
        return (await passed()).split('|');
      };
      expect(new Set(await pass('no-preference')).size).toBe(3);
      expect(await pass('reduce')).toEqual(['none']);
    },
  );
});

/** Notes on the root element how the next page looks at three times of its entrance. */
function recordPass(): void {
  addEventListener('pagereveal', (event) => {
    const passage = 'viewTransition' in event ? event.viewTransition : null;
    const root = document.documentElement;
    if (passage === null) {
      root.dataset['passed'] = 'none';
      return;
    }
    const next = '::view-transition-new(root)';
    void passage.ready.then(() => {
      const [moves] = document
        .getAnimations()
        .filter(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement === next);
      if (!moves) return;
      moves.pause();
      root.dataset['passed'] = [20, 60, 100]
        .map((time) => {
          moves.currentTime = time;
          const { clipPath, opacity, transform } = getComputedStyle(root, next);
          return [clipPath, opacity, transform].join(' ');
        })
        .join('|');
      moves.play();
    });
  });
}
