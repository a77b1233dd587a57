import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newUniqueId, randomSuffix } from '../../templates-data/model/unique-id.ts';
import { CreateDemo } from '../contract/demos.ts';
import { deleteExpired } from '../db/clean-up.ts';
import { retiredLinks } from '../db/schema.ts';
import { ServiceError } from '../errors.ts';
import { limitsWithoutPlan } from '../plans/plans.ts';
import { createTestApp, type TestApp, type Visitor } from '../testing/create-test-app.ts';
import { createDemo } from './create-demo.ts';
import { isFullRun } from '../testing/full-run.ts';

const demo = { name: 'Harbor Law', industry: 'law', websiteData: { slogan: 'Steady counsel' } };
let app: TestApp;
beforeAll(() => {
  app = createTestApp();
});
afterAll(() => app.close());

async function agency(): Promise<Visitor> {
  const visitor = app.visitor();
  await visitor.signUp();
  return visitor;
}

describe('two demos never share a link', () => {
  test('a random source that repeats itself is asked five times at most, and nothing is overwritten', async () => {
    const owner = await agency();
    const { id: userId } = (await owner.get('/api/auth/user')).json as { id: string };
    const taken = await owner.send('POST', '/api/demos', {
      ...demo,
      uniqueId: 'law-harbor-law-aaaaaa',
    });
    let requestCount = 0;
    const repeating = (after: number) => (industry: string | undefined, name: string) => {
      requestCount += 1;
      return newUniqueId(industry, name, () => (requestCount > after ? 'bbbbbb' : 'aaaaaa'));
    };
    const create = (after: number): ReturnType<typeof createDemo> =>
      createDemo(app.store, CreateDemo.parse({ ...demo, name: 'Harbor Law' }), {
        agencyId: userId,
        userId,
        limits: limitsWithoutPlan,
        now: app.clock.now,
        makeId: repeating(after),
      });
    await expect(create(100)).rejects.toThrow(ServiceError);
    expect(requestCount).toBe(5);
    await expect(create(100)).rejects.toMatchObject({ status: 503, details: { retryAfter: 1 } });
    requestCount = 0;
    expect((await create(4)).demo.uniqueId).toBe('law-harbor-law-bbbbbb');
    const again = await app.visitor().get('/api/demos/law-harbor-law-aaaaaa');
    expect(again.json['demo']).toMatchObject({ createdAt: taken.json['createdAt'] });
  });

  test('another agency that requests the link of a restorable demo gets another link', async () => {
    const owner = await agency();
    const uniqueId = 'law-harbor-law-cccccc';
    await owner.send('POST', '/api/demos', { ...demo, uniqueId });
    await owner.send('DELETE', `/api/demos/${uniqueId}`);
    const stranger = await agency();
    const requested = await stranger.send('POST', '/api/demos', { ...demo, uniqueId });
    expect([requested.status, requested.json['uniqueId'] === uniqueId]).toEqual([201, false]);
    expect((await owner.send('POST', `/api/demos/${uniqueId}/restore`)).status).toBe(200);
  });

  let draws = 0;
  test('the link of a finally deleted demo is never given to another agency, not even on request', async () => {
    const owner = await agency();
    const uniqueId = 'law-harbor-law-dddddd';
    await owner.send('POST', '/api/demos', { ...demo, uniqueId });
    await owner.send('DELETE', `/api/demos/${uniqueId}`);
    await app.store.write((db) => deleteExpired(db, app.clock.now + 25 * 60 * 60 * 1000));
    expect((await owner.send('POST', `/api/demos/${uniqueId}/restore`)).status).toBe(404);
    const stranger = await agency();
    const { id: strangerId } = (await stranger.get('/api/auth/user')).json as { id: string };
    const requested = await stranger.send('POST', '/api/demos', { ...demo, uniqueId });
    expect([requested.status, requested.json['uniqueId'] === uniqueId]).toEqual([201, false]);
    const drawn = await createDemo(app.store, CreateDemo.parse(demo), {
      agencyId: strangerId,
      userId: strangerId,
      limits: limitsWithoutPlan,
      now: app.clock.now,
      makeId: (industry, name) =>
        newUniqueId(industry, name, () => {
          draws += 1;
          return draws > 1 ? 'eeeeee' : 'dddddd';
        }),
    });
    expect(drawn.demo.uniqueId).toBe('law-harbor-law-eeeeee');
    expect((await app.visitor().get(`/api/demos/${uniqueId}`)).status).toBe(404);
    // The former agency may use the link again: a link made offline can be uploaded twice.
    const again = await owner.send('POST', '/api/demos', { ...demo, uniqueId });
    expect([again.status, again.json['uniqueId']]).toEqual([201, uniqueId]);
  });

  test('the links of a deleted account are never reused, and are stored without its clients’ names', async () => {
    const owner = await agency();
    const uniqueId = 'law-harbor-law-ffffff';
    await owner.send('POST', '/api/demos', { ...demo, uniqueId });
    expect(
      (await owner.send('DELETE', '/api/auth/user', { password: 'correct horse battery' })).status,
    ).toBe(200);
    const stranger = await agency();
    const requested = await stranger.send('POST', '/api/demos', { ...demo, uniqueId });
    expect([requested.status, requested.json['uniqueId'] === uniqueId]).toEqual([201, false]);
    expect(JSON.stringify(await app.store.read.select().from(retiredLinks))).not.toContain(
      'harbor',
    );
  });
});

