import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Insights } from '../contract/insights.ts';
import { demos, events } from '../db/schema.ts';
import { signUpPerson } from '../testing/agency-people.ts';
import { createTestApp, type TestApp, type Visitor } from '../testing/create-test-app.ts';
import { grantAll, makeDemo, openAgencyWithDemo } from '../testing/read-demo.ts';
import { wilsonInterval, winRate } from './win-rate.ts';

const day = 24 * 60 * 60 * 1000;
let app: TestApp;
let owner: Visitor;
beforeAll(async () => {
  app = createTestApp({ variables: grantAll });
  ({ owner } = await openAgencyWithDemo(app));
});
afterAll(() => app.close());

const insights = async (query = ''): Promise<Insights> =>
  (await owner.get(`/api/insights${query}`)).json as unknown as Insights;
const change = (id: string, body: unknown): ReturnType<Visitor['send']> =>
  owner.send('PATCH', `/api/demos/${id}`, body);

describe('the stage of a demo', () => {
  test('is a draft at first, and any other by hand, with the time in each', async () => {
    const { id } = await makeDemo(owner);
    app.clock.now += day;
    const talking = await change(id, { stage: 'talking' });
    expect(talking.json).toMatchObject({ stage: 'talking', value: null, lostReason: null });
    app.clock.now += 2 * day;
    await change(id, { stage: 'won', value: { cents: 480_000, currency: 'eur' } });
    const won = await change(id, { notes: 'signed' });
    expect(won.json).toMatchObject({ stage: 'won', value: { cents: 480_000, currency: 'EUR' } });
    const rows = await app.store.read.select().from(events).where(eq(events.demoId, id));
    expect(rows.flatMap(({ kind, data }) => (kind === 'stage.changed' ? [data] : []))).toEqual([
      { from: 'draft', to: 'talking', ms: day },
      { from: 'talking', to: 'won', ms: 2 * day },
    ]);
  });

  test('goes forward by itself and never back', async () => {
    const { id, uniqueId } = await makeDemo(owner);
    await change(id, { stage: 'talking' });
    await owner.send('POST', `/api/demos/${id}/link-copied`);
    await app.visitor().send('POST', `/api/demos/${uniqueId}/visit`, undefined, {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    });
    expect((await change(id, {})).json['stage']).toBe('talking');
  });

  test('keeps the reason of a loss while it is lost', async () => {
    const { id } = await makeDemo(owner);
    const lost = await change(id, { stage: 'lost', lostReason: ' Too dear ' });
    expect(lost.json).toMatchObject({ stage: 'lost', lostReason: 'Too dear' });
    expect((await change(id, { lostReason: null })).json['lostReason']).toBeNull();
    await change(id, { lostReason: 'Went elsewhere' });
    expect((await change(id, { stage: 'talking' })).json['lostReason']).toBeNull();
    const refused = await change(id, { lostReason: 'x' });
    expect([refused.status, Object.keys(refused.json['fields'] as object)]).toEqual([
      422,
      ['lostReason'],
    ]);
  });

  test.each([
    [{ stage: 'maybe' }, 'stage'],
    [{ value: { cents: 1.5, currency: 'EUR' } }, 'value.cents'],
    [{ value: { cents: -1, currency: 'EUR' } }, 'value.cents'],
    [{ value: { cents: 1, currency: 'XYZ1' } }, 'value.currency'],
  ])('%j is refused at its field', async (body, field) => {
    const { id } = await makeDemo(owner);
    const { status, json } = await change(id, body);
    expect([status, Object.keys(json['fields'] as object)]).toEqual([422, [field]]);
  });

  test('is nothing that a visitor sees', async () => {
    const { uniqueId } = await makeDemo(owner);
    const { text } = await app.visitor().get(`/api/demos/${uniqueId}`);
    expect(text).not.toMatch(/stage|lostReason|"value"/u);
  });
});

