import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { monthlyPrice } from '../../service/testing/monthly-price.ts';
import { openAccount } from './agency-account.ts';
import { hasBrowser, still, useBrowser } from './browser.ts';
import { watchWords } from './watch-words.ts';

const origin = inject('origin');

/** Replaces Stripe's script: records the calls, and pays as the test configures it. */
const fakeStripe = `window.Stripe = (key) => ({
  _registerWrapper: () => undefined,
  elements: (options) => ({
    create: (type, settings) => {
      window.noted = { key, options, type, settings };
      const listeners = {};
      return {
        on: (name, listener) => { listeners[name] = listener; },
        mount: (place) => { place.textContent = 'Card form of the provider'; setTimeout(() => listeners.ready(), 50); },
        destroy: () => undefined,
      };
    },
  }),
  confirmPayment: async ({ confirmParams, redirect }) => {
    Object.assign(window.noted, { confirmParams, redirect });
    return window.result;
  },
});`;

/** Lets the service report that Stripe is configured. */
async function configureStripe(page: Page): Promise<void> {
  await page.route('**/api/settings', (route) =>
    route.fulfill({
      json: {
        providers: { google: false, github: false },
        payment: { provider: 'stripe', publishableKey: 'pk_test_1' },
        suggestions: false,
        demoAccess: false,
        trialDays: 0,
      },
    }),
  );
}

