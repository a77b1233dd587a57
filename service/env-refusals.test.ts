import { expect, test } from 'vitest';
import { readEnv, SettingError } from './env.ts';

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_canary',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_canary',
  STRIPE_WEBHOOK_SECRET: 'whsec_canary',
  STRIPE_PRICE_ID: 'price_1',
};

test.each([
  [
    { STRIPE_SECRET_KEY: stripe.STRIPE_SECRET_KEY },
    'STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET and STRIPE_PRICE_ID must be set too',
  ],
  [{ ...stripe, STRIPE_PRICE_ID: '' }, 'STRIPE_PRICE_ID must be set too'],
  [
    { ...stripe, STRIPE_SECRET_KEY: 'canary' },
    'STRIPE_SECRET_KEY should be a secret or restricted key',
  ],
  [{ ...stripe, STRIPE_PUBLISHABLE_KEY: 'sk_test_canary' }, 'STRIPE_PUBLISHABLE_KEY should be'],
  [
    { ...stripe, STRIPE_PUBLISHABLE_KEY: 'pk_live_canary' },
    'must both be test keys or both live keys',
  ],
  [
    { ...stripe, STRIPE_WEBHOOK_SECRET: 'canary' },
    'STRIPE_WEBHOOK_SECRET should be the signing secret',
  ],
  [{ ...stripe, STRIPE_PRICE_ID: '61' }, 'STRIPE_PRICE_ID is "61" but should be'],
  [{ ...stripe, STRIPE_API_BASE: 'stripe' }, 'STRIPE_API_BASE is "stripe" but should be'],
  [
    { ...stripe, STRIPE_API_BASE: 'http://127.0.0.1:1', PUBLIC_ORIGIN: 'https://x.example' },
    'STRIPE_API_BASE is for tests',
  ],
  [{ DEMO_ACCESS_CODES: 'basic:canary' }, 'DEMO_ACCESS_CODES should be level:sha256 pairs'],
  [{ DEMO_ACCESS_CODES: `gold:${'a'.repeat(64)}` }, 'DEMO_ACCESS_CODES should be'],
  [{ SMTP_URL: 'http://user:canary@mail.example' }, 'SMTP_URL should be like smtp://'],
  ...[
    'db.example',
    'mysql://user:canary@db.example/x',
    'postgres://user:canary@db.example',
    'postgres://user:canary@db.example/',
    'postgres://user:canary#1@db.example/x',
  ].map((value): [Record<string, string>, string] => [
    { DATABASE_URL: value },
    'DATABASE_URL should be the address of a PostgreSQL database, like postgres://',
  ]),
])('%j stops the start with one line that repeats no secret', (variables, line) => {
  expect(() => readEnv(variables)).toThrow(SettingError);
  expect(() => readEnv(variables)).toThrow(line);
  try {
    readEnv(variables);
  } catch (error) {
    expect(String(error)).not.toContain('canary');
    expect(String(error)).not.toContain('\n');
  }
});

test.each([
  [
    { GOOGLE_CLIENT_ID: 'a' },
    'GOOGLE_CLIENT_SECRET must be set too: GOOGLE_CLIENT_ID is of no use without it.',
  ],
  [{ GOOGLE_CLIENT_SECRET: 'canary' }, 'GOOGLE_CLIENT_ID must be set too'],
  [{ GITHUB_CLIENT_SECRET: 'canary' }, 'GITHUB_CLIENT_ID must be set too'],
  [
    { GITHUB_CLIENT_ID: 'a', GITHUB_CLIENT_SECRET: 'canary two' },
    'GITHUB_CLIENT_SECRET should be a secret without',
  ],
  [{ AI_API_KEY: 'canary' }, 'AI_BASE_URL must be set too'],
  [{ AI_BASE_URL: 'https://ai.example' }, 'AI_API_KEY must be set too'],
  [{ AI_BASE_URL: 'ai' }, 'AI_BASE_URL is "ai" but should be the address of'],
  [
    { GOOGLE_ISSUER: 'accounts' },
    'GOOGLE_ISSUER is "accounts" but should be an address, like https://accounts.google.com',
  ],
  [
    { PUBLIC_ORIGIN: 'https://x.example', GITHUB_BASE_URL: 'http://git.agency.example' },
    'GITHUB_BASE_URL must be an https address when PUBLIC_ORIGIN is one',
  ],
  [
    { BROWSER_PATH: '/nowhere/chromium' },
    'BROWSER_PATH is "/nowhere/chromium" but should be a program that can be run here, like',
  ],
  [{ BROWSER_PATH: '/tmp' }, 'BROWSER_PATH is "/tmp" but should be a program'],
  [
    { BROWSER_WS: 'http://127.0.0.1:9222?canary' },
    "BROWSER_WS should be the address of a browser's DevTools",
  ],
  [
    { BROWSER_WS: 'ws://canary.example:9222' },
    'BROWSER_WS must lead to this machine, like ws://127.0.0.1',
  ],
  [
    { BROWSER_WS: 'ws://127.0.0.1:9222', BROWSER_PATH: process.execPath },
    'BROWSER_PATH and BROWSER_WS exclude each other',
  ],
  [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM is "nobody" but should be a sender'],
])('%j stops the start with one line, without the secret', (variables, line) => {
  expect(() => readEnv(variables)).toThrow(line);
  try {
    readEnv(variables);
  } catch (error) {
    expect(String(error)).not.toMatch(/canary|\n/u);
  }
});

test.each([
  undefined,
  'postgres://db.example/x',
  'postgresql://user:p%40ss@db.example:5433/x?sslmode=verify-full',
  'postgres:///x?host=/run/postgresql',
])('data is kept in the SQLite file of DATA_DIR, or at a DATABASE_URL like %s', (value) => {
  expect(readEnv({ DATABASE_URL: value }).databaseUrl).toBe(value);
});

test.each([
  ['https://app.example:8443', 'must have another host name'],
  ['http://concepts.example', 'must have the same scheme'],
  ['https://concepts.example/x', 'should be scheme and host'],
])('DEMO_ORIGIN cannot be %s beside https://app.example', (origin, sentence) => {
  const variables = { PUBLIC_ORIGIN: 'https://app.example', DEMO_ORIGIN: origin };
  expect(() => readEnv(variables)).toThrow(sentence);
});
