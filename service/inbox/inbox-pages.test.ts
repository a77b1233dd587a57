import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InboxMessage } from '../contract/inbox.ts';
import { messages } from '../db/schema.ts';
import { signUpPerson, type Person } from '../testing/agency-people.ts';
import { createTestApp, type Answer, type TestApp } from '../testing/create-test-app.ts';

const count = 650;
let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = createTestApp({ variables: { RATE_LIMITS: 'off' } });
  owner = await signUpPerson(app);
  await app.store.write(async (db) => {
    for (let number = 0; number < count; number += 1)
      await db.insert(messages).values({
        id: crypto.randomUUID(),
        kind: number % 5 === 0 ? 'more-time' : 'inquiry',
        agencyId: owner.id,
        demoId: 'law-harbor-aaaaaa',
        recipient: owner.email,
        content: { Demo: 'Harbor', Name: `Person ${number}`, Message: `Message ${number}` },
        // Several messages share each millisecond; their order must be stable too.
        createdAt: 1_700_000_000_000 + Math.floor(number / 7),
        deletedAt: number === 3 ? 1 : null,
      });
  });
});
afterAll(() => app.close());

function listed({ text }: Answer): InboxMessage[] {
  return JSON.parse(text) as InboxMessage[];
}

function nextPath({ headers }: Answer): string | undefined {
  return /^<([^>]+)>; rel="next"$/u.exec(headers.get('link') ?? '')?.[1];
}

test.each([
  ['/api/inbox', 649],
  ['/api/inbox?limit=500', 649],
  ['/api/inbox?limit=7&kind=more-time', 130],
])('%s is answered in pages that hold every message once, newest first', async (path, all) => {
  const found: InboxMessage[] = [];
  for (let page: string | undefined = path; page !== undefined;) {
    const answer = await owner.visitor.get(page);
    expect(answer.status).toBe(200);
    found.push(...listed(answer));
    page = nextPath(answer);
  }
  expect(new Set(found.map(({ id }) => id)).size).toBe(all);
  expect(found).toHaveLength(all);
  const times = found.map(({ receivedAt }) => receivedAt);
  expect(times).toEqual(times.toSorted().reverse());
});

test.each(['limit=0', 'limit=501', 'cursor=!', 'cursor=abc', 'kind=letter'])(
  '?%s is refused with the invalid field',
  async (query) => {
    const { status, json } = await owner.visitor.get(`/api/inbox?${query}`);
    expect([status, json['code']]).toEqual([422, 'invalid_fields']);
    expect(json['fields']).toHaveProperty(query.split('=')[0] ?? '');
  },
);

test('the export is a download of all pages, and of one kind where that is asked for', async () => {
  const { status, headers, text } = await owner.visitor.get('/api/inbox/export');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="inbox-[\d-]+\.csv"$/u);
  expect(text.split('\r\n').slice(1, -1)).toHaveLength(count - 1);
  const some = await owner.visitor.get('/api/inbox/export?kind=more-time');
  expect(some.text.split('\r\n').slice(1, -1)).toHaveLength(130);
  expect((await owner.visitor.get('/api/inbox/export?kind=x')).status).toBe(422);
  expect((await app.visitor().get('/api/inbox/export')).status).toBe(401);
});
