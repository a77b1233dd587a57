import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';

const call = '/api/demo-access';
const codes = { basic: 'oak-3', agency: 'elm-20', enterprise: 'fir-999', master: 'yew-999' };
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

let app: TestApp;
beforeAll(() => {
  app = createTestApp({
    variables: {
      DEMO_ACCESS_CODES: Object.entries(codes)
        .map(([level, code]) => `${level}:${sha256(code)}`)
        .join(', '),
    },
  });
});
afterAll(() => app.close());

describe('an access code', () => {
  test.each([
    ['basic', 'basic', 3],
    ['agency', 'agency', 20],
    ['enterprise', 'enterprise', 999],
    ['master', 'enterprise', 999],
  ] as const)('of the level %s gives %s and %d demos', async (level, authLevel, maxDemos) => {
    const visitor = app.visitor(`198.51.100.${level.length}`);
    const { status, json } = await visitor.send('POST', call, { code: ` ${codes[level]} ` });
    expect(status).toBe(200);
    expect(json['user']).toMatchObject({ authLevel, maxDemos, demoCount: 0 });
    expect(Object.keys(json['user'] as object).sort()).toEqual([
      'authLevel',
      'demoCount',
      'id',
      'maxDemos',
      'name',
    ]);
    expect((await visitor.get('/api/auth/user')).status).toBe(401);
  });

  test('that is not known is 401, with the same words for every form', async () => {
    const texts = new Set<string>();
    for (const [index, code] of [
      'oak-4',
      'OAK-3',
      sha256(codes.basic),
      `basic:${sha256(codes.basic)}`,
    ].entries()) {
      const { status, text } = await app
        .visitor(`198.51.101.${index}`)
        .send('POST', call, { code });
      expect(status).toBe(401);
      texts.add(text);
    }
    expect(texts.size).toBe(1);
  });

  test.each([
    {},
    { code: '' },
    { code: '  ' },
    { code: 7 },
    { code: 'x'.repeat(201) },
    { code: null },
  ])('%j is a field at fault', async (body) => {
    const visitor = app.visitor(`198.51.102.${JSON.stringify(body).length}`);
    const { status, json } = await visitor.send('POST', call, body);
    expect(status).toBe(422);
    expect(json['fields']).toHaveProperty('code');
  });
});

test('the sixth try within fifteen minutes is refused, even with the right code; other addresses are not', async () => {
  const guessing = app.visitor('198.51.103.1');
  for (let count = 0; count < 5; count += 1) {
    expect((await guessing.send('POST', call, { code: `guess-${count}` })).status).toBe(401);
  }
  const refused = await guessing.send('POST', call, { code: codes.basic });
  expect(refused.status).toBe(429);
  expect(refused.json['error']).toBe('Too many attempts. Please try again in 15 minutes.');
  expect(Number(refused.headers.get('retry-after'))).toBe(900);
  expect((await app.visitor('198.51.103.2').send('POST', call, { code: codes.basic })).status).toBe(
    200,
  );
  app.clock.now += 15 * 60_000 + 1;
  expect((await guessing.send('POST', call, { code: codes.basic })).status).toBe(200);
});

test('without configured codes every code is refused', async () => {
  const bare = createTestApp();
  const { status } = await bare.visitor().send('POST', call, { code: codes.master });
  expect(status).toBe(401);
  await bare.close();
});
