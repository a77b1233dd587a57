import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEnv } from '../env.ts';
import { operate } from '../objections/operate.ts';
import { signUpPerson, type Person } from '../testing/agency-people.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { startDnsServer, type DnsServer } from '../testing/dns-server.ts';
import { deleteTestStore, onPostgres } from '../testing/open-test-store.ts';
import { grantAll, grantedEmail } from '../testing/read-demo.ts';
import { verifyHost } from '../testing/verify-host.ts';
import { writeHostFolder } from './host-folder.ts';

const host = 'demo.agency.example';
/** How long a process caches a host. */
const freshMs = 2000;

/** Only on PostgreSQL: a SQLite file belongs to one process. */
describe.skipIf(!onPostgres)('of two processes on one database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'firstlook-hosts-'));
  let dns: DnsServer;
  let one: TestApp;
  let two: TestApp;
  let owner: Person;
  beforeAll(async () => {
    dns = await startDnsServer();
    const variables = { ...grantAll, DNS_SERVERS: dns.address, DATA_DIR: folder };
    one = createTestApp({ variables });
    two = createTestApp({ variables });
    owner = await signUpPerson(one, grantedEmail);
    const order = { name: 'Harbor', industry: 'law', websiteData: { businessName: 'Harbor' } };
    expect((await owner.visitor.send('POST', '/api/demos', order)).status).toBe(201);
  });
  afterAll(async () => {
    await Promise.all([one.close(), two.close(), dns.close()]);
    await deleteTestStore(folder);
    rmSync(folder, { recursive: true, force: true });
  });

  const status = async (app: TestApp): Promise<number> =>
    (await app.visitor().get('/harbor', { host })).status;

  /** The names for which the second process's web server may get certificates. */
  async function namesBesideTwo(): Promise<readonly string[]> {
    const dataDir = join(folder, 'elsewhere');
    const env = { ...readEnv({ DATA_DIR: dataDir }), dataDir };
    await writeHostFolder({ env, store: two.store });
    return existsSync(join(dataDir, 'hosts')) ? readdirSync(join(dataDir, 'hosts')) : [];
  }

  test('both know a host that one has verified or given up within two seconds', async () => {
    expect([await status(one), await status(two)]).toEqual([421, 421]);
    expect(await namesBesideTwo()).toEqual([]);
    await verifyHost(dns, owner, host);
    expect(await status(one)).toBe(200);
    two.clock.now += freshMs;
    expect(await status(two)).toBe(200);
    expect(await namesBesideTwo()).toEqual([host]);
    await owner.visitor.send('DELETE', `/api/agency/hosts/${host}`);
    expect(await status(one)).toBe(421);
    two.clock.now += freshMs;
    expect(await status(two)).toBe(421);
    expect(await namesBesideTwo()).toEqual([]);
  });

  test('each keeps to what is stopped in the other from its next request on', async () => {
    await verifyHost(dns, owner, host);
    two.clock.now += freshMs;
    expect(await status(two)).toBe(200);
    await operate(one.store, ['stop', 'host', host, '--why', 'flagged'], one.clock.now);
    expect([await status(one), await status(two)]).toEqual([410, 410]);
    await operate(two.store, ['allow', 'host', host, '--why', 'cleared'], two.clock.now);
    expect([await status(one), await status(two)]).toEqual([200, 200]);
  });
});
