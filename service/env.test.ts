import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { Variables } from './env-variables.ts';
import { readEnv, SettingError } from './env.ts';
import { platform } from './platform.ts';

test('without any variable the service listens on this machine, under both of its names', () => {
  const env = readEnv({});
  expect(env).toMatchObject({
    port: 8787,
    host: '127.0.0.1',
    publicOrigin: 'http://127.0.0.1:8787',
    secure: false,
    rateLimits: true,
  });
  expect([...env.origins]).toEqual(['http://127.0.0.1:8787', 'http://localhost:8787']);
});

test('an empty variable counts as unset', () => {
  expect(readEnv({ PORT: '', SMTP_URL: '' }).port).toBe(8787);
});

test('https makes cookies secure and answers under that name only', () => {
  const env = readEnv({ PUBLIC_ORIGIN: 'https://demos.agency.example/', HOST: '0.0.0.0' });
  expect(env).toMatchObject({ secure: true, publicOrigin: 'https://demos.agency.example' });
  expect([...env.origins]).toEqual(['https://demos.agency.example']);
});

test('lists are read with their blanks and letters normalised', () => {
  const env = readEnv({
    OWNER_EMAILS: ' Boss@Agency.example , b@c.example',
    SCAN_RESOLVE: 'smith.com=127.0.0.1:4000',
  });
  expect([...env.ownerEmails]).toEqual(['boss@agency.example', 'b@c.example']);
  expect(env.scanResolve.get('smith.com')).toBe('127.0.0.1:4000');
});

test.each([
  [{ PORT: 'eighty' }, 'PORT is "eighty" but should be a port number'],
  [{ PORT: '70000' }, 'PORT is "70000" but should be a port number'],
  [
    { PUBLIC_ORIGIN: 'demos.example' },
    'PUBLIC_ORIGIN is "demos.example" but should be scheme and host',
  ],
  [{ PUBLIC_ORIGIN: 'https://demos.example/path' }, 'PUBLIC_ORIGIN'],
  [{ HOST: '0.0.0.0' }, 'PUBLIC_ORIGIN must be set when HOST is 0.0.0.0'],
  [{ HOST: 'my host' }, 'HOST is "my host" but should be an address to listen on'],
  [{ PORT: '87\n87' }, 'PORT is "87\\n87" but should be a port number'],
  [{ RATE_LIMITS: 'maybe' }, 'RATE_LIMITS is "maybe" but should be on or off'],
  [{ SCAN_ALLOW_HOSTS: 'localhost' }, 'SCAN_ALLOW_HOSTS'],
  [{ PUBLIC_ORIGIN: 'https://x.example', RATE_LIMITS: 'off' }, 'RATE_LIMITS is for tests'],
  [
    { PUBLIC_ORIGIN: 'https://x.example', SCAN_RESOLVE: 'a.com=127.0.0.1:1' },
    'SCAN_RESOLVE is for tests',
  ],
])('%j stops the start with one line that names the variable', (variables, line) => {
  expect(() => readEnv(variables)).toThrow(SettingError);
  expect(() => readEnv(variables)).toThrow(line);
});

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_canary',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_canary',
  STRIPE_WEBHOOK_SECRET: 'whsec_canary',
  STRIPE_PRICE_ID: 'price_1',
};

test('payment is simulated without Stripe’s four settings, and with them it is Stripe', () => {
  expect(readEnv({}).stripe).toBeUndefined();
  expect(readEnv({ STRIPE_SECRET_KEY: '', STRIPE_PRICE_ID: '' }).stripe).toBeUndefined();
  expect(readEnv(stripe).stripe).toEqual({
    secretKey: 'sk_test_canary',
    publishableKey: 'pk_test_canary',
    webhookSecret: 'whsec_canary',
    prices: { builder: 'price_1' },
    apiBase: undefined,
  });
  expect(readEnv({ ...stripe, STRIPE_API_BASE: 'http://127.0.0.1:4100' }).stripe?.apiBase).toEqual({
    protocol: 'http',
    host: '127.0.0.1',
    port: '4100',
  });
});

