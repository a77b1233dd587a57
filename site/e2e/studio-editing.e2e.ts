import type { FrameLocator, Locator, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { openStudio, openSubscriber } from './agency-account.ts';
import { hasBrowser, useBrowser } from './browser.ts';
import { chooseTrade, hasFocus, heading, startFresh } from './studio-page.ts';
import { watchWords } from './watch-words.ts';

const origin = inject('origin');

/** A dentist's draft at the second step, with its page in the preview. */
async function openDentist(page: Page): Promise<{ studio: Locator; preview: FrameLocator }> {
  const studio = await startFresh(page);
  await studio.getByLabel('Business name').fill('Harbour Dental');
  await chooseTrade(page, studio, 'dentist');
  const preview = studio.frameLocator('iframe');
  await preview.locator('[data-text="hero.eyebrow"]', { hasText: 'Dental practice' }).waitFor();
  return { studio, preview };
}

const sectionsOf = (preview: FrameLocator): Promise<readonly (string | undefined)[]> =>
  preview
    .locator('main > [data-section]')
    .evaluateAll((all) =>
      all.map((one) => (one instanceof HTMLElement ? one.dataset['section'] : '')),
    );

describe.skipIf(!hasBrowser)('editing a demo in the studio', () => {
  const { open } = useBrowser();

  test('a trade is found by its name in another language, and words that name none stand on the general template', async () => {
    const context = await open();
    const { page } = await openSubscriber(context, origin);
    const studio = await startFresh(page);
    await studio.getByLabel('Business name').fill('Harbour');
    await chooseTrade(page, studio, 'Zahnärzt');
    const field = studio.getByRole('combobox', { name: 'Industry or trade' });
    await expect.poll(() => field.inputValue()).toBe('Dentist');
    const html = studio.frameLocator('iframe').locator('html');
    await expect.poll(() => html.getAttribute('data-industry')).toBe('medical');
    await field.click();
    await page.keyboard.type('qqqq');
    await page.keyboard.press('Escape');
    expect(await field.inputValue()).toBe('Dentist');
    expect(await studio.count()).toBe(1);
    await chooseTrade(page, studio, 'Falconry');
    await expect.poll(() => field.inputValue()).toBe('Falconry');
    await expect.poll(() => html.getAttribute('data-industry')).toBe('general');
    await studio
      .frameLocator('iframe')
      .locator('[data-text="hero.eyebrow"]', { hasText: 'Falconry' })
      .waitFor();
    await context.close();
  });

  test('texts, the headline and a typical service are edited where they stand, and the client reads them', async () => {
    const context = await open();
    const { page } = await openSubscriber(context, origin);
    const { studio, preview } = await openDentist(page);
    const eyebrow = preview.locator('[data-text="hero.eyebrow"]');
    await eyebrow.click();
    await page.keyboard.press('End');
    await page.keyboard.type(' in Punawale');
    await expect.poll(() => eyebrow.textContent()).toBe('Dental practice in Punawale');
    await studio
      .getByRole('toolbar', { name: 'Editing Opening: Line above the headline' })
      .waitFor();
    await page.keyboard.press('Enter');
    await preview.locator('h1').click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Calm teeth, kept promises');
    await page.keyboard.press('Enter');
    expect(await studio.getByLabel('Slogan').inputValue()).toBe('Calm teeth, kept promises');
    await expect.poll(() => preview.locator('h1 em').textContent()).toBe('kept promises');
    const service = preview.locator('[data-section="services"] [data-edit="services.0.name"]');
    await service.click();
    await page.keyboard.press('End');
    await page.keyboard.type(' every year');
    await page.keyboard.press('Enter');
    await expect.poll(() => service.textContent()).toBe('Check-ups every year');
    await preview.locator('[data-text="about.heading"]').click();
    await page.keyboard.type('Thrown away');
    await page.keyboard.press('Escape');
    await expect
      .poll(() => preview.locator('[data-text="about.heading"]').textContent())
      .toBe('About Harbour Dental');

    await studio.getByRole('button', { name: 'Next' }).click();
    await studio.getByRole('button', { name: 'Generate Site' }).click();
    const link = studio.getByRole('textbox', { name: 'Demo link' });
    await link.waitFor();
    await studio.getByText('Saved to your library').waitFor();
    const visitor = await context.newPage();
    await visitor.goto((await link.textContent()) ?? '');
    for (const text of ['Dental practice in Punawale', 'Check-ups every year', 'Dental hygiene'])
      expect(await visitor.getByText(text, { exact: true }).count(), text).toBeGreaterThan(0);
    expect(await visitor.locator('h1').textContent()).toBe('Calm teeth, kept promises');

    // Reopened, it is the same demo: its trade is chosen, and its texts are its own.
    await studio.getByRole('button', { name: 'View in Library' }).click();
    await studio.getByRole('link', { name: 'Edit in wizard' }).click();
    const trade = studio.getByRole('combobox', { name: 'Industry or trade' });
    await expect.poll(() => trade.inputValue()).toBe('Dentist');
    await studio.getByRole('button', { name: 'Next' }).click();
    await studio.getByRole('button', { name: /^1 text changed/u }).waitFor();
    await context.close();
  });

  test('another design is tried without losing a word, and given up again', async () => {
    const context = await open();
    const { page } = await openSubscriber(context, origin);
    const { studio, preview } = await openDentist(page);
    await studio.getByRole('button', { name: 'Next' }).click();
    const html = preview.locator('html');
    const suitable = (await html.getAttribute('data-design')) ?? '';
    const designs = studio.getByRole('group', { name: 'Design' });
    await designs.getByText('Chambers').click();
    await expect.poll(() => html.getAttribute('data-design')).toBe('law');
    await preview.locator('[data-text="hero.eyebrow"]', { hasText: 'Dental practice' }).waitFor();
    await designs.getByText('suits the trade', { exact: true }).click();
    await expect.poll(() => html.getAttribute('data-design')).toBe(suitable);
    await context.close();
  });

  test('no more than fits is typed or pasted into a text, and it can be hidden and brought back', async () => {
    const context = await open();
    const { page } = await openSubscriber(context, origin);
    const { studio, preview } = await openDentist(page);
    const eyebrow = preview.locator('[data-text="hero.eyebrow"]');
    await eyebrow.click();
    await page.keyboard.press('Control+a');
    await watchWords(page, 'At most 80 characters fit here.', () =>
      page.keyboard.type('x'.repeat(85)),
    );
    expect(await eyebrow.textContent()).toBe('x'.repeat(80));
    await eyebrow.evaluate((element) => {
      element.ownerDocument.getSelection()?.selectAllChildren(element);
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'Dentist\nin Punawale');
      clipboardData.setData('text/html', '<b>Dentist</b>');
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    });
    expect(await eyebrow.innerHTML()).toBe('Dentist in Punawale');
    const panel = studio.locator('[data-editing-panel]');
    await panel.getByRole('button', { name: 'Hide' }).click();
    await expect.poll(() => eyebrow.count()).toBe(0);
    await page.keyboard.press('Control+z');
    await expect.poll(() => eyebrow.textContent()).toBe('Dentist in Punawale');
    await eyebrow.click();
    await panel.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => eyebrow.textContent()).toBe('Dental practice');
    await context.close();
  });

  test('by keyboard alone: to a text of the preview, into it, and back out', async () => {
    const context = await open();
    const { page } = await openSubscriber(context, origin);
    const { studio, preview } = await openDentist(page);
    await studio.getByRole('button', { name: 'Phone preview' }).focus();
    await page.keyboard.press('Tab');
    const active = (): Promise<string | null> =>
      preview
        .locator('html')
        .evaluate(() => document.activeElement?.getAttribute('data-text') ?? null);
    await expect.poll(active).not.toBeNull();
    for (let count = 0; count < 40 && (await active()) !== 'hero.eyebrow'; count += 1)
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('F2');
    await page.keyboard.type('Dentist on the harbour');
    await page.keyboard.press('Tab');
    await expect
      .poll(() => hasFocus(studio.locator('[data-editing-panel] button').first()))
      .toBe(true);
    await studio
      .locator('[data-editing-panel]')
      .getByRole('button', { name: 'Done' })
      .press('Enter');
    await expect.poll(active).toBe('hero.eyebrow');
    expect(await preview.locator('[data-text="hero.eyebrow"]').textContent()).toBe(
      'Dentist on the harbour',
    );
    await page.keyboard.press('Control+z');
    await expect
      .poll(() => preview.locator('[data-text="hero.eyebrow"]').textContent())
      .toBe('Dental practice');
    await context.close();
  });

  test('sections are hidden, shown and moved by buttons, keys, mouse, finger and Undo', async () => {
    const context = await open();
    const { page } = await openSubscriber(context, origin);
    const { studio, preview } = await openDentist(page);
    await studio.getByRole('button', { name: 'Next' }).click();
    await heading(studio, 'Content Editing').waitFor();
    const row = (id: string): Locator => studio.locator(`[data-row="${id}"]`);
    await row('banner').getByRole('switch', { name: 'Show Closing banner' }).uncheck();
    await expect.poll(() => sectionsOf(preview)).not.toContain('banner');
    await row('banner').getByRole('switch', { name: 'Show Closing banner' }).check();
    await expect.poll(() => sectionsOf(preview)).toContain('banner');
    expect(await row('hero').getByRole('switch').count()).toBe(0);

    const places = async (): Promise<number> => {
      const order = await sectionsOf(preview);
      return order.indexOf('services') - order.indexOf('about');
    };
    const before = await places();
    // The list follows the page it describes, so its rows move after the page's sections.
    const rowsAre = (above: string, below: string): Promise<void> =>
      expect
        .poll(async () => {
          const rows = await studio
            .locator('ol [data-row]')
            .evaluateAll((all) => all.map((one) => one.getAttribute('data-row')));
          return rows.indexOf(above) < rows.indexOf(below);
        })
        .toBe(true);
    const [upper, lower] =
      before > 0 ? (['about', 'services'] as const) : (['services', 'about'] as const);
    const name = lower === 'about' ? 'About' : 'Services';
    await studio.locator(`#f-section-${lower}`).focus();
    for (let count = 0; count < 12 && (await places()) === before; count += 1)
      await watchWords(page, `${name} moved to place`, () => page.keyboard.press('Alt+ArrowUp'));
    expect(await places()).toBe(-before);
    expect(await hasFocus(studio.locator(`#f-section-${lower}`))).toBe(true);
    await studio.getByRole('button', { name: `Move ${name} down` }).click();
    await expect.poll(places).toBe(before);
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

  test('an example is switched on where the client has nothing, and a page is hidden with the links to it', async () => {
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

  test('texts and lists of a section are edited in the form, listed as changes, and survive a reload', async () => {
    const context = await open();
    const { page } = await openSubscriber(context, origin);
    let { studio } = await openDentist(page);
    await studio.getByRole('button', { name: 'Next' }).click();
    await studio.locator('#f-section-about').click();
    const headline = studio.locator('[id="f-text-about.heading"]');
    await headline.fill('من نحن');
    const preview = studio.frameLocator('iframe');
    await expect
      .poll(() => preview.locator('[data-text="about.heading"]').textContent())
      .toBe('من نحن');
    await studio.locator('#f-section-prices').click();
    await studio.getByRole('button', { name: 'Add a line' }).click();
    await page.keyboard.type('Check-up');
    await studio.getByLabel('Price of Line 1').fill('€ 50');
    await preview.getByText('€ 50').waitFor();
    await studio.getByText('Saved on this device').waitFor();
    await page.waitForTimeout(1000);
    await page.reload();
    studio = await openStudio(page);
    await heading(studio, 'Content Editing').waitFor();
    await studio.getByRole('button', { name: /^1 text changed/u }).click();
    await studio.getByRole('button', { name: 'About: Headline' }).first().click();
    const field = studio.locator('[id="f-text-about.heading"]');
    await expect.poll(() => hasFocus(field)).toBe(true);
    expect(await field.inputValue()).toBe('من نحن');
    await studio.getByRole('button', { name: 'Reset About: Headline', exact: true }).click();
    await expect.poll(() => field.inputValue()).toBe('About Harbour Dental');
    await studio.frameLocator('iframe').getByText('€ 50').waitFor();
    await context.close();
  });
});
