import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Comment } from '../contract/comments.ts';
import type { LookChoice } from '../contract/choices.ts';
import { demos, events, users } from '../db/schema.ts';
import { ensureRenewalKey, makeRenewalToken } from '../expiry/renewal-tokens.ts';
import { createKilledService, registerAgency, type Reply } from '../testing/kill-after-step.ts';

const service = createKilledService();
const { send, killAfter, whileDown, inFile, mailed } = service;
beforeAll(() => service.start());
afterAll(() => service.end());

const day = 24 * 60 * 60 * 1000;
let demoId = '';
let uniqueId = '';

/** The kinds of the demo's events, oldest first. */
const kinds = (): Promise<string[]> =>
  inFile(async ({ read }) => {
    const rows = await read
      .select({ kind: events.kind })
      .from(events)
      .where(eq(events.demoId, demoId))
      .orderBy(asc(events.number));
    return rows.map(({ kind }) => kind);
  });

test('answers of a client and of the agency are neither lost nor doubled by kills', async () => {
  await registerAgency(service);
  const order = { name: 'Harbor Law', industry: 'law', websiteData: {} };
  const made = await send('POST', '/api/demos', order);
  [demoId, uniqueId] = [String(made.json['id']), String(made.json['uniqueId'])];
  await send('PATCH', `/api/demos/${demoId}`, {
    panel: { comments: true, choices: true },
    looks: { palettes: [], headlines: ['Counsel that stays'] },
  });

  const asClient = (path: string, body: object): Promise<Reply> =>
    send('POST', `/api/demos/${uniqueId}${path}`, { author: 'Maria', ...body }, '');
  // After the kill each request is repeated, as the panel does without an answer.
  const comment = {
    id: crypto.randomUUID(),
    page: '/',
    section: 'hero',
    text: 'Warmer?',
    email: 'maria@harbor.example',
  };
  const posted = await killAfter(() => asClient('/comments', comment));
  expect(posted.status).toBe(201);
  const id = String(posted.json['id']);
  expect((await asClient('/comments', comment)).json['id']).toBe(id);
  const reply = { id: crypto.randomUUID(), text: 'Of course.' };
  const thanks = { id: crypto.randomUUID(), text: 'Thank you.' };
  const answer = (): Promise<Reply> => send('POST', `/api/comments/${id}/replies`, reply);
  const thank = (): Promise<Reply> => asClient(`/comments/${id}/replies`, thanks);
  for (const request of [answer, thank]) {
    expect((await killAfter(request)).status).toBe(201);
    expect((await request()).status).toBe(201);
  }
  await killAfter(() => send('PATCH', `/api/comments/${id}`, { resolved: true }));
  const { comments } = (await send('GET', `/api/demos/${demoId}/comments`)).json as {
    comments: Comment[];
  };
  expect(comments).toMatchObject([
    { id, text: 'Warmer?', resolved: true, replies: [reply, thanks] },
  ]);
  expect(comments[0]?.replies).toHaveLength(2);

  const offered = (await send('GET', `/api/demos/${uniqueId}/looks`, undefined, '')).json as {
    headlines: { id: string }[];
  };
  const choice = { id: crypto.randomUUID(), variant: { headline: offered.headlines[0]?.id } };
  const chosen = await killAfter(() => asClient('/choices', choice));
  expect(chosen.status).toBe(201);
  expect((await asClient('/choices', choice)).json).toEqual(chosen.json);
  const take = (): Promise<Reply> => send('POST', `/api/choices/${String(chosen.json['id'])}/take`);
  expect((await killAfter(take)).status).toBe(200);
  const { choices } = (await send('GET', `/api/demos/${demoId}/choices`)).json as {
    choices: LookChoice[];
  };
  expect(choices).toMatchObject([{ headline: 'Counsel that stays', taken: true }]);
  const shown = (await send('GET', `/api/demos/${uniqueId}/looks`, undefined, '')).json;
  expect(shown['headline']).toBe('Counsel that stays');

  await mailed('Of course.');
  const letters = await service.letters();
  expect(letters.filter(({ kind }) => kind === 'comment-reply')).toHaveLength(1);
  expect((await kinds()).filter((kind) => /^(?:comment|look)\./u.test(kind))).toEqual([
    'comment.posted',
    'comment.replied',
    'comment.replied',
    'comment.resolved',
    'look.chosen',
    'look.taken',
  ]);
}, 180_000);

test('a link is renewed once when the service is killed after the renewal', async () => {
  const expiresAt = Date.now() - day;
  const token = await whileDown(async (store) => {
    await ensureRenewalKey({ store, now: Date.now });
    return store.write(async (db) => {
      await db.update(demos).set({ expiresAt }).where(eq(demos.id, demoId));
      const [user] = await db.select({ id: users.id }).from(users);
      return makeRenewalToken(db, { demoId, userId: user?.id ?? '', expiresAt });
    });
  });
  const look = async (): Promise<number> =>
    (await send('GET', `/api/demos/${uniqueId}/looks`, undefined, '')).status;
  expect(await look()).toBe(410);
  const press = async (): Promise<Reply> => {
    const { status } = await fetch(`${service.origin()}/renew?token=${String(token)}`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', origin: service.origin() },
      body: new URLSearchParams(),
    });
    return { status, json: {} };
  };
  expect((await killAfter(press)).status).toBe(200);
  expect(await look()).toBe(200);
  expect((await press()).status).toBe(200);
  expect((await kinds()).filter((kind) => kind === 'demo.extended')).toHaveLength(1);
}, 60_000);
