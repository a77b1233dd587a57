import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demos, users } from '../db/schema.ts';
import {
  createTestApp,
  type Answer,
  type TestApp,
  type Visitor,
} from '../testing/create-test-app.ts';

const count = 650;
let app: TestApp;
let owner: Visitor;
let ids: string[] = [];
beforeAll(async () => {
  app = createTestApp({ variables: { RATE_LIMITS: 'off' } });
  owner = app.visitor();
  await owner.signUp('ada@agency.example');
  const stranger = app.visitor();
  await stranger.signUp();
  await stranger.send('POST', '/api/demos', { name: 'Not hers', websiteData: {} });
  const rows = await app.store.read.select({ id: users.id, email: users.email }).from(users);
  const userId = rows.find(({ email }) => email === 'ada@agency.example')?.id ?? '';
  await app.store.write(async (db) => {
    for (let number = 0; number < count; number += 1) {
      // Seven demos share each millisecond; their order must be stable too.
      const createdAt = 1_700_000_000_000 + Math.floor(number / 7);
      await db.insert(demos).values({
        id: crypto.randomUUID(),
        uniqueId: `law-x-${String(number).padStart(6, '0')}`,
        agencyId: userId,
        userId,
        name: 'Harbor',
        industry: 'law',
        websiteData: { slogan: 'x'.repeat(500) },
        tags: [],
        createdAt,
        updatedAt: createdAt,
        expiresAt: app.clock.now + 1_000_000,
        deletedAt: number === 3 ? 1 : null,
      });
    }
  });
  ids = Array.from({ length: count }, (_, number) => `law-x-${String(number).padStart(6, '0')}`);
  ids.splice(3, 1);
});
afterAll(() => app.close());

function listed({ text }: Answer): { uniqueId: string; createdAt: string }[] {
  return JSON.parse(text) as { uniqueId: string; createdAt: string }[];
}

function nextPath({ headers }: Answer): string | undefined {
  return /^<([^>]+)>; rel="next"$/u.exec(headers.get('link') ?? '')?.[1];
}

test.each([
  ['/api/demos', 100],
  ['/api/demos?limit=500', 500],
  ['/api/demos?limit=7', 7],
])('%s is answered in pages that hold every demo once, newest first', async (path, size) => {
  const all: { uniqueId: string; createdAt: string }[] = [];
  for (let page: string | undefined = path; page !== undefined;) {
    const answer = await owner.get(page);
    expect(answer.status).toBe(200);
    const rows = listed(answer);
    page = nextPath(answer);
    if (page !== undefined) expect(rows).toHaveLength(size);
    all.push(...rows);
  }
  expect(all.map(({ uniqueId }) => uniqueId).sort()).toEqual(ids);
  const times = all.map(({ createdAt }) => createdAt);
  expect(times).toEqual(times.toSorted().reverse());
});

test('a demo that is created between two pages does not move others', async () => {
  const first = await owner.get('/api/demos');
  await owner.send('POST', '/api/demos', { name: 'New', websiteData: {} });
  const before = new Set(listed(first).map(({ uniqueId }) => uniqueId));
  const second = listed(await owner.get(nextPath(first) ?? ''));
  expect(second.filter(({ uniqueId }) => before.has(uniqueId))).toEqual([]);
});

test('a list is compressed if the client accepts it', async () => {
  const headers = { cookie: `connect.sid=${owner.cookie('connect.sid') ?? ''}` };
  const plain = await app.request('/api/demos?limit=500', { headers });
  const packed = await app.request('/api/demos?limit=500', {
    headers: { ...headers, 'accept-encoding': 'gzip, deflate, br' },
  });
  expect([packed.headers.get('content-encoding'), packed.headers.get('vary')]).toEqual([
    'gzip',
    'Accept-Encoding',
  ]);
  const [bytes, text] = [Buffer.from(await packed.arrayBuffer()), await plain.text()];
  expect(gunzipSync(bytes).toString()).toBe(text);
  expect(bytes.length).toBeLessThan(text.length / 5);
});

test.each([
  'limit=0',
  'limit=501',
  'limit=x',
  'limit=1.5',
  'cursor=!',
  'cursor=abc',
  'cursor=MSAn',
])('?%s is refused with the invalid field', async (query) => {
  const { status, json } = await owner.get(`/api/demos?${query}`);
  expect([status, json['code']]).toEqual([422, 'invalid_fields']);
  expect(json['fields']).toHaveProperty(query.split('=')[0] ?? '');
});
