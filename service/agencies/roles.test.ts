import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../openapi.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { openRoleAgency, type RoleAgency, type Who } from '../testing/role-agency.ts';
import { roleCalls } from '../testing/role-calls.ts';

let app: TestApp;
let agency: RoleAgency;
beforeAll(async () => {
  const variables = {
    RATE_LIMITS: 'off',
    TRIAL_DAYS: '14',
    TEST_ACCOUNTS: 'owner@agency.example',
    // A closed port, so that the test needs no network.
    DNS_SERVERS: '127.0.0.1:9',
  };
  app = createTestApp({ variables });
  agency = await openRoleAgency(app);
});
afterAll(() => app.close());

const order: readonly Who[] = ['nobody', 'stranger', 'member', 'admin', 'owner'];

test.each(roleCalls)('%s %j answers each role with its status', async (call, body, statuses) => {
  const [method = '', pattern = ''] = call.split(' ');
  const path = agency.fill(pattern);
  const sent = body && (JSON.parse(agency.fill(JSON.stringify(body))) as object);
  const requestStatus = async (who: Who): Promise<number> => {
    const visitor = who === 'nobody' ? app.visitor() : agency.people[who].visitor;
    if (method === 'GET') return (await visitor.get(path)).status;
    if (method !== 'HEAD')
      return (await visitor.send(method as 'POST' | 'PATCH' | 'DELETE', path, sent)).status;
    const cookie = `connect.sid=${visitor.cookie('connect.sid') ?? ''}`;
    return (await app.request(path, { method, headers: { cookie } })).status;
  };
  // Roles without the right come first, so that the object is unchanged for the others.
  const isTaken = method === 'DELETE' && statuses[0] === 200;
  const asking = isTaken
    ? [...order].sort((a, b) => Number(b === 'owner') - Number(a === 'owner'))
    : order;
  const found: Record<string, number> = {};
  for (const who of asking) found[who] = await requestStatus(who);
  const [owner, admin, member, stranger, nobody] = statuses;
  expect(found).toEqual({ owner, admin, member, stranger, nobody });
});

/** Calls about the signed-in person's own account, which have no role. */
const isPersonal = /^\w+ \/api\/(?:auth\/|verify-email|invitations\/accept$)/u;
/** A call that answers 401 to a wrong access code. It needs no session. */
const isPublic = /^POST \/api\/demo-access$/u;

test('every call that needs a session is in the list', () => {
  const form = (call: string): string =>
    call.replace(/^HEAD/u, 'GET').replace(/\/(?::\w+|\{\w+\}|none|nobody)(?=\/|$)/gu, '/*');
  const listed = new Set(roleCalls.map(([call]) => form(call)));
  const asking = calls
    .filter(({ errors = [] }) => errors.includes(401))
    .map(({ method, path }) => `${method} ${path}`)
    .filter((call) => !isPersonal.test(call) && !isPublic.test(call));
  expect(asking.filter((call) => !listed.has(form(call)))).toEqual([]);
});
