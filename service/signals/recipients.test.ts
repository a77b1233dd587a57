import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { ListedDemo } from '../contract/demos.ts';
import {
  addRecipient,
  makeDemo,
  openWatchingAgency,
  sendReading,
  type Beaconed,
  type SentDemo,
} from '../testing/read-demo.ts';
import { endVisits } from './end-visits.ts';

const minute = 60_000;
const { app, owner, start } = await openWatchingAgency();
let demo: SentDemo;
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now = start;
  demo = await makeDemo(owner);
});
const send = (more?: Beaconed, headers?: Record<string, string>): Promise<void> =>
  sendReading(app, demo, more, headers);

describe('recipients', () => {
  test('are listed, renamed and deleted by the agency, each with a link nobody can guess', async () => {
    const path = `/api/demos/${demo.id}/recipients`;
    const made = await owner.send('POST', path, { name: ' Élise ', email: 'elise@client.example' });
    expect(made.status).toBe(201);
    const { id, token, link } = made.json;
    expect(made.json).toMatchObject({
      name: 'Élise',
      email: 'elise@client.example',
      named: false,
      declined: false,
    });
    expect(token).toMatch(/^[\w-]{16}$/u);
    expect(link).toBe(`http://127.0.0.1:8787/demos/${demo.uniqueId}?to=${String(token)}`);
    const renamed = await owner.send('PATCH', `${path}/${String(id)}`, {
      name: 'Élise M.',
      named: true,
    });
    expect(renamed.json).toEqual({ ...made.json, name: 'Élise M.', named: true });
    expect((await owner.get(path)).json).toEqual({ recipients: [renamed.json] });
    expect((await owner.send('DELETE', `${path}/${String(id)}`)).status).toBe(200);
    expect((await owner.get(path)).json).toEqual({ recipients: [] });
    expect((await owner.send('PATCH', `${path}/${String(id)}`, { name: 'x' })).status).toBe(404);
  });

  test.each([
    ['no name', { name: ' ' }, 'name'],
    ['an invalid address', { name: 'Mia', email: 'mia' }, 'email'],
    ['an invalid switch', { name: 'Mia', named: 'yes' }, 'named'],
  ])('with %s are refused at the field', async (_name, body, field) => {
    const { status, json } = await owner.send('POST', `/api/demos/${demo.id}/recipients`, body);
    expect([status, Object.keys(json['fields'] as object)]).toEqual([422, [field]]);
  });

  test('of another agency’s demo are not found', async () => {
    const stranger = app.visitor();
    await stranger.signUp();
    const { id } = await addRecipient(owner, demo);
    const path = `/api/demos/${demo.id}/recipients`;
    const answers = [
      await stranger.get(path),
      await stranger.send('POST', path, { name: 'Mia' }),
      await stranger.send('PATCH', `${path}/${id}`, { name: 'Mia' }),
      await stranger.send('DELETE', `${path}/${id}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  test('move a demo to the stage sent when their link is copied, and never back', async () => {
    const { id } = await addRecipient(owner, demo);
    const path = `/api/demos/${demo.id}/link-copied`;
    const stage = async (): Promise<unknown> =>
      (await owner.send('PATCH', `/api/demos/${demo.id}`, {})).json['stage'];
    expect(await stage()).toBe('draft');
    expect((await owner.send('POST', path, { recipientId: id })).status).toBe(200);
    expect(await stage()).toBe('sent');
    await send();
    expect(await stage()).toBe('seen');
    await owner.send('POST', path);
    expect(await stage()).toBe('seen');
    expect((await owner.send('POST', path, { recipientId: 'nobody' })).status).toBe(404);
  });
});

describe('the list of demos', () => {
  test('says which visit of a person it is, without other people’s by the same link', async () => {
    const { token } = await addRecipient(owner, demo);
    await send({ to: token });
    await send({ to: token, view: 'v2' }, { 'user-agent': 'Another' });
    app.clock.now += 24 * 60 * minute;
    await send({ to: token, view: 'v3' });
    const heard = async (): Promise<unknown> => {
      const rows = (await owner.get('/api/demos')).json as unknown as readonly ListedDemo[];
      return rows.find(({ id }) => id === demo.id)?.lastSignal;
    };
    expect(await heard()).toMatchObject({ kind: 'visit.began', data: { nth: 2 } });
    app.clock.now += 6 * minute;
    await app.store.write((db) => endVisits(db, app.clock.now));
    expect(await heard()).toMatchObject({ kind: 'visit.ended', data: { nth: 2 } });
  });

  test('says of each demo what was heard of it last, and to whom it was given', async () => {
    const quiet = await makeDemo(owner, 'Quay Law');
    const { token } = await addRecipient(owner, demo);
    app.clock.now += 1;
    await addRecipient(owner, demo, { name: 'Jon' });
    await send({ to: token });
    const rows = (await owner.get('/api/demos')).json as unknown as readonly ListedDemo[];
    const find = (id: string): ListedDemo | undefined => rows.find((row) => row.id === id);
    expect(find(demo.id)).toMatchObject({
      lastSignal: { kind: 'visit.began', recipient: 'Élise Martin', data: { device: 'desktop' } },
      recipients: { names: ['Élise Martin', 'Jon'], count: 2 },
    });
    expect(find(quiet.id)).toMatchObject({
      lastSignal: null,
      recipients: { names: [], count: 0 },
    });
  });

  test('goes on in a log of the latest, which names what was read longest', async () => {
    const { token } = await addRecipient(owner, demo);
    await send({ to: token });
    app.clock.now += 10 * minute;
    await app.store.write((db) => endVisits(db, app.clock.now));
    const { json } = await owner.get('/api/events/latest?limit=100');
    const ofDemo = (json['events'] as { demoId: string }[]).filter(
      ({ demoId }) => demoId === demo.id,
    );
    expect(ofDemo).toMatchObject([
      {
        kind: 'visit.ended',
        demoId: demo.id,
        data: { longest: { page: '/', section: 'services', ms: 8000 } },
      },
      { kind: 'visit.began', recipient: 'Élise Martin' },
    ]);
    expect(JSON.stringify(ofDemo)).not.toContain('"pages"');
  });
});
