import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPerson, signUpPerson, type Person } from '../testing/agency-people.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { grantAll } from '../testing/read-demo.ts';

let app: TestApp;
let owner: Person;
let colleague: Person;
let demo = '';
beforeAll(async () => {
  app = createTestApp({ variables: grantAll });
  owner = await signUpPerson(app);
  const { json } = await owner.visitor.get('/api/auth/user');
  const agency = json['agency'] as { id: string };
  colleague = await addPerson(app, agency.id, 'member');
  const body = { name: 'Harbor', industry: 'law', websiteData: { slogan: 'Old' } };
  demo = String((await owner.visitor.send('POST', '/api/demos', body)).json['id']);
});
afterAll(() => app.close());

async function reportWindow(
  { visitor }: Person,
  body: object,
): Promise<{ others: readonly object[]; demo: Record<string, unknown> | null }> {
  const { json } = await visitor.send('POST', `/api/demos/${demo}/editing`, {
    field: null,
    version: 1,
    ...body,
  });
  return json as never;
}

test('each window hears which field another one has, until it is left or silent', async () => {
  expect((await reportWindow(owner, { window: 'window-a', field: 'f-slogan' })).others).toEqual([]);
  const heard = await reportWindow(colleague, { window: 'window-b' });
  expect(heard.others).toMatchObject([{ field: 'f-slogan', isYou: false }]);
  expect((await reportWindow(owner, { window: 'window-c' })).others).toMatchObject([
    { field: 'f-slogan', isYou: true },
    { field: null, isYou: false },
  ]);
  await reportWindow(owner, { window: 'window-a', on: false });
  await reportWindow(owner, { window: 'window-c', on: false });
  expect((await reportWindow(colleague, { window: 'window-b' })).others).toEqual([]);
  app.clock.now += 16_000;
  expect((await reportWindow(owner, { window: 'window-a' })).others).toEqual([]);
});

test('the demo comes with the answer when a colleague has saved another version', async () => {
  expect((await reportWindow(colleague, { window: 'window-b' })).demo).toBeNull();
  await owner.visitor.send('PATCH', `/api/demos/${demo}`, { websiteData: { slogan: 'New' } });
  const { demo: changed } = await reportWindow(colleague, { window: 'window-b' });
  expect(changed).toMatchObject({ version: 2, templateData: { slogan: 'New' } });
});
