import { describe, expect, inject, test } from 'vitest';
import { openStudio, openSubscriber } from './agency-account.ts';
import { hasBrowser, useBrowser } from './browser.ts';
import { objections } from './studio-page.ts';

const origin = inject('origin');
const businessHost = inject('businessHost');

describe.skipIf(!hasBrowser)('the studio, to everybody', () => {
  const { open } = useBrowser();

  test.each([
    ['a desktop', { width: 1440, height: 900 }],
    ['a phone', { width: 390, height: 844 }],
  ])('every step is free of what axe finds on %s', async (_, viewport) => {
    const context = await open({ bypassCSP: true, viewport, reducedMotion: 'reduce' });
    const { page } = await openSubscriber(context, origin);
    const studio = await openStudio(page);
    expect(await objections(page)).toEqual([]);
    await studio.getByLabel('Website URL').fill(`http://${businessHost}/nothing-here`);
    await studio.getByRole('button', { name: 'Scan Website' }).click();
    await page.getByText('Scanning failed').waitFor();
    expect(await objections(page)).toEqual([]);
    await studio.getByLabel('Website URL').fill(`http://${businessHost}/`);
    await studio.getByRole('button', { name: 'Scan Website' }).click();
    await studio
      .getByRole('button', { name: /^from your site/u })
      .first()
      .click();
    expect(await objections(page)).toEqual([]);
    await studio.getByRole('button', { name: 'Next' }).click();
    await studio.getByRole('button', { name: 'Get suggestions' }).click();
    await studio.getByRole('button', { name: 'Use this' }).first().click({ timeout: 10_000 });
    for (const part of ['logo', 'services', 'people', 'testimonials', 'socials']) {
      await studio.locator(`button#f-${part}`).click();
    }
    await studio.getByRole('button', { name: 'Add a testimonial' }).click();
    await studio.getByLabel('Email', { exact: true }).fill('office@');
    await studio.getByLabel('Phone').focus();
    await studio.getByText('Please enter a valid email address').first().waitFor();
    expect(await objections(page)).toEqual([]);
    await studio.getByLabel('Email', { exact: true }).fill('office@harrow.example');
    await studio.getByRole('button', { name: 'Generate Site' }).click();
    await studio.getByRole('textbox', { name: 'Demo link' }).waitFor();
    expect(await objections(page)).toEqual([]);
    await context.close();
  });
});
