import { afterEach, expect, test } from 'vitest';
import { demoDomains } from '../db/schema.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { addMissingDomains } from './demo-domains.ts';

let app: TestApp | undefined;
afterEach(() => app?.close());

test('demos from before domains were stored get theirs, once', async () => {
  const { visitor, store, clock } = (app = createTestApp());
  const maker = visitor();
  await maker.signUp();
  const websiteData = { businessName: 'Harbor', sourceUrl: 'https://www.harbor.example/home' };
  const made = await maker.send('POST', '/api/demos', { name: 'Harbor', websiteData });
  await store.write(async (db) => {
    await db.delete(demoDomains);
  });
  for (let start = 0; start < 2; start += 1) await addMissingDomains(store, clock.now);
  expect(await store.read.select().from(demoDomains)).toMatchObject([
    { demoId: made.json['id'], domain: 'harbor.example' },
  ]);
});
