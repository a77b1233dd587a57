import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { calls } from '../openapi.ts';
import { createScanner } from '../scan/create-scanner.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';

let app: TestApp;
let cookie = '';
beforeAll(async () => {
  const scanner = createScanner(
    { scanAllowHosts: new Set(), scanResolve: new Map() },
    createLog('silent'),
  );
  app = createTestApp({ variables: { RATE_LIMITS: 'off' }, scanner });
  const visitor = app.visitor();
  await visitor.signUp();
  cookie = `connect.sid=${visitor.cookie('connect.sid') ?? ''}`;
});
afterAll(() => app.close());

const withBody = calls.filter((call) => call.body !== undefined);
const deep = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
const fields = [
  'email',
  'password',
  'username',
  'token',
  'newPassword',
  'name',
  'message',
  'url',
  'code',
  'card',
  'tags',
];
const everyField = (value: unknown): string =>
  JSON.stringify(Object.fromEntries(fields.map((name) => [name, value])));

const bytes = (...parts: (string | number[])[]): Buffer =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))),
  );

/** Bodies that no form sends; none may cause an internal error. */
const odd: readonly (readonly [string, string | Buffer])[] = [
  ['nothing', ''],
  ['a blank', ' '],
  ['half of an object', '{"email":'],
  ['a list', '[]'],
  ['a null', 'null'],
  ['a number', '7'],
  ['text', '"x"'],
  ['two values', '{}{}'],
  ['a comment', '{/**/}'],
  ['single quotes', "{'email':'a@b.co'}"],
  ['NaN', '{"email":NaN}'],
  ['deep lists', '['.repeat(30_000)],
  ['deep objects', deep(5000)],
  ['a prototype', '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'],
  ['a key twice', '{"email":"a@b.co","email":{"x":1}}'],
  ['an invalid byte', bytes('{"email":"', [0xff], '"}')],
  ['an overlong slash', bytes('{"email":"', [0xc0, 0xaf], '"}')],
  ['half of a pair', '{"email":"\\ud800@b.co","name":"\\udc00"}'],
  ['a byte order mark', bytes([0xef, 0xbb, 0xbf], '{}')],
  ['UTF-16', Buffer.from('{"email":"a"}', 'utf16le')],
  ['a NUL', everyField('a\u0000b@c.co')],
  ['lists for text', everyField(['a@b.co'])],
  ['objects for text', everyField({ $gt: '' })],
  ['numbers for text', everyField(1e308)],
  ['booleans for text', everyField(true)],
  ['nulls for text', everyField(null)],
  ['long text', everyField('x'.repeat(3000))],
  ['SQL', everyField("' OR 1=1; DROP TABLE users; --")],
  ['a template', everyField('${7*7}{{7*7}}<%= 7*7 %>')],
  ['too much', `{"email":"${'x'.repeat(400_000)}"}`],
];

const paths =
  /SQLITE|sqlite3|drizzle|node_modules|\.ts\b|at \w+ \(|params:|[0-9]+\.[0-9]+\.[0-9]+/u;

describe.each(withBody.map((call) => [`${call.method} ${call.path}`, call] as const))(
  '%s',
  (_, call) => {
    test('answers every malformed body with a client error in the common form, without internal details', async () => {
      const path = call.path.replace(/\{\w+\}/gu, 'law-x-a1b2c3');
      for (const [name, body] of odd) {
        const headers: Record<string, string> = {
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
        };
        // Deleting an account fails without a body that names it, but would succeed with one.
        if (call.path !== '/api/auth/user') headers['cookie'] = cookie;
        const init = {
          method: call.method,
          headers,
          body: typeof body === 'string' ? body : new Uint8Array(body),
        };
        const answer = await app.request(path, init);
        const text = await answer.text();
        expect([name, answer.status, answer.status < 500]).toEqual([name, answer.status, true]);
        if (answer.status >= 400) {
          const reply = JSON.parse(text) as Record<string, unknown>;
          expect(Object.keys(reply)).toEqual(expect.arrayContaining(['error', 'message', 'code']));
          expect(text).not.toMatch(paths);
        }
        expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
      }
    });
  },
);

test('names in any script are returned as they were typed', async () => {
  const names = [
    'undefined',
    'null',
    'true',
    '0',
    '-1',
    '1e309',
    'NaN',
    "O'Neill",
    '"quoted"',
    '<script>alert(1)</script>',
    '$& $1 $$',
    '%s%d%n',
    '../../etc/passwd',
    'Ω≈ç√∫',
    '田中さん',
    'مرحبا',
    'שלום',
    '𝒯𝑒𝓈𝓉',
    '🏳️‍🌈 👩🏽‍💻',
    'Ṫ̈e̊s̋t̃',
    "Robert'); DROP TABLE users;--",
    '{{constructor}}',
    '`ls`',
    'CON',
    'ﬀ',
    'ı İ ß',
    '\\u0000',
    '&amp;',
  ];
  for (const name of names) {
    const { status, json } = await app.visitor().send('POST', '/api/auth/email/register', {
      email: `${crypto.randomUUID()}@agency.example`,
      username: name,
      password: 'correct horse battery',
    });
    expect([status, json['username']]).toEqual([201, name]);
  }
});