describe.skipIf(!hasBrowser)('the payment', () => {
  const { open } = useBrowser(still);

  async function reachPayment(
    options: Parameters<typeof open>[0] = {},
  ): Promise<[BrowserContext, Page]> {
    const { cookie } = await openAccount(origin, { subscribed: false });
    const context = await open(options);
    await context.addCookies([cookie]);
    return [context, await context.newPage()];
  }

  async function requestBuilder(page: Page): Promise<void> {
    await page.goto(`${origin}/`);
    await page.getByRole('button', { name: 'Access Page Builder' }).first().click();
    await page.getByRole('dialog', { name: 'Complete Your Subscription' }).waitFor();
  }

  test('keeps an address and a draft over the following reload', async () => {
    const [context, page] = await reachPayment();
    await requestBuilder(page);
    const dialog = page.getByRole('dialog');
    await dialog.getByText('A subscription is needed to access the template builder.').waitFor();
    await dialog.getByText(monthlyPrice('builder'), { exact: true }).waitFor();
    await dialog.getByText('Charged immediately, then every month. Cancel anytime.').waitFor();
    await dialog.getByLabel('Card number').fill('4242424242424242');
    await watchWords(page, 'Subscription successful!', () => page.keyboard.press('Enter'));
    await page.getByRole('heading', { name: 'Website Design Studio' }).waitFor();
    await context.close();
  });

  test('can be postponed: back to the account, or closed', async () => {
    const [context, page] = await reachPayment();
    await requestBuilder(page);
    await page.getByRole('button', { name: 'Back to login' }).click();
    await page.getByRole('dialog', { name: 'Template Access' }).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Access Page Builder' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await context.close();
  });

  test('shows why its preparation failed, and offers to go back or try again', async () => {
    const [context, page] = await reachPayment();
    await page.route('**/api/create-subscription', (route) =>
      route.fulfill({ status: 503, body: '{}' }),
    );
    await requestBuilder(page);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { name: 'Payment Setup Issue' }).waitFor();
    await dialog.getByText('Failed to create subscription').waitFor();
    await dialog.getByText('If this problem persists, please contact support.').waitFor();
    await page.route('**/api/create-subscription', (route) =>
      route.fulfill({ status: 200, json: { subscriptionId: 'sub_1' } }),
    );
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await dialog.getByRole('heading', { name: 'Payment System Error' }).waitFor();
    await dialog.getByRole('button', { name: 'Go Back' }).click();
    await page.getByRole('dialog', { name: 'Template Access' }).waitFor();
    await context.close();
  });

  test('shows the login when the session has ended', async () => {
    const [context, page] = await reachPayment();
    await page.route('**/api/create-subscription', (route) =>
      route.fulfill({
        status: 401,
        json: { error: 'Please log in first.', code: 'not_signed_in' },
      }),
    );
    await page.goto(`${origin}/`);
    await watchWords(page, 'Authentication required. Please log in first.', () =>
      page.getByRole('button', { name: 'Access Page Builder' }).first().click(),
    );
    const dialog = page.getByRole('dialog', { name: 'Template Access' });
    await context.clearCookies();
    await watchWords(page, 'Please log in to access the template builder.', () =>
      dialog.getByRole('button', { name: 'Access Page Builder' }).click(),
    );
    await dialog.getByRole('button', { name: 'Continue with Email' }).waitFor();
    await context.close();
  });

  test('gives no access when all flags of the browser are set', async () => {
    const [context, page] = await reachPayment();
    await page.goto(`${origin}/templates`);
    await page.evaluate(() => {
      for (const [flag, value] of Object.entries({
        subscriptionId: 'sub_1',
        hasActiveSubscription: 'true',
        paymentStatus: 'succeeded',
        lastSuccessfulPayment: 'sub_1',
        subscriptionTimestamp: String(Date.now()),
        whitelistedEmail: 'ada@agency.example',
        builderOpens: 'true',
      })) {
        sessionStorage.setItem(flag, value);
      }
    });
    await page.goto(`${origin}/?payment_intent=pi_1&redirect_status=succeeded`);
    await page.getByRole('dialog', { name: 'Complete Your Subscription' }).waitFor();
    expect(page.url()).toBe(`${origin}/`);
    expect(await page.getByRole('heading', { name: 'Website Design Studio' }).count()).toBe(0);
    await context.close();
  });

  test('uses the provider’s own form where one is configured, in its night theme', async () => {
    // The policy allows the provider's host only where a key is configured.
    const [context, page] = await reachPayment({ bypassCSP: true });
    await configureStripe(page);
    await page.route('https://js.stripe.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: fakeStripe }),
    );
    await page.goto(`${origin}/`);
    expect(await page.evaluate(() => 'Stripe' in window)).toBe(false);
    await requestBuilder(page);
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Card form of the provider').waitFor();
    expect(await dialog.getByText('Test mode').count()).toBe(0);
    await page.evaluate(() =>
      Object.assign(window, {
        result: { error: { type: 'card_error', message: 'Your card has expired.' } },
      }),
    );
    const subscribe = dialog.getByRole('button', {
      name: `Subscribe for ${monthlyPrice('builder')} per month`,
    });
    await expect
      .poll(async () => {
        await subscribe.click();
        return dialog.locator('form').getByText('Your card has expired.').count();
      })
      .toBe(1);
    expect(await page.evaluate(() => (window as unknown as { noted: object }).noted)).toMatchObject(
      {
        key: 'pk_test_1',
        options: { appearance: { theme: 'night', variables: { colorPrimary: '#3b82f6' } } },
        type: 'payment',
        settings: {
          paymentMethodOrder: ['card', 'apple_pay', 'google_pay'],
          defaultValues: { billingDetails: { address: { country: 'US' } } },
        },
        confirmParams: { return_url: origin },
        redirect: 'if_required',
      },
    );
    await page.evaluate(() =>
      Object.assign(window, { result: { paymentIntent: { status: 'succeeded' } } }),
    );
    await watchWords(page, 'Your subscription is active', () => subscribe.click());
    await context.close();
  });

  test('shows an error when the provider’s script cannot be loaded', async () => {
    const [context, page] = await reachPayment({ bypassCSP: true });
    await configureStripe(page);
    await page.route('https://js.stripe.com/**', (route) => route.abort());
    await requestBuilder(page);
    await page.getByRole('heading', { name: 'Payment Setup Issue' }).waitFor();
    await page.getByText('Failed to initialize payment').waitFor();
    await context.close();
  });
});