describe('insight', () => {
  test('gives a rate with its interval from ten decisions on, and none below', async () => {
    const [someone] = await app.store.read.select().from(demos).limit(1);
    if (!someone) throw new Error('no demo');
    const before = (await insights()).winRate;
    const at = app.clock.now;
    const rows = Array.from({ length: 19 }, (_, index) => ({
      ...someone,
      id: `i${index}`,
      uniqueId: `law-insight-${String(index).padStart(6, '0')}`,
      industry: index < 12 ? 'finance' : 'medical',
      websiteData: index < 12 ? { sourceUrl: 'https://x.example', trade: 'bank' } : {},
      stage: index % 3 === 0 ? ('won' as const) : ('lost' as const),
      lostReason: index % 3 === 0 ? null : 'Too dear',
      stageAt: at,
      createdAt: at,
      valueCents: 100,
      valueCurrency: 'USD',
    }));
    await app.store.write(async (db) => {
      await db.insert(demos).values(rows);
    });
    app.clock.now += 1000;
    const found = await insights();
    expect(found.winRate.n).toBe(before.n + 19);
    const finance = found.by.industry.find(({ key }) => key === 'finance');
    expect(finance).toMatchObject({ key: 'finance', n: 12, won: 4, rate: 4 / 12 });
    expect(finance?.interval?.low).toBeCloseTo(0.138, 3);
    expect(finance?.interval?.high).toBeCloseTo(0.609, 3);
    expect(found.by.industry.find(({ key }) => key === 'medical')).toEqual({
      key: 'medical',
      label: 'Medical',
      n: 7,
      won: 3,
      rate: null,
      interval: null,
    });
    expect(found.by.design.map(({ key }) => key)).toContain('finance');
    expect(found.by.trade.find(({ key }) => key === 'bank')?.n).toBe(12);
    expect(found.by.source.find(({ key }) => key === 'scan')?.n).toBe(12);
    expect(found.differences).toMatchObject({ industry: null, source: null });
    expect(found.lostReasons[0]).toEqual({ reason: 'Too dear', count: 12 });
    const lost = found.stages.find(({ stage }) => stage === 'lost');
    expect(lost?.values).toContainEqual({ cents: 1200, currency: 'USD' });
    expect(found.stages.map(({ stage }) => stage)).toEqual([
      'draft',
      'sent',
      'seen',
      'talking',
      'won',
      'lost',
    ]);
  });

  test('knows how long demos were in a stage', async () => {
    const fetchMedian = async (stage: string): Promise<number | null | undefined> =>
      (await insights()).stages.find((one) => one.stage === stage)?.medianMs;
    expect(await fetchMedian('talking')).toBe(2 * day);
    expect(await fetchMedian('won')).toBeNull();
    const { id } = await makeDemo(owner);
    await change(id, { stage: 'talking' });
    app.clock.now += 4 * day;
    await change(id, { stage: 'won' });
    expect(await fetchMedian('talking')).toBe(3 * day);
  });

  test('is of a period', async () => {
    expect((await insights('?from=2001-01-01&to=2001-12-31')).winRate.n).toBe(0);
    const found = await insights('?from=2020-01-01T00:00:00Z&to=2099-01-01');
    expect(found).toMatchObject({
      from: '2020-01-01T00:00:00.000Z',
      to: '2099-01-02T00:00:00.000Z',
    });
    expect(found.winRate.n).toBeGreaterThan(18);
    for (const query of ['?from=yesterday', '?from=2026-02-01&to=2026-01-01'])
      expect((await owner.get(`/api/insights${query}`)).status).toBe(422);
  });

  test('belongs to a plan, and is of one agency', async () => {
    const { visitor } = await signUpPerson(app);
    const refused = await visitor.get('/api/insights');
    expect([refused.status, refused.json['code']]).toEqual([403, 'plan_needed']);
    expect((await app.visitor().get('/api/insights')).status).toBe(401);
  });
});

test.each([
  [0, 10, 0, 0.278],
  [10, 10, 0.722, 1],
  [5, 10, 0.237, 0.763],
  [50, 100, 0.404, 0.596],
])('of %i won of %i the rate lies between %f and %f', (won, n, low, high) => {
  const interval = wilsonInterval(won, n);
  expect(interval.low).toBeCloseTo(low, 3);
  expect(interval.high).toBeCloseTo(high, 3);
  expect(winRate(won, n).rate).toBe(won / n);
});
