import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Comment } from '../contract/comments.ts';
import { listEventKinds } from '../testing/list-event-kinds.ts';
import { signUpPerson } from '../testing/agency-people.ts';
import {
  createTestApp,
  type Answer,
  type TestApp,
  type Visitor,
} from '../testing/create-test-app.ts';
import {
  commentWords,
  listComments,
  makeCommentedDemo,
  postComment,
} from '../testing/demo-comments.ts';
import {
  addRecipient,
  grantAll,
  grantedEmail,
  makeDemo,
  type SentDemo,
} from '../testing/read-demo.ts';

let app: TestApp;
let owner: Visitor;
beforeAll(async () => {
  app = createTestApp({ variables: grantAll });
  owner = (await signUpPerson(app, grantedEmail)).visitor;
});
afterAll(() => app.close());

const openDemo = (websiteData?: object): Promise<SentDemo> => makeCommentedDemo(owner, websiteData);
const post = (demo: SentDemo, more?: object, address?: string): Promise<Answer> =>
  postComment(app, demo, more, address);
const list = (demo: SentDemo, who = app.visitor()): Promise<Comment[]> => listComments(who, demo);

const services = [
  { name: 'Wills', text: 'We write them.' },
  { name: 'Trusts', text: 'We keep them.' },
];

describe('a client’s comment', () => {
  test('needs no account, and is read by who has the link, without the mail address', async () => {
    const demo = await openDemo();
    const sent = await post(demo, { email: 'maria@keller.example' });
    expect(sent.status).toBe(201);
    expect(await list(demo)).toMatchObject([
      {
        id: sent.json['id'],
        author: 'Maria Keller',
        text: commentWords.text,
        email: null,
        state: 'section',
      },
    ]);
    expect(await list(demo, owner)).toMatchObject([{ email: 'maria@keller.example' }]);
    const byRow = await owner.get(`/api/demos/${demo.id}/comments`);
    expect(byRow.json['comments']).toHaveLength(1);
    expect(await listEventKinds(app, demo.id)).toContain('comment.posted');
  });

  test('is refused where the panel is closed, expired, taken back or another agency’s', async () => {
    const closed = await makeDemo(owner);
    expect((await post(closed)).status).toBe(404);
    expect((await app.visitor().get(`/api/demos/${closed.uniqueId}/comments`)).status).toBe(404);
    const demo = await openDemo();
    await post(demo);
    const stranger = await signUpPerson(app);
    const [comment] = await list(demo);
    const path = `/api/comments/${comment?.id ?? ''}`;
    expect((await stranger.visitor.send('PATCH', path, { resolved: true })).status).toBe(404);
    expect((await stranger.visitor.send('POST', `${path}/replies`, { text: 'x' })).status).toBe(
      404,
    );
    expect((await stranger.visitor.send('DELETE', path)).status).toBe(404);
    expect((await app.visitor().send('DELETE', path)).status).toBe(401);
    app.clock.now += 400 * 24 * 3_600_000;
    expect((await post(demo)).status).toBe(410);
    app.clock.now -= 400 * 24 * 3_600_000;
  });

  test.each([
    [{ text: '' }, 'text'],
    [{ text: 'x'.repeat(2001) }, 'text'],
    [{ author: ' ' }, 'author'],
    [{ email: 'nobody' }, 'email'],
    [{ page: '/nowhere' }, 'page'],
    [{ section: 'sofa' }, 'section'],
  ])('names what is wrong with it: %o', async (more, field) => {
    const { status, json } = await post(await openDemo(), more);
    expect(status).toBe(422);
    expect(Object.keys(json['fields'] as object)).toEqual([field]);
  });

  test('of a program that fills in every field is not stored', async () => {
    const demo = await openDemo();
    expect((await post(demo, { website: 'https://spam.example' })).status).toBe(201);
    expect(await list(demo)).toEqual([]);
  });

  test('by a named link is that person’s, and follows the words that it is about', async () => {
    const demo = await openDemo({ services });
    const { token } = await addRecipient(owner, demo, { name: 'Maria', email: 'm@k.example' });
    const { json } = await app.visitor().get(`/api/demos/${demo.uniqueId}/panel?to=${token}`);
    expect(json).toMatchObject({ reader: { name: 'Maria' }, panel: { comments: true } });
    const quote = { section: 'services', item: 'Wills', quote: 'We write  them.' };
    await post(demo, { ...quote, to: token });
    expect(await list(demo, owner)).toMatchObject([
      { state: 'there', item: 'Wills', quote: 'We write them.', email: 'm@k.example' },
    ]);
    const edit = (changed: object[]): Promise<Answer> =>
      owner.send('PATCH', `/api/demos/${demo.id}`, { websiteData: { services: changed } });
    await edit(services.toReversed());
    expect(await list(demo)).toMatchObject([{ state: 'there' }]);
    await edit([{ name: 'Wills', text: 'We draft them.' }]);
    expect(await list(demo)).toMatchObject([{ state: 'changed' }]);
    await edit([{ name: 'Wills', text: 'We write them.' }]);
    expect(await list(demo)).toMatchObject([{ state: 'changed' }]);
  });
});

test('the address in a stranger’s reply gets neither the answers nor the recipient’s link', async () => {
  const demo = await openDemo();
  const { token } = await addRecipient(owner, demo, { name: 'Maria' });
  const { json } = await post(demo, { to: token });
  const id = String(json['id']);
  const path = `/api/demos/${demo.uniqueId}/comments/${id}/replies`;
  const body = { text: 'Me too', author: 'Maria Keller', email: 'stranger@other.example' };
  await app.visitor().send('POST', path, body);
  await owner.send('POST', `/api/comments/${id}/replies`, { text: 'Of course.' });
  await app.delivered();
  expect(app.mails.filter(({ to }) => to === 'stranger@other.example')).toEqual([]);
  expect(await list(demo, owner)).toMatchObject([{ email: null }]);
});

test('an address writes so many comments an hour, and no more', async () => {
  const limited = createTestApp({ variables: { ...grantAll, RATE_LIMITS: 'on' } });
  const person = await signUpPerson(limited, grantedEmail);
  const demo = await makeDemo(person.visitor);
  await person.visitor.send('PATCH', `/api/demos/${demo.id}`, { panel: { comments: true } });
  const statuses: number[] = [];
  for (let index = 0; index < 31; index += 1) {
    const path = `/api/demos/${demo.uniqueId}/comments`;
    statuses.push((await limited.visitor().send('POST', path, commentWords)).status);
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
  await limited.close();
});
