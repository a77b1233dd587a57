import { expect, test } from 'vitest';
import { createLog } from './log.ts';

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  write(createLog('debug', { write: (line) => void lines.push(line) }));
  return lines.join('');
}

test.each([
  ['an address', 'mail to ada@agency.example refused', 'ada@'],
  ['credentials in an address', 'cannot reach smtp://user:hunter2@mail.example.com:587', 'hunter2'],
  ['a mailed token', 'GET /reset-password?token=abcDEF123-_x', 'abcDEF123'],
  ['a code', 'callback?code=4/0Adeu5B&state=zzz', '0Adeu5B'],
  ['a cookie', 'cookie: connect.sid=abcdefghijklmnop', 'abcdefghijklmnop'],
  ['a Stripe key', 'Invalid API Key: sk_live_abcdefghijk', 'abcdefghijk'],
  ['a client secret', 'pi_3abc_secret_xyz12345 failed', 'xyz12345'],
  ['a card', 'card 4242 4242 4242 4242 declined', '4242 4242'],
  ['a card with hyphens', 'card 4242-4242-4242-4242 declined', '4242-4242'],
  ['a signed token', 'id eyJhbGciOi.eyJzdWIi.c2lnbmF0dXJl', 'eyJzdWIi'],
  ['a password hash', 'hash $argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA', 'aGFzaA'],
])('%s in a message is not written', (_, message, secret) => {
  expect(logged((log) => log.info(message))).not.toContain(secret);
  expect(logged((log) => log.error({ err: new Error(message) }, 'failed'))).not.toContain(secret);
});

test.each([
  '15723519-1667-4968-9ea3-a480b1e692ba',
  '15723519-1667-4968-9123-a480b1e692ba',
  'a5723519-1667-4968-9123-345678901234',
  'a572351f-a667-4f68-9123-345678901234',
  '15723519-1667-4968-9123-345678901234',
])('the id %s is written whole', (id) => {
  expect(logged((log) => log.info({ account: id }, 'refused'))).toContain(id);
});

test.each(['password', 'token', 'cookie', 'authorization'])(
  'a field called %s is not written',
  (name) => {
    expect(
      logged((log) => log.info({ [name]: 'canary', deep: { [name]: 'canary' } }, 'x')),
    ).not.toContain('canary');
  },
);

test('the values of a failed query, and properties of an error, are not written', () => {
  const error = Object.assign(
    new Error('Failed query: insert into users values (?)\nparams: canary,"canary"'),
    {
      params: ['canary'],
      envelope: { to: 'canary' },
      code: 'SQLITE_FULL',
    },
  );
  const line = logged((log) => log.error({ err: error }, 'failed'));
  expect(line).not.toContain('canary');
  expect(line).toContain('SQLITE_FULL');
  expect(line).toContain('insert into users');
});

test('each entry is one line of JSON', () => {
  const lines = logged((log) => log.warn({ name: 'a\r\nb\u001b[31m' }, 'one\ntwo'));
  expect(lines.trimEnd().split('\n')).toHaveLength(1);
  expect(lines).not.toContain('\u001b');
  expect(JSON.parse(lines)).toMatchObject({ msg: 'one\ntwo' });
});
