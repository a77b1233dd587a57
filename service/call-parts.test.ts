import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls, isCall } from './openapi.ts';
import { createTestApp, type TestApp } from './testing/create-test-app.ts';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['./contract/*.ts', '!./contract/*.test.ts'],
  { eager: true },
);

let app: TestApp;
beforeAll(() => {
  app = createTestApp({ variables: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

test('every call of the contract is part of the OpenAPI document', () => {
  const missing = Object.entries(modules).flatMap(([file, exported]) =>
    Object.entries(exported)
      .filter(([, value]) => isCall(value) && !calls.includes(value))
      .map(([name]) => `${name}: add ${file} to the list in service/openapi.ts`),
  );
  expect(Object.keys(modules).length).toBeGreaterThan(15);
  expect(missing).toEqual([]);
});

test('every call of the contract is served', async () => {
  const refusal = 'There is no such call';
  expect((await app.visitor().get('/api/unknown')).json['error']).toBe(refusal);
  const missing: string[] = [];
  for (const { method, path } of calls) {
    const address = path.replaceAll(/\{\w+\}/gu, 'x');
    const visitor = app.visitor();
    const { json } = await (method === 'GET'
      ? visitor.get(address)
      : visitor.send(method, address));
    if (json['error'] === refusal)
      missing.push(`${method} ${path}: register it in the feature’s routes.ts and service/app.ts`);
  }
  expect(missing).toEqual([]);
});