test('access codes are known by level and hash, several of a level too', () => {
  const hash = 'a'.repeat(64);
  const other = 'B'.repeat(64);
  expect(
    readEnv({ DEMO_ACCESS_CODES: `basic:${hash}, master:${hash},basic:${other}` }).demoAccessCodes,
  ).toEqual([
    { level: 'basic', sha256: hash },
    { level: 'basic', sha256: 'b'.repeat(64) },
    { level: 'master', sha256: hash },
  ]);
});

test('signing in with others is off without their settings, and at Google and GitHub with them', () => {
  expect(readEnv({})).toMatchObject({ google: undefined, github: undefined, ai: undefined });
  const env = readEnv({
    GOOGLE_CLIENT_ID: 'a',
    GOOGLE_CLIENT_SECRET: 'b',
    GITHUB_CLIENT_ID: 'c',
    GITHUB_CLIENT_SECRET: 'd',
    GITHUB_API_URL: 'https://git.agency.example/api/v3/',
    AI_BASE_URL: 'https://ai.example/v1/',
    AI_API_KEY: 'e',
  });
  expect(env.google).toEqual({
    clientId: 'a',
    clientSecret: 'b',
    issuer: 'https://accounts.google.com',
  });
  expect(env.github).toEqual({
    clientId: 'c',
    clientSecret: 'd',
    baseUrl: 'https://github.com',
    apiUrl: 'https://git.agency.example/api/v3',
  });
  expect(env.ai).toEqual({ baseUrl: 'https://ai.example/v1', apiKey: 'e', model: 'gpt-4o-mini' });
});

test('a browser is started for each page, or asked where it runs; without one, none is needed', () => {
  expect(readEnv({}).browser).toBeUndefined();
  expect(readEnv({ BROWSER_PATH: process.execPath }).browser).toEqual({ path: process.execPath });
  expect(readEnv({ BROWSER_WS: 'ws://[::1]:9222' }).browser).toEqual({ ws: 'ws://[::1]:9222' });
});

test('mail comes from the product, at the host people know it by, unless another sender is set', () => {
  expect(readEnv({}).mailFrom).toBe(`${platform.name} <no-reply@localhost>`);
  expect(readEnv({ PUBLIC_ORIGIN: 'https://demos.agency.example' }).mailFrom).toBe(
    `${platform.name} <no-reply@demos.agency.example>`,
  );
  expect(readEnv({ MAIL_FROM: 'Ada <ada@agency.example>' }).mailFrom).toBe(
    'Ada <ada@agency.example>',
  );
});

test('.env.example lists every setting, and what it says of each is the default', () => {
  const lines = readFileSync(new URL('../.env.example', import.meta.url), 'utf8').split('\n');
  const listed = new Map(
    lines.flatMap((line) => {
      const [, name = '', value = ''] = /^(\w+)=(.*)$/u.exec(line) ?? [];
      return name === '' ? [] : [[name, value]];
    }),
  );
  expect([...listed.keys()].sort()).toEqual(Object.keys(Variables.shape).sort());
  expect(readEnv(Object.fromEntries(listed))).toEqual(readEnv({}));
});

test('demos have a host name of their own, or stand where everything stands', () => {
  const one = readEnv({ PUBLIC_ORIGIN: 'https://app.example' });
  expect(one).toMatchObject({ demoOrigin: 'https://app.example', hasDemoHost: false });
  const two = readEnv({
    PUBLIC_ORIGIN: 'https://app.example',
    DEMO_ORIGIN: 'https://concepts.example/',
  });
  expect(two).toMatchObject({ demoOrigin: 'https://concepts.example', hasDemoHost: true });
  expect([...readEnv({ DEMO_ORIGIN: 'http://localhost:8787' }).origins]).toEqual([
    'http://127.0.0.1:8787',
  ]);
});