describe('links cannot be guessed', () => {
  test('every character is as likely as every other, at every place', () => {
    const draws = isFullRun ? 1_000_000 : 40_000;
    const seen = Array.from({ length: 6 }, () => new Map<string, number>());
    const all = new Set<string>();
    for (let draw = 0; draw < draws; draw += 1) {
      const suffix = randomSuffix();
      all.add(suffix);
      seen.forEach((counts, place) => {
        const character = suffix.charAt(place);
        counts.set(character, (counts.get(character) ?? 0) + 1);
      });
    }
    const expected = draws / 36;
    for (const counts of seen) {
      expect(counts.size).toBe(36);
      let chiSquared = 0;
      for (const count of counts.values()) chiSquared += (count - expected) ** 2 / expected;
      // 35 degrees of freedom: a uniform source exceeds 120 once in a hundred million runs.
      expect(chiSquared).toBeLessThan(120);
    }
    // Expected value: 230 of a million draws out of 36^6 repeat an earlier one.
    expect(draws - all.size).toBeLessThan(400);
  });

  test('600 guesses a minute are answered like a missing demo, further ones are refused', async () => {
    const guesser = app.visitor('203.0.113.99');
    const answers = new Map<number, number>();
    let after = '';
    for (let guess = 0; guess < 620; guess += 1) {
      const answer = await guesser.get(`/api/demos/law-harbor-law-${randomSuffix()}`);
      answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1);
      after = answer.headers.get('retry-after') ?? after;
    }
    expect(Object.fromEntries(answers)).toEqual({ 404: 600, 429: 20 });
    expect(Number(after)).toBeGreaterThan(0);
    expect((await app.visitor('203.0.113.100').get('/api/demos/law-x-aaaaaa')).status).toBe(404);
  });

  test('an expired demo shows none of its data, and a deleted one is not found', async () => {
    const owner = await agency();
    const { json } = await owner.send('POST', '/api/demos', demo);
    const path = `/api/demos/${String(json['uniqueId'])}`;
    app.clock.now += 30 * 24 * 60 * 60 * 1000;
    const expired = await app.visitor().get(path);
    expect([expired.status, expired.text.includes('Steady counsel')]).toEqual([410, false]);
    const never = await app.visitor().get('/api/demos/law-never-aaaaaa');
    const sender = await agency();
    const other = await sender.send('POST', '/api/demos', demo);
    await sender.send('DELETE', `/api/demos/${String(other.json['id'])}`);
    const deleted = await app.visitor().get(`/api/demos/${String(other.json['uniqueId'])}`);
    expect([deleted.status, deleted.text]).toEqual([never.status, never.text]);
    app.clock.now -= 30 * 24 * 60 * 60 * 1000;
  });
});
