import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contrast } from '../../templates-data/model/oklch.ts';
import { designs } from '../../templates-data/model/designs.ts';
import { createTheme } from '../../templates-data/model/theme.ts';
import type { LookChoice } from '../contract/choices.ts';
import { events } from '../db/schema.ts';
import { signUpPerson } from '../testing/agency-people.ts';
import {
  createTestApp,
  type Answer,
  type TestApp,
  type Visitor,
} from '../testing/create-test-app.ts';
import { grantAll, grantedEmail, makeDemo, type SentDemo } from '../testing/read-demo.ts';

let app: TestApp;
let owner: Visitor;
beforeAll(async () => {
  app = createTestApp({ variables: grantAll });
  owner = (await signUpPerson(app, grantedEmail)).visitor;
});
afterAll(() => app.close());

const harbour = { name: 'Harbour', primaryColor: '#12304e', secondaryColor: '#b08d3c' };
const looks = { palettes: [harbour], headlines: ['Counsel that stays'] };

async function offer(): Promise<SentDemo> {
  const demo = await makeDemo(owner);
  const body = { panel: { choices: true, comments: true }, looks };
  expect((await owner.send('PATCH', `/api/demos/${demo.id}`, body)).status).toBe(200);
  return demo;
}

interface Offered {
  palettes: { id: string; name: string }[];
  headlines: { id: string; text: string }[];
}

async function offered(demo: SentDemo): Promise<Offered> {
  const { text, status } = await app.visitor().get(`/api/demos/${demo.uniqueId}/looks`);
  expect(status).toBe(200);
  return JSON.parse(text) as Offered;
}

const choose = (demo: SentDemo, variant: unknown): Promise<Answer> =>
  app.visitor().send('POST', `/api/demos/${demo.uniqueId}/choices`, { variant, author: 'Maria' });

async function choices(demo: SentDemo): Promise<LookChoice[]> {
  const { json } = await owner.get(`/api/demos/${demo.id}/choices`);
  return json['choices'] as LookChoice[];
}

describe('another look', () => {
  test('is chosen without an account, tells the agency, and changes nothing by itself', async () => {
    const demo = await offer();
    const { palettes, headlines } = await offered(demo);
    expect(palettes).toMatchObject([harbour]);
    const sent = await choose(demo, { palette: palettes[0]?.id, headline: headlines[0]?.id });
    expect(sent.status).toBe(201);
    expect(await choices(demo)).toMatchObject([
      { author: 'Maria', palette: harbour, headline: 'Counsel that stays', taken: false },
    ]);
    const page = await app.visitor().get(`/api/demos/${demo.uniqueId}`);
    expect(page.text).not.toContain('Counsel that stays');
    await app.delivered();
    expect(app.mails.at(-1)?.text).toContain('Colours: Harbour');
    const rows = await app.store.read.select().from(events);
    expect(rows.filter(({ kind }) => kind === 'look.chosen')).toHaveLength(1);
  });

  test('is applied with one press: both colours and the headline', async () => {
    const demo = await offer();
    const { palettes, headlines } = await offered(demo);
    await choose(demo, { palette: palettes[0]?.id, headline: headlines[0]?.id });
    const [choice] = await choices(demo);
    const path = `/api/choices/${choice?.id ?? ''}/take`;
    const stranger = await signUpPerson(app);
    expect((await stranger.visitor.send('POST', path)).status).toBe(404);
    const taken = await owner.send('POST', path);
    expect(taken).toMatchObject({
      status: 200,
      json: {
        templateData: {
          primaryColor: '#12304e',
          secondaryColor: '#b08d3c',
          slogan: 'Counsel that stays',
        },
      },
    });
    expect(await choices(demo)).toMatchObject([{ taken: true }]);
    const { text } = await app.visitor().get(`/demos/${demo.uniqueId}`);
    expect(text).toContain('Counsel that stays');
  });

  test('is applied once, even after repeated presses, and later edits stay', async () => {
    const demo = await offer();
    const { palettes } = await offered(demo);
    await choose(demo, { palette: palettes[0]?.id });
    const path = `/api/choices/${(await choices(demo))[0]?.id ?? ''}/take`;
    const both = await Promise.all([owner.send('POST', path), owner.send('POST', path)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const websiteData = { primaryColor: '#553311' };
    await owner.send('PATCH', `/api/demos/${demo.id}`, { websiteData });
    const late = await owner.send('POST', path);
    expect(late).toMatchObject({ status: 200, json: { templateData: websiteData } });
    const rows = await app.store.read.select().from(events).where(eq(events.demoId, demo.id));
    expect(rows.filter(({ kind }) => kind === 'look.taken')).toHaveLength(1);
  });

  test('that is not offered any more, or not at all, is refused', async () => {
    const demo = await offer();
    const { palettes } = await offered(demo);
    const other = { ...harbour, primaryColor: '#553311' };
    await owner.send('PATCH', `/api/demos/${demo.id}`, { looks: { ...looks, palettes: [other] } });
    expect(await choose(demo, { palette: palettes[0]?.id })).toMatchObject({
      status: 422,
      json: { fields: { variant: expect.any(String) as string } },
    });
    expect((await choose(demo, {})).status).toBe(422);
    const closed = await makeDemo(owner);
    expect((await choose(closed, { palette: 'x' })).status).toBe(404);
  });

  test.each([
    ['a fourth palette', { palettes: Array.from({ length: 4 }, () => harbour), headlines: [] }],
    ['an invalid colour', { palettes: [{ ...harbour, primaryColor: 'red' }], headlines: [] }],
    ['a blank headline', { palettes: [], headlines: [' '] }],
  ])('cannot be offered with %s', async (_, wrong) => {
    const demo = await makeDemo(owner);
    const { status } = await owner.send('PATCH', `/api/demos/${demo.id}`, { looks: wrong });
    expect(status).toBe(422);
  });
});

/** Colours of the whole range, including strong and nearly invisible ones. */
const tones = [
  '#000000',
  '#ffffff',
  '#808080',
  '#ffff00',
  '#00ff88',
  '#ff0000',
  '#1111ff',
  '#7a5c3e',
  '#f4e9d8',
  '#5b1f33',
];

test('every palette that can be offered keeps a contrast of 4.5 in every design', () => {
  const low: string[] = [];
  for (const design of designs)
    for (const primary of tones)
      for (const secondary of tones) {
        const theme = createTheme(primary, secondary, design);
        const pairs = [
          [theme.ink, theme.paper],
          [theme.ink, theme.surface],
          [theme.ink, theme.tint],
          [theme.muted, theme.paper],
          [theme.muted, theme.surface],
          [theme['brand-text'], theme.paper],
          [theme['accent-text'], theme.paper],
          [theme['on-brand'], theme.brand],
          [theme['on-accent'], theme.accent],
          [theme['on-deep'], theme.deep],
          [theme['on-deep-muted'], theme.deep],
          [theme['accent-on-deep'], theme.deep],
        ] as const;
        for (const [text, ground] of pairs)
          if (contrast(text, ground) < 4.5) low.push(`${design} ${primary} ${secondary} ${text}`);
      }
  expect(low).toEqual([]);
});
