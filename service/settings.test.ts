import { expect, test } from 'vitest';
import { createTestApp } from './testing/create-test-app.ts';

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_canary',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_visible',
  STRIPE_WEBHOOK_SECRET: 'whsec_canary',
  STRIPE_PRICE_ID: 'price_1',
};

test('an installation without settings offers what needs none', async () => {
  const app = createTestApp();
  expect((await app.visitor().get('/api/settings')).json).toEqual({
    providers: { google: false, github: false },
    payment: { provider: 'simulated', publishableKey: null },
    suggestions: false,
    demoAccess: false,
    trialDays: 0,
  });
  await app.close();
});

test('a configured one says what it offers, and no secret of it', async () => {
  const app = createTestApp({
    variables: {
      ...stripe,
      GOOGLE_CLIENT_ID: 'canary-id',
      GOOGLE_CLIENT_SECRET: 'canary-secret',
      AI_BASE_URL: 'https://canary.example',
      AI_API_KEY: 'canary-key',
      TRIAL_DAYS: '30',
      DEMO_ACCESS_CODES: `basic:${'c'.repeat(64)}`,
    },
  });
  const { json, text } = await app.visitor().get('/api/settings');
  expect(json).toEqual({
    providers: { google: true, github: false },
    payment: { provider: 'stripe', publishableKey: 'pk_test_visible' },
    suggestions: true,
    demoAccess: true,
    trialDays: 30,
  });
  expect(text).not.toMatch(/canary|cccc/u);
  await app.close();
});
