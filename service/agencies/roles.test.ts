import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPerson, signUpPerson, type Person } from '../testing/agency-people.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';

type Who = 'owner' | 'admin' | 'member' | 'stranger' | 'nobody';

let app: TestApp;
let people: Record<Exclude<Who, 'nobody'>, Person>;
let target: Person;
let demoId = '';
let invitationId = '';
let messageId = '';
beforeAll(async () => {
  app = createTestApp({
    variables: { RATE_LIMITS: 'off', TRIAL_DAYS: '14', TEST_ACCOUNTS: 'owner@agency.example' },
  });
  const owner = await signUpPerson(app, 'owner@agency.example');
  people = {
    owner,
    admin: await addPerson(app, owner.id, 'admin'),
    member: await addPerson(app, owner.id, 'member'),
    stranger: await signUpPerson(app),
  };
  target = await addPerson(app, owner.id, 'member');
  const made = await owner.visitor.send('POST', '/api/demos', { name: 'Ours', websiteData: {} });
  demoId = String(made.json['id']);
  const invited = { email: 'waiting@agency.example', role: 'member' };
  const invitation = await owner.visitor.send('POST', '/api/agency/invitations', invited);
  invitationId = String(invitation.json['id']);
  const inquiry = { name: 'Ann', email: 'ann@home.example', message: 'Hello', consent: true };
  const demo = made.json['uniqueId'];
  await app.visitor().send('POST', '/api/contact', { ...inquiry, demo });
  const inbox = await owner.visitor.get('/api/inbox');
  messageId = (JSON.parse(inbox.text) as { id: string }[])[0]?.id ?? '';
});
afterAll(() => app.close());

/**
 * For each call the statuses of owner, admin, member, another agency's owner, and without a
 * session.
 */
const calls: readonly (readonly [
  call: string,
  body: object | undefined,
  statuses: readonly [
    owner: number,
    admin: number,
    member: number,
    stranger: number,
    nobody: number,
  ],
])[] = [
  ['GET /api/agency', undefined, [200, 200, 200, 200, 401]],
  ['PATCH /api/agency', { phone: '1' }, [200, 200, 403, 200, 401]],
  ['GET /api/agency/members', undefined, [200, 200, 200, 200, 401]],
  ['PATCH /api/agency/members/:target', { role: 'member' }, [200, 200, 403, 404, 401]],
  ['PATCH /api/agency/members/:owner', { role: 'owner' }, [200, 403, 403, 404, 401]],
  ['DELETE /api/agency/members/:owner', undefined, [409, 403, 403, 404, 401]],
  ['PATCH /api/agency/members/:target', { role: 'owner' }, [200, 403, 403, 404, 401]],
  ['DELETE /api/agency/members/nobody', undefined, [404, 404, 404, 404, 401]],
  ['GET /api/agency/invitations', undefined, [200, 200, 403, 200, 401]],
  [
    'POST /api/agency/invitations',
    { email: 'a@x.example', role: 'member' },
    [201, 201, 403, 201, 401],
  ],
  [
    'POST /api/agency/invitations',
    { email: 'b@x.example', role: 'owner' },
    [201, 403, 403, 201, 401],
  ],
  ['DELETE /api/agency/invitations/:invitation', undefined, [200, 404, 403, 404, 401]],
  ['POST /api/agency/switch', { agencyId: ':agency' }, [200, 200, 200, 404, 401]],
  ['POST /api/create-subscription', undefined, [200, 403, 403, 200, 401]],
  ['POST /api/change-plan', { plan: 'agency' }, [404, 403, 403, 404, 401]],
  ['POST /api/billing-portal', undefined, [200, 403, 403, 200, 401]],
  ['POST /api/subscription/refresh', undefined, [200, 200, 200, 200, 401]],
  ['POST /api/simulated-subscription', { status: 'canceled' }, [200, 403, 403, 200, 401]],
  ['GET /api/demos', undefined, [200, 200, 200, 200, 401]],
  ['PATCH /api/demos/:demo', { websiteData: { slogan: 'New' } }, [200, 200, 200, 404, 401]],
  ['POST /api/demos/:demo/duplicate', undefined, [201, 201, 201, 404, 401]],
  ['POST /api/demos/:demo/extend', undefined, [200, 200, 200, 404, 401]],
  ['GET /api/demos/:demo/visits', undefined, [200, 200, 200, 404, 401]],
  ['DELETE /api/demos/:demo', undefined, [200, 404, 404, 404, 401]],
  ['POST /api/demos/:demo/restore', undefined, [200, 200, 200, 404, 401]],
  ['GET /api/inbox', undefined, [200, 200, 200, 200, 401]],
  ['GET /api/inbox/counts', undefined, [200, 200, 200, 200, 401]],
  ['GET /api/inbox/export', undefined, [200, 200, 200, 200, 401]],
  ['POST /api/inbox/read', { until: '2026-11-23T10:00:00Z' }, [200, 200, 200, 200, 401]],
  ['PATCH /api/inbox/:message', { read: true }, [200, 200, 200, 404, 401]],
  ['DELETE /api/inbox/:message', undefined, [200, 404, 404, 404, 401]],
  ['POST /api/inbox/:message/restore', undefined, [200, 200, 200, 404, 401]],
];

const order: readonly Who[] = ['nobody', 'stranger', 'member', 'admin', 'owner'];

describe.each(calls)('%s %j', (call, body, statuses) => {
  test('answers each role as it may, and a stranger as if it were not there', async () => {
    const [method = '', pattern = ''] = call.split(' ');
    const filled = (text: string): string =>
      text
        .replace(':target', target.id)
        .replace(':owner', people.owner.id)
        .replace(':invitation', invitationId)
        .replace(':agency', people.owner.id)
        .replace(':message', messageId)
        .replace(':demo', demoId);
    const sent = body && (JSON.parse(filled(JSON.stringify(body))) as object);
    const ask = async (who: Who): Promise<number> => {
      const visitor = who === 'nobody' ? app.visitor() : people[who].visitor;
      const path = filled(pattern);
      if (method === 'GET') return (await visitor.get(path)).status;
      return (await visitor.send(method as 'POST' | 'PATCH' | 'DELETE', path, sent)).status;
    };
    // Roles without the right come first, so that the object is unchanged for the others.
    const isTaken = method === 'DELETE' && statuses[0] === 200;
    const asking = isTaken
      ? [...order].sort((a, b) => Number(b === 'owner') - Number(a === 'owner'))
      : order;
    const found: Record<string, number> = {};
    for (const who of asking) found[who] = await ask(who);
    const [owner, admin, member, stranger, nobody] = statuses;
    expect(found).toEqual({ owner, admin, member, stranger, nobody });
  });
});
