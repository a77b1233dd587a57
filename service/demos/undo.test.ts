import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteExpired } from '../db/clean-up.ts';
import { demos } from '../db/schema.ts';
import { createTestApp, type TestApp, type Visitor } from '../testing/create-test-app.ts';
import { grantAll, grantedEmail } from '../testing/read-demo.ts';
import { copyName } from './duplicate-demo.ts';

const day = 24 * 60 * 60 * 1000;
const order = {
  name: 'Harbor Law',
  industry: 'law',
  websiteData: { slogan: 'Steady' },
  tags: ['warm'],
};
let app: TestApp;
let owner: Visitor;
beforeAll(async () => {
  app = createTestApp({ variables: grantAll });
  owner = app.visitor();
  await owner.signUp(grantedEmail);
});
afterAll(() => app.close());

async function make(more: object = {}): Promise<Record<string, unknown>> {
  return (await owner.send('POST', '/api/demos', { ...order, ...more })).json;
}
const findRow = async (id: unknown): Promise<unknown> =>
  (
    await app.store.read
      .select()
      .from(demos)
      .where(eq(demos.id, String(id)))
  )[0];

describe('a deleted demo', () => {
  test('is not found as page, as call and in the list, and takes no slot', async () => {
    const demo = await make();
    const id = String(demo['uniqueId']);
    await app.visitor().get(`/demos/${id}`);
    await app.visitor().get(`/api/demos/${id}`);
    expect((await owner.send('DELETE', `/api/demos/${id}`)).json).toEqual({ success: true });
    expect((await app.visitor().get(`/demos/${id}`)).status).toBe(404);
    expect((await owner.get(`/demos/${id}`)).status).toBe(404);
    expect((await app.visitor().get(`/api/demos/${id}`)).status).toBe(404);
    expect((await owner.get('/api/demos')).text).toBe('[]');
    expect((await owner.get('/api/auth/user')).json['demoCount']).toBe(0);
    expect((await owner.send('POST', '/api/demo/increment')).json['demoCount']).toBe(0);
    for (const [method, tail] of [
      ['PATCH', ''],
      ['DELETE', ''],
      ['POST', '/duplicate'],
      ['POST', '/extend'],
    ] as const) {
      const answer = await owner.send(
        method,
        `/api/demos/${id}${tail}`,
        method === 'PATCH' ? {} : undefined,
      );
      expect([method, tail, answer.status]).toEqual([method, tail, 404]);
    }
  });

  test('comes back as it was, behind the same link', async () => {
    const demo = await make();
    const path = `/api/demos/${String(demo['id'])}`;
    await owner.send('PATCH', path, { notes: 'call Monday', starred: true });
    await owner.send('DELETE', path);
    const restored = await owner.send('POST', `${path}/restore`);
    expect(restored.json).toMatchObject({
      ...demo,
      notes: 'call Monday',
      starred: true,
      updatedAt: restored.json['updatedAt'],
    });
    expect((await app.visitor().get(`/demos/${String(demo['uniqueId'])}`)).status).toBe(200);
    expect((await owner.send('POST', `${path}/restore`)).status).toBe(200);
    await owner.send('DELETE', path);
  });

  test('can be restored for a day, and is then removed for good', async () => {
    const demo = await make();
    const path = `/api/demos/${String(demo['id'])}`;
    await owner.send('DELETE', path);
    await app.store.write((db) => deleteExpired(db, app.clock.now + day));
    expect(await findRow(demo['id'])).toBeDefined();
    app.clock.now += day;
    expect((await owner.send('POST', `${path}/restore`)).status).toBe(404);
    await app.store.write((db) => deleteExpired(db, app.clock.now + 1));
    expect(await findRow(demo['id'])).toBeUndefined();
    app.clock.now -= day;
  });
});

test('an extended demo lives for 30 days from now, also when it had expired', async () => {
  const demo = await make();
  const id = String(demo['uniqueId']);
  const visitor = app.visitor();
  await visitor.get(`/api/demos/${id}`);
  const expiresAt = app.clock.now - 1;
  await app.store.write(async (db) =>
    db.update(demos).set({ expiresAt }).where(eq(demos.uniqueId, id)),
  );
  expect((await visitor.get(`/demos/${id}`)).status).toBe(410);
  const { json } = await owner.send('POST', `/api/demos/${id}/extend`);
  expect(Date.parse(String(json['expiresAt']))).toBe(app.clock.now + 30 * day);
  expect((await visitor.get(`/demos/${id}`)).status).toBe(200);
  const reply = (await visitor.get(`/api/demos/${id}`)).json['demo'];
  expect(reply).toMatchObject({ expiresAt: json['expiresAt'] });
  await owner.send('DELETE', `/api/demos/${id}`);
});

describe('a copy', () => {
  test('has the page and the tags under its own link, without the original’s history', async () => {
    const demo = await make();
    await owner.send('PATCH', `/api/demos/${String(demo['id'])}`, {
      notes: 'call Monday',
      starred: true,
    });
    const { status, json } = await owner.send('POST', `/api/demos/${String(demo['id'])}/duplicate`);
    expect(status).toBe(201);
    expect(json).toMatchObject({
      name: 'Harbor Law (copy)',
      templateData: demo['templateData'],
      tags: ['warm'],
      notes: '',
      starred: false,
      visits: 0,
    });
    expect(json['uniqueId']).toMatch(/^law-harbor-law-[a-z0-9]{6}$/u);
    expect(json['uniqueId']).not.toBe(demo['uniqueId']);
    expect((await app.visitor().get(`/demos/${String(json['uniqueId'])}`)).text).toContain(
      'Steady',
    );
  });

  test('has a name that a demo may have, however long the original’s is', () => {
    expect(copyName('x'.repeat(80))).toBe(`${'x'.repeat(73)} (copy)`);
    expect(Array.from(copyName('👩‍⚖️'.repeat(26))).length).toBeLessThanOrEqual(80);
  });
});

test('the name in the library follows the business name until it is given another', async () => {
  const demo = await make();
  const path = `/api/demos/${String(demo['id'])}`;
  const followed = await owner.send('PATCH', path, {
    websiteData: { businessName: 'Harbor & Pier' },
  });
  expect(followed.json['name']).toBe('Harbor & Pier');
  await owner.send('PATCH', path, { name: 'Second draft' });
  const response = await owner.send('PATCH', path, { websiteData: { businessName: 'Pier Law' } });
  expect(response.json).toMatchObject({
    name: 'Second draft',
    templateData: { businessName: 'Pier Law' },
  });
});
