import { describe, expect, inject, test } from 'vitest';
import { openStudio, openSubscriber } from './agency-account.ts';
import { hasBrowser, still, useBrowser } from './browser.ts';
import { chooseTrade, hasFocus, heading, openDentist, startFresh } from './studio-page.ts';
import { watchWords } from './watch-words.ts';

const origin = inject('origin');

describe.skipIf(!hasBrowser)('editing a demo in the studio', () => {
  const { open } = useBrowser(still);

  test('a trade is found by its name in another language, and unknown words use the general template', async () => {
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

  test('a trade that is typed before the list is loaded is chosen once it is', async () => {
    const context = await open();
    let fetch = (): void => undefined;
    const requested = new Promise<void>((resolve) => (fetch = resolve));
    await context.route('**/client/trades.json', async (route) => {
      await requested;
      await route.continue();
    });
    const { page } = await openSubscriber(context, origin);
    const studio = await startFresh(page);
    await chooseTrade(page, studio, 'dentist');
    await page.keyboard.press('Tab');
    fetch();
    const field = studio.getByRole('combobox', { name: 'Industry or trade' });
    await expect.poll(() => field.inputValue()).toBe('Dentist');
    await context.close();
  });

  test('texts, the headline and a typical service are edited in the preview, and are on the demo', async () => {
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
    expect(await studio.getByRole('textbox', { name: 'Headline', exact: true }).inputValue()).toBe(
      'Calm teeth, kept promises',
    );
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

    // The reopened demo has its trade and its own texts.
    await studio.getByRole('button', { name: 'View in Library' }).click();
    await studio.getByRole('link', { name: 'Edit in wizard' }).click();
    await studio.getByRole('button', { name: /^1 text changed/u }).waitFor();
    await studio.getByRole('tab', { name: 'Brand' }).click();
    const trade = studio.getByRole('combobox', { name: 'Industry or trade' });
    await expect.poll(() => trade.inputValue()).toBe('Dentist');
    await context.close();
  });

  test('another design can be chosen and reset without losing a text', async () => {
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

  test('typing and pasting stop at a text’s limit, and the text can be hidden and restored', async () => {
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

  test('a text of the preview is reached, edited and left by keyboard', async () => {
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
    await studio.getByRole('button', { name: 'Add a section' }).click();
    await studio.locator('#f-section-prices').click();
    await studio.getByRole('button', { name: 'Add a line' }).click();
    await page.keyboard.type('Check-up');
    await studio.getByLabel('Price of Line 1').fill('€ 50');
    await preview.getByText('€ 50').waitFor();
    // Leaving the page saves what was typed last.
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
