import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../testing/create-test-app.ts';

let app: TestApp;
let owner: Visitor;
let stranger: Visitor;
let demo: Record<string, unknown>;
let deleted: Record<string, unknown>;
beforeAll(async () => {
  app = createTestApp({ variables: { RATE_LIMITS: 'off' } });
  owner = app.visitor();
  await owner.signUp();
  stranger = app.visitor();
  await stranger.signUp();
  const order = { name: 'Harbor Law', industry: 'law', websiteData: {}, tags: ['secret'] };
  ({ json: demo } = await owner.send('POST', '/api/demos', order));
  ({ json: deleted } = await owner.send('POST', '/api/demos', order));
  await owner.send('PATCH', `/api/demos/${String(demo['id'])}`, { notes: 'secret' });
  await owner.send('DELETE', `/api/demos/${String(deleted['id'])}`);
});
afterAll(() => app.close());

type Route = readonly [method: 'PATCH' | 'DELETE' | 'POST' | 'GET', tail: string, body?: object];
const routes: readonly Route[] = [
  ['PATCH', '', { starred: true, tags: ['mine'], notes: 'mine', name: 'Mine', websiteData: {} }],
  ['DELETE', ''],
  ['POST', '/restore'],
  ['POST', '/duplicate'],
  ['POST', '/extend'],
  ['GET', '/visits'],
];

async function request(
  who: Visitor,
  [method, tail, body]: Route,
  id: unknown,
): Promise<{ status: number; text: string }> {
  const path = `/api/demos/${String(id)}${tail}`;
  const { status, text } = await (method === 'GET' ? who.get(path) : who.send(method, path, body));
  return { status, text };
}

describe.each(routes.map((route) => ({ route, name: `${route[0]} /api/demos/{id}${route[1]}` })))(
  '$name',
  ({ route }) => {
    test.each(['id', 'uniqueId'])('answers 404 to another account with the %s', async (key) => {
      const nobodys = await request(
        stranger,
        route,
        key === 'id' ? crypto.randomUUID() : 'law-nobody-a1b2c3',
      );
      expect(nobodys.status).toBe(404);
      expect(await request(stranger, route, demo[key])).toEqual(nobodys);
      expect(await request(stranger, route, deleted[key])).toEqual(nobodys);
    });

    test('needs a session, for any demo', async () => {
      for (const id of [demo['id'], demo['uniqueId'], 'law-nobody-a1b2c3']) {
        expect((await request(app.visitor(), route, id)).status).toBe(401);
      }
    });
  },
);

test('after all these calls the owner’s demo is unchanged, and the deleted one can be restored', async () => {
  const [listed] = JSON.parse((await owner.get('/api/demos')).text) as Record<string, unknown>[];
  expect(listed).toMatchObject({ ...demo, notes: 'secret', updatedAt: listed?.['updatedAt'] });
  expect(
    (await owner.send('POST', `/api/demos/${String(deleted['uniqueId'])}/restore`)).status,
  ).toBe(200);
  expect((await stranger.get('/api/demos')).text).toBe('[]');
});

test('fields that owners may not set stay unchanged', async () => {
  const forged = {
    id: 'x',
    userId: 'x',
    uniqueId: 'law-stolen-a1b2c3',
    visits: 99,
    version: 99,
    createdAt: '1999-01-01T00:00:00.000Z',
    expiresAt: '2999-01-01T00:00:00.000Z',
    deletedAt: 1,
    industry: 'finance',
  };
  const changed = await owner.send('PATCH', `/api/demos/${String(demo['id'])}`, forged);
  expect(changed.json).toMatchObject({
    ...demo,
    notes: 'secret',
    updatedAt: changed.json['updatedAt'],
  });
  const made = await owner.send('POST', '/api/demos', {
    ...forged,
    industry: 'law',
    name: 'New',
    websiteData: {},
  });
  expect(made.json).toMatchObject({
    userId: demo['userId'],
    visits: 0,
    version: 1,
    starred: false,
  });
  expect(made.json['id']).not.toBe('x');
  const { __proto__: _, ...plain } = JSON.parse(
    '{"__proto__":{"starred":true},"name":"Plain"}',
  ) as object & {
    __proto__: unknown;
  };
  expect(
    (await owner.send('PATCH', `/api/demos/${String(demo['id'])}`, plain)).json['starred'],
  ).toBe(false);
});
