import { expect, test } from 'vitest';
import { readEnv, SettingError } from './env.ts';

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
  [{ PUBLIC_ORIGIN: 'demos.example' }, 'PUBLIC_ORIGIN is "demos.example" but should be scheme and host'],
  [{ PUBLIC_ORIGIN: 'https://demos.example/path' }, 'PUBLIC_ORIGIN'],
  [{ HOST: '0.0.0.0' }, 'PUBLIC_ORIGIN must be set when HOST is 0.0.0.0'],
  [{ RATE_LIMITS: 'maybe' }, 'RATE_LIMITS is "maybe" but should be on or off'],
  [{ SCAN_ALLOW_HOSTS: 'localhost' }, 'SCAN_ALLOW_HOSTS'],
  [{ PUBLIC_ORIGIN: 'https://x.example', RATE_LIMITS: 'off' }, 'RATE_LIMITS is for tests'],
  [{ PUBLIC_ORIGIN: 'https://x.example', SCAN_RESOLVE: 'a.com=127.0.0.1:1' }, 'SCAN_RESOLVE is for tests'],
])('%j stops the start with one line that names the variable', (variables, line) => {
  expect(() => readEnv(variables)).toThrow(SettingError);
  expect(() => readEnv(variables)).toThrow(line);
});
