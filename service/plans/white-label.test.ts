import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { agencies } from '../db/schema.ts';
import { signUpPerson } from '../testing/agency-people.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createTemplatePage } from '../testing/template-page.ts';

let app: TestApp | undefined;
afterEach(() => app?.close());

test('white label ends with the plan, on pages that are cached too, and returns with it', async () => {
  const talk = '<a class="talk" data-if="href.talk" data-attr-href="href.talk">x</a>';
  const test = (app = createTestApp({
    variables: { TRIAL_DAYS: '14', RATE_LIMITS: 'off' },
    files: {
      'demo-templates/law/index.html': createTemplatePage('law').replace(
        '</body>',
        `${talk}</body>`,
      ),
    },
  }));
  const { visitor } = await signUpPerson(test);
  await visitor.send('PATCH', '/api/agency', { email: 'hi@agency.example', whiteLabel: true });
  const order = { name: 'Harbor', industry: 'law', websiteData: {} };
  const made = await visitor.send('POST', '/api/demos', order);
  const path = `/demos/${String(made.json['uniqueId'])}`;
  const { json: agency } = await visitor.get('/api/agency');
  const shown = async (): Promise<readonly unknown[]> => {
    const { text } = await test.visitor().get(path);
    const { json } = await test.visitor().get(`/api${path}`);
    const { isWhiteLabel } = (json['demo'] as { agency: { isWhiteLabel: boolean } }).agency;
    return [text.includes('class="talk"'), isWhiteLabel];
  };
  const endTrial = async (trialEndsAt: number): Promise<void> => {
    await test.store.write(async (db) => {
      await db
        .update(agencies)
        .set({ trialEndsAt })
        .where(eq(agencies.id, String(agency['id'])));
    });
    test.clock.now += 2000;
  };
  expect(await shown()).toEqual([true, true]);
  expect(await shown()).toEqual([true, true]);
  await endTrial(test.clock.now);
  expect(await shown()).toEqual([false, false]);
  await endTrial(test.clock.now + 60_000);
  expect(await shown()).toEqual([true, true]);
  expect((await visitor.get('/api/agency')).json['whiteLabel']).toBe(true);
});
