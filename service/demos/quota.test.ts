import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demos, users } from '../db/schema.ts';
import { createTestApp, type TestApp, type Visitor } from '../testing/create-test-app.ts';
import { bundledProgram } from '../testing/bundled-program.ts';
import { isFullRun } from '../testing/full-run.ts';
import { freePort } from '../testing/start-service.ts';

const script = bundledProgram(new URL('../testing/serve-test-app.ts', import.meta.url));
const rounds = isFullRun ? 100 : 2;
const demo = { name: 'Harbor Law', industry: 'law', websiteData: {} };

interface Process {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

async function startProcess(dataDir: string): Promise<Process> {
  const port = await freePort();
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.stdin.end();
      await once(child, 'exit');
    },
  };
}

async function call(
  origin: string,
  cookie: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<{ status: number; json: Record<string, unknown>; cookie: string }> {
  const response = await fetch(origin + path, {
    method,
    headers: { origin, cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const json = (await response.json()) as Record<string, unknown>;
  return {
    status: response.status,
    json,
    cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '',
  };
}

test(
  `of fifty calls at once to two processes with one slot left exactly one succeeds, ${rounds} times over`,
  { timeout: 600_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'firstlook-quota-'));
    const one = await startProcess(folder);
    const other = await startProcess(folder);
    try {
      const { cookie } = await call(one.origin, '', 'POST', '/api/auth/email/register', {
        email: 'race@agency.example',
        username: 'Ada',
        password: 'correct horse battery',
      });
      for (let count = 0; count < 4; count += 1) {
        expect((await call(one.origin, cookie, 'POST', '/api/demos', demo)).status).toBe(201);
      }
      for (let round = 0; round < rounds; round += 1) {
        const answers = await Promise.all(
          Array.from({ length: 50 }, (_, index) =>
            call([one, other][index % 2]?.origin ?? '', cookie, 'POST', '/api/demos', demo),
          ),
        );
        const made = answers.filter(({ status }) => status === 201);
        const refused = answers.filter(({ status }) => status === 403);
        expect([round, made.length, refused.length]).toEqual([round, 1, 49]);
        const { json } = await call(other.origin, cookie, 'POST', '/api/demo/increment');
        expect(json['demoCount']).toBe(5);
        await call(other.origin, cookie, 'DELETE', `/api/demos/${String(made[0]?.json['id'])}`);
      }
    } finally {
      await Promise.all([one.stop(), other.stop()]);
      rmSync(folder, { recursive: true, force: true });
    }
  },
);

describe('the quota cannot be circumvented', () => {
  const email = 'subscriber@agency.example';
  let app: TestApp;
  beforeAll(() => {
    app = createTestApp({ variables: { RATE_LIMITS: 'off', BUILDER_WHITELIST: email } });
  });
  afterAll(() => app.close());

  async function agency(address?: string): Promise<Visitor> {
    const visitor = app.visitor();
    await visitor.signUp(address);
    return visitor;
  }
  async function fill(owner: Visitor, slots = 5): Promise<Record<string, unknown>[]> {
    const made: Record<string, unknown>[] = [];
    for (let count = 0; count < slots; count += 1) {
      const { status, json } = await owner.send('POST', '/api/demos', demo);
      expect(status).toBe(201);
      made.push(json);
    }
    return made;
  }
  const tryOne = async (owner: Visitor): Promise<number> =>
    (await owner.send('POST', '/api/demos', demo)).status;

  test('by skipping the call of increment, or by sending another count', async () => {
    const owner = await agency();
    await fill(owner);
    await owner.send('POST', '/api/demo/increment', { demoCount: 0 });
    expect(
      (await owner.send('POST', '/api/demos', { ...demo, demoCount: 0, maxDemos: 999 })).status,
    ).toBe(403);
  });

  test('by waiting: an expired demo still holds its slot', async () => {
    const owner = await agency();
    const [first] = await fill(owner);
    const expiresAt = app.clock.now - 1;
    await app.store.write(async (db) =>
      db
        .update(demos)
        .set({ expiresAt })
        .where(eq(demos.userId, String(first?.['userId']))),
    );
    expect((await app.visitor().get(`/demos/${String(first?.['uniqueId'])}`)).status).toBe(410);
    expect(await tryOne(owner)).toBe(403);
  });

  test('from a second device', async () => {
    const address = 'two-devices@agency.example';
    const owner = await agency(address);
    const second = app.visitor();
    await second.send('POST', '/api/auth/email/login', {
      email: address,
      password: 'correct horse battery',
    });
    await fill(owner, 4);
    expect(await tryOne(second)).toBe(201);
    expect(await tryOne(owner)).toBe(403);
  });

  test('by duplicating, or by deleting and restoring', async () => {
    const owner = await agency();
    const [first, second] = await fill(owner);
    expect((await owner.send('POST', `/api/demos/${String(first?.['id'])}/duplicate`)).status).toBe(
      403,
    );
    await owner.send('DELETE', `/api/demos/${String(first?.['id'])}`);
    expect(await tryOne(owner)).toBe(201);
    const refused = await owner.send('POST', `/api/demos/${String(first?.['id'])}/restore`);
    expect([refused.status, refused.json['code']]).toEqual([403, 'quota_used_up']);
    expect(refused.json['error']).toBe(
      'All 5 of your demo slots are in use. The slot of this demo has been used again. Delete another demo to bring it back.',
    );
    await owner.send('DELETE', `/api/demos/${String(second?.['id'])}`);
    expect((await owner.send('POST', `/api/demos/${String(first?.['id'])}/restore`)).status).toBe(
      200,
    );
    expect((await owner.get('/api/auth/user')).json['demoCount']).toBe(5);
  });

  test('and an account that may hold fewer than before keeps its demos, and makes no new ones', async () => {
    const owner = await agency(email);
    const verified = (emailVerified: boolean): Promise<unknown> =>
      app.store.write(async (db) =>
        db.update(users).set({ emailVerified }).where(eq(users.email, email)),
      );
    await verified(true);
    await fill(owner, 7);
    await verified(false);
    expect(await tryOne(owner)).toBe(403);
    const list = JSON.parse((await owner.get('/api/demos')).text) as { uniqueId: string }[];
    expect(list).toHaveLength(7);
    expect((await app.visitor().get(`/demos/${list[0]?.uniqueId ?? ''}`)).status).toBe(200);
  });
});
