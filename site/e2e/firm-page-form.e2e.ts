import { describe, expect, inject, test } from 'vitest';
import { openAccount } from './agency-account.ts';
import { hasBrowser, useBrowser } from './browser.ts';

const origin = inject('origin');

/**
 * Runs in the page: whether React has hydrated an island; before that, the browser submits the
 * form.
 */
function isAlive(selector: string): boolean {
  return Object.keys(document.querySelector(selector) ?? {}).some((key) =>
    key.startsWith('__reactProps'),
  );
}

describe.skipIf(!hasBrowser)('the form of a firm page', () => {
  const { open } = useBrowser();

  test('send an inquiry on a demo after marking missing fields, and empty the form', async () => {
    const account = await openAccount(origin);
    const uniqueId = await account.create({ businessName: 'Harbor', slogan: 'Steady counsel' });
    const context = await open();
    const page = await context.newPage();
    await page.goto(`${origin}/demos/${uniqueId}`);
    await page.locator('#contact').scrollIntoViewIfNeeded();
    await page.waitForFunction(isAlive, '#contact form');
    const form = page.locator('#contact form');
    await form.getByRole('button', { name: 'Submit Inquiry' }).click();
    await page
      .getByText('Please fill in all required fields and consent to the privacy policy')
      .waitFor();
    await form.getByLabel(/Full Name/u).fill('Client');
    await form.getByLabel(/Email Address/u).fill('client@home.example');
    await form.getByLabel(/Message/u).fill('Please call me.');
    await form.getByRole('checkbox').check();
    const sent = page.waitForResponse((response) => response.url().endsWith('/api/contact'));
    await form.getByRole('button', { name: 'Submit Inquiry' }).click();
    expect((await sent).status()).toBe(200);
    await page.getByText('Thank you for your inquiry! We will contact you shortly.').waitFor();
    expect(await form.getByLabel(/Message/u).inputValue()).toBe('');
    expect(await form.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe(
      `/demos/${uniqueId}/privacy-policy`,
    );
    await context.close();
  });

  test('are not needed to send an inquiry, nor to see missing fields', async () => {
    const account = await openAccount(origin);
    const uniqueId = await account.create({ businessName: 'Quay Street Legal' });
    const context = await open({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });
    const page = await context.newPage();
    await page.goto(`${origin}/demos/${uniqueId}/contact`);
    await page.getByLabel(/Full Name/u).fill('Client');
    await page.getByLabel(/Email Address/u).fill('client@home.example');
    await page.getByLabel(/Message/u).fill('Please call me.\nIn the evening.');
    await page.getByRole('button', { name: 'Submit Inquiry' }).click();
    await page.getByText('Please consent to the privacy policy').waitFor();
    expect(await page.getByLabel(/Message/u).inputValue()).toBe('Please call me.\nIn the evening.');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Submit Inquiry' }).click();
    await page.getByRole('heading', { name: 'Inquiry Submitted' }).waitFor();
    await page.getByRole('link', { name: 'Quay Street Legal' }).click();
    await page.waitForURL(`${origin}/demos/${uniqueId}/contact`);
    await context.close();
  });

  test('keep typed values when the service cannot be reached', async () => {
    const context = await open();
    const page = await context.newPage();
    await page.route('**/api/contact', (route) => route.abort());
    await page.goto(`${origin}/firms/premier`);
    await page.locator('#contact').scrollIntoViewIfNeeded();
    await page.waitForFunction(isAlive, '#contact form');
    const form = page.locator('#contact form');
    await form.getByLabel(/Full Name/u).fill('Client');
    await form.getByLabel(/Email Address/u).fill('client@home.example');
    await form.getByLabel(/Message/u).fill('Please call me.');
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Submit Inquiry' }).click();
    await page
      .getByText('There was an error submitting your inquiry. Please try again later.')
      .waitFor();
    expect(await form.getByLabel(/Message/u).inputValue()).toBe('Please call me.');
    await context.close();
  });
});
