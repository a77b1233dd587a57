import type { FrameLocator, Locator } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { openSubscriber } from './agency-account.ts';
import { hasBrowser, still, useBrowser } from './browser.ts';
import { hasFocus, heading, openDentist } from './studio-page.ts';
import { watchWords } from './watch-words.ts';

const origin = inject('origin');

const listShownSections = (preview: FrameLocator): Promise<readonly (string | undefined)[]> =>
  preview
    .locator('main > [data-section]')
    .evaluateAll((all) =>
      all.map((one) => (one instanceof HTMLElement ? one.dataset['section'] : '')),
    );

describe.skipIf(!hasBrowser)('the sections of a demo in the studio', () => {
  const { open } = useBrowser(still);

  test('sections are hidden, shown and moved by buttons, keys, mouse, finger and Undo', async () => {
    const context = await open();
    const { page } = await openSubscriber(context, origin);
    const { studio, preview } = await openDentist(page);
    await studio.getByRole('button', { name: 'Next' }).click();
    await heading(studio, 'Content Editing').waitFor();
    const row = (id: string): Locator => studio.locator(`[data-row="${id}"]`);
    await row('banner').getByRole('switch', { name: 'Show Call to action' }).uncheck();
    await expect.poll(() => listShownSections(preview)).not.toContain('banner');
    await row('banner').getByRole('switch', { name: 'Show Call to action' }).check();
    await expect.poll(() => listShownSections(preview)).toContain('banner');
    expect(await row('hero').getByRole('switch').count()).toBe(0);

    const places = async (): Promise<number> => {
      // The banner may stand between the two at first.
      const order = (await listShownSections(preview)).filter((id) => id !== 'banner');
      return order.indexOf('services') - order.indexOf('about');
    };
    const before = await places();
    // The list changes after the page, whose sections it lists.
    const listRows = (): Promise<readonly (string | null)[]> =>
      studio
        .locator('ol [data-row]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('data-row')));
    const rowsAre = (above: string, below: string): Promise<void> =>
      expect
        .poll(async () => {
          const rows = await listRows();
          return rows.indexOf(above) < rows.indexOf(below);
        })
        .toBe(true);
    const [upper, lower] =
      before > 0 ? (['about', 'services'] as const) : (['services', 'about'] as const);
    const name = lower === 'about' ? 'About' : 'Services';
    await studio.locator(`#f-section-${lower}`).focus();
    for (let count = 0; count < 12 && (await places()) === before; count += 1) {
      const rows = await listRows();
      await watchWords(page, `${name} moved to place`, () => page.keyboard.press('Alt+ArrowUp'));
      // The page and its list follow the message; at the first place, no key says anything.
      await expect.poll(listRows).not.toEqual(rows);
    }
    expect(await places()).toBe(-before);
    expect(await hasFocus(studio.locator(`#f-section-${lower}`))).toBe(true);
    // The lifted section is moved by buttons and by arrow keys, and put back by Escape.
    const lift = studio.getByRole('button', { name: `Lift ${name}` });
    await lift.click();
    await studio.getByRole('button', { name: `Move ${name} down` }).click();
    await lift.click();
    await expect.poll(places).toBe(before);
    await rowsAre(upper, lower);
    await lift.focus();
    await page.keyboard.press('Enter');
    await watchWords(page, `${name} at place`, () => page.keyboard.press('ArrowUp'));
    await page.keyboard.press('Escape');
    await rowsAre(upper, lower);
    expect(await places()).toBe(before);
    await rowsAre(upper, lower);
    await row(lower).scrollIntoViewIfNeeded();
    const handle = await row(lower).getByTitle(`Drag ${name}`).boundingBox();
    const target = await row(upper).boundingBox();
    if (!handle || !target) throw new Error('not on screen');
    await page.mouse.move(handle.x + 8, handle.y + 20);
    await page.mouse.down();
    await page.mouse.move(handle.x + 8, target.y + 30, { steps: 6 });
    await page.mouse.move(handle.x + 8, target.y + 6, { steps: 6 });
    await page.mouse.up();
    await expect.poll(places).toBe(-before);
    await page.keyboard.press('Control+z');
    await expect.poll(places).toBe(before);
    await rowsAre(upper, lower);
    const grip = await row(lower).getByTitle(`Drag ${name}`).boundingBox();
    const goal = await row(upper).boundingBox();
    if (!grip || !goal) throw new Error('not on screen');
    const screen = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number): Promise<unknown> =>
      screen.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: y === undefined ? [] : [{ x: grip.x + 8, y }],
      });
    await touch('touchStart', grip.y + 20);
    for (const y of [grip.y, goal.y + 30, goal.y + 6]) await touch('touchMove', y);
    await touch('touchEnd');
    await expect.poll(places).toBe(-before);
    await context.close();
  });

  test('an example fills a section without content, and a page is hidden with its links', async () => {
    const context = await open();
    const { page } = await openSubscriber(context, origin);
    const { studio, preview } = await openDentist(page);
    await studio.getByRole('button', { name: 'Next' }).click();
    await studio.locator('#f-section-people').click();
    await studio.locator('#panel-section-people').getByText('Show example').click();
    await preview.locator('[data-section="people"] .example-mark').waitFor();
    const tabs = studio.getByRole('navigation', { name: 'Pages of the demo' });
    await tabs.getByRole('button', { name: 'Team' }).click();
    await expect.poll(() => preview.locator('html').getAttribute('data-page')).toBe('/team');
    await preview.locator('header nav a', { hasText: 'Treatments' }).first().click();
    await expect.poll(() => preview.locator('html').getAttribute('data-page')).toBe('/services');
    await studio.getByRole('checkbox', { name: 'Team' }).uncheck();
    await expect.poll(() => tabs.getByRole('button', { name: 'Team' }).count()).toBe(0);
    await studio.getByRole('checkbox', { name: 'Services' }).uncheck();
    await expect.poll(() => preview.locator('html').getAttribute('data-page')).toBe('/');
    expect(await preview.locator('a[href="/services"], a[href="/team"]').count()).toBe(0);
    await context.close();
  });
});
