import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Comment } from '../contract/comments.ts';
import type { InboxMessage } from '../contract/inbox.ts';
import { listEventKinds } from '../testing/list-event-kinds.ts';
import { signUpPerson } from '../testing/agency-people.ts';
import {
  createTestApp,
  type Answer,
  type TestApp,
  type Visitor,
} from '../testing/create-test-app.ts';
import { listComments, makeCommentedDemo, postComment } from '../testing/demo-comments.ts';
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

describe('the agency', () => {
  test('answers, and the client who left an address reads it by mail, from the agency alone', async () => {
    const demo = await openDemo({ language: 'de' });
    await post(demo, { email: 'maria@keller.example' });
    const [comment] = await list(demo);
    const path = `/api/comments/${comment?.id ?? ''}`;
    const reply = await owner.send('POST', `${path}/replies`, { text: 'Of course.' });
    expect(reply).toMatchObject({ status: 201, json: { isAgency: true, text: 'Of course.' } });
    await app.delivered();
    const mail = app.mails.find(({ to }) => to === 'maria@keller.example');
    expect(mail?.subject).toContain('hat Ihnen geantwortet');
    expect(mail?.text).toContain('Of course.');
    expect(mail?.text).toContain(`/demos/${demo.uniqueId}`);
    expect(`${mail?.text}${mail?.html}`).not.toContain('Firstlook');
    app.clock.now += 1000;
    const again = { text: 'Thank you', author: 'Maria Keller' };
    const answered = await app
      .visitor()
      .send('POST', `/api/demos/${demo.uniqueId}/comments/${comment?.id ?? ''}/replies`, again);
    expect(answered.status).toBe(201);
    expect((await list(demo))[0]?.replies).toMatchObject([
      { isAgency: true },
      { isAgency: false, text: 'Thank you' },
    ]);
  });

  test('has comments and replies in its inbox, read once it has answered, and gone with the comment', async () => {
    const demo = await openDemo();
    await post(demo, { text: 'Please add our prices', email: 'maria@keller.example' });
    const [comment] = await list(demo);
    const id = comment?.id ?? '';
    const inbox = async (): Promise<InboxMessage[]> => {
      const { text } = await owner.get('/api/inbox?kind=comment');
      const all = JSON.parse(text) as InboxMessage[];
      return all.filter((message) => message.demo?.uniqueId === demo.uniqueId);
    };
    expect(await inbox()).toMatchObject([
      {
        kind: 'comment',
        name: 'Maria Keller',
        email: 'maria@keller.example',
        text: 'Please add our prices',
        demo: { state: 'live' },
        read: false,
        mail: 'sent',
      },
    ]);
    await owner.send('POST', `/api/comments/${id}/replies`, { text: 'With pleasure.' });
    expect((await inbox()).map(({ read }) => read)).toEqual([true]);
    app.clock.now += 1000;
    const thanks = { text: 'Thank you', author: 'Maria Keller' };
    const replies = `/api/demos/${demo.uniqueId}/comments/${id}/replies`;
    await app.visitor().send('POST', replies, thanks);
    expect((await inbox()).map(({ text, read }) => [text, read])).toEqual([
      ['Thank you', false],
      ['Please add our prices', true],
    ]);
    await owner.send('PATCH', `/api/comments/${id}`, { resolved: true });
    expect((await inbox()).every(({ read }) => read)).toBe(true);
    expect((await owner.send('DELETE', `/api/comments/${id}`)).status).toBe(200);
    expect(await inbox()).toEqual([]);
  });

  test('is mailed once of several comments, at once, and not where a member switched it off', async () => {
    const demo = await openDemo();
    const mine = (): number =>
      app.mails.filter(({ subject, to }) => to === grantedEmail && /^New from/u.test(subject))
        .length;
    await app.delivered();
    const before = mine();
    await post(demo, { text: 'One <b>bold</b> wish' });
    await post(demo, { text: 'Another' });
    await app.delivered();
    expect(mine() - before).toBeGreaterThanOrEqual(1);
    expect(app.mails.some(({ text }) => text.includes('One <b>bold</b> wish'))).toBe(true);
    // Comments that follow within ten minutes share one more mail.
    await post(demo, { text: 'A third' });
    await post(demo, { text: 'A fourth' });
    await app.delivered();
    const thirdMails = (): readonly { readonly text: string }[] =>
      app.mails.filter(({ text }) => text.includes('A third'));
    expect(thirdMails()).toEqual([]);
    app.clock.now += 10 * 60_000;
    await app.delivered();
    expect(thirdMails()).toHaveLength(1);
    expect(thirdMails()[0]?.text).toContain('A fourth');
    app.clock.now += 10 * 60_000;
    await owner.send('PATCH', '/api/notifications', { commentMails: false });
    const then = mine();
    await post(demo);
    await app.delivered();
    expect(mine()).toBe(then);
    await owner.send('PATCH', '/api/notifications', { commentMails: true });
  });

  test('marks a comment as done, opens it again and deletes it, each in the log once', async () => {
    const demo = await openDemo();
    await post(demo);
    const path = `/api/comments/${(await list(demo))[0]?.id ?? ''}`;
    await owner.send('PATCH', path, { resolved: true });
    const twice = await owner.send('PATCH', path, { resolved: true });
    expect(twice.json).toMatchObject({ resolved: true });
    await owner.send('PATCH', path, { resolved: false });
    expect((await owner.send('DELETE', path)).json).toEqual({ success: true });
    expect(await list(demo)).toEqual([]);
    expect(
      (await listEventKinds(app, demo.id)).filter((kind) => kind.startsWith('comment.')),
    ).toEqual(['comment.posted', 'comment.resolved', 'comment.reopened', 'comment.deleted']);
  });
});

describe('the panel', () => {
  test('needs the plan that has it, and is on the page from the next request on', async () => {
    const free = await signUpPerson(app);
    const own = await makeDemo(free.visitor);
    const on = { panel: { comments: true } };
    const refused = await free.visitor.send('PATCH', `/api/demos/${own.id}`, on);
    expect(refused).toMatchObject({ status: 403, json: { code: 'plan_needed' } });
    const demo = await openDemo();
    const { json } = await app.visitor().get(`/api/demos/${demo.uniqueId}`);
    expect(json['demo']).toMatchObject({ panel: { comments: true, choices: false } });
    await owner.send('PATCH', `/api/demos/${demo.id}`, { panel: { comments: false } });
    expect((await app.visitor().get(`/api/demos/${demo.uniqueId}/panel`)).status).toBe(404);
  });

  test('that a recipient has closed for good is not on the page of their link again', async () => {
    const demo = await openDemo();
    const { token } = await addRecipient(owner, demo, { name: 'Maria' });
    const page = async (query = ''): Promise<string> =>
      (await app.visitor().get(`/demos/${demo.uniqueId}${query}`)).text;
    expect(await page(`?to=${token}`)).toContain('data-panel="comments"');
    const closed = await app
      .visitor()
      .send('POST', `/api/demos/${demo.uniqueId}/panel-closed`, { to: token });
    expect(closed.json).toEqual({ success: true });
    expect(await page(`?to=${token}`)).not.toContain('data-panel');
    expect(await page()).toContain('data-panel="comments"');
  });
});
