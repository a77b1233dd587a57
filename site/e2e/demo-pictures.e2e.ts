import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { designs } from '../../templates-data/model/designs.ts';
import type { UploadedPicture } from '../../templates-data/model/pictures.ts';
import { sample } from '../../service/testing/full-run.ts';
import { openAccount } from './agency-account.ts';
import { hasBrowser, still, useBrowser } from './browser.ts';

const origin = inject('origin');

async function paint(background: string): Promise<UploadedPicture> {
  const [width, height] = [600, 400];
  const picture = sharp({ create: { width, height, channels: 3, background } });
  const base64 = (await picture.webp().toBuffer()).toString('base64');
  return { type: 'image/webp', base64, width, height };
}

/** The place of the picture that is open in front of the page. */
const openedView = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('.view:popover-open')?.id ?? '');

/** How much of the picture from before the work is visible. */
const shareBefore = (page: Page): Promise<string> =>
  page
    .locator('.works .compare-before')
    .evaluate((picture) => getComputedStyle(picture).clipPath.split(' ')[1] ?? '');

describe.skipIf(!hasBrowser)('pictures of a demo', () => {
  const { open } = useBrowser(still);
  const demos = new Map<string, string>();

  beforeAll(async () => {
    const account = await openAccount(origin);
    const [gray, green, blue] = await Promise.all(['#888', '#2a6', '#26a'].map(paint));
    for (const design of designs) {
      const pictures = {
        ...(gray && { gallery1: gray, project1before: gray }),
        ...(green && { gallery2: green, project1: green }),
        ...(blue && { gallery3: blue }),
      };
      const projects = [{ title: 'The roof', place: 'Leith', kind: '', text: '' }];
      const overrides = { businessName: 'Quay & Sons', industry: 'construction' };
      demos.set(design, await account.create(overrides, { design, pictures, projects }));
    }
  });

  async function show(design: string, hasTouch: boolean): Promise<Page> {
    const viewport = { width: hasTouch ? 390 : 1440, height: 844 };
    const context = await open({ viewport, hasTouch, isMobile: hasTouch });
    const page = await context.newPage();
    await page.goto(`${origin}/demos/${demos.get(design) ?? ''}`, { waitUntil: 'networkidle' });
    // The gallery's script starts when it comes into sight.
    await page.locator('.gallery').scrollIntoViewIfNeeded();
    await page.locator('.view-step').first().waitFor({ state: 'attached' });
    return page;
  }

  test.each(sample(designs, 3, 0))(
    '%s: a picture of the gallery opens, leads on by arrow keys, and gives the focus back',
    async (design) => {
      const page = await show(design, false);
      await page.locator('.gallery li > button').first().click();
      expect(await openedView(page)).toBe('view-gallery1');
      await page.keyboard.press('ArrowRight');
      expect(await openedView(page)).toBe('view-gallery2');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      expect(await openedView(page)).toBe('view-gallery3');
      await page.keyboard.press('Escape');
      expect(await openedView(page)).toBe('');
      await page.locator('li > [popovertarget="view-gallery3"]:focus').waitFor();
      await page.context().close();
    },
  );

  test.each(sample(designs, 3, 1))(
    '%s: the handle between before and after follows the mouse and the arrow keys',
    async (design) => {
      const page = await show(design, false);
      const handle = page.locator('.works .compare input');
      await handle.scrollIntoViewIfNeeded();
      const { x = 0, y = 0, width = 0, height = 0 } = (await handle.boundingBox()) ?? {};
      expect(await shareBefore(page)).toBe('50%');
      await page.mouse.move(x + width / 2, y + height / 2);
      await page.mouse.down();
      await page.mouse.move(x + width / 4, y + height / 2, { steps: 4 });
      await page.mouse.up();
      const dragged = Number.parseFloat(await shareBefore(page));
      expect(dragged).toBeGreaterThan(70);
      expect(dragged).toBeLessThan(80);
      await handle.press('ArrowLeft');
      expect(Number.parseFloat(await shareBefore(page))).toBe(dragged + 1);
      await page.context().close();
    },
  );

  test.each(sample(designs, 3, 2))(
    '%s: a tap opens a picture, and a swipe leads on',
    async (design) => {
      const page = await show(design, true);
      await page.locator('.gallery li > button').first().tap();
      const view = page.locator('.view:popover-open');
      await view.evaluate((target) => {
        const touch = (clientX: number): Touch => new Touch({ identifier: 1, target, clientX });
        const [from, to] = [touch(300), touch(120)];
        target.dispatchEvent(new TouchEvent('touchstart', { touches: [from] }));
        target.dispatchEvent(new TouchEvent('touchend', { changedTouches: [to] }));
      });
      expect(await openedView(page)).toBe('view-gallery2');
      await page.getByRole('button', { name: 'Close' }).tap();
      expect(await openedView(page)).toBe('');
      await page.context().close();
    },
  );
});
