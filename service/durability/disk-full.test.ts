import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findDamage } from '../db/check-file.ts';
import { demos } from '../db/schema.ts';
import { createTestApp, type TestApp, type Visitor } from '../testing/create-test-app.ts';
import { mountingFails, runProgram, warnSkipped, unmount } from '../testing/find-program.ts';

const obstacle = mountingFails();
if (obstacle !== undefined) warnSkipped('running out of disk space', obstacle);

describe.skipIf(obstacle !== undefined)('on a disk without room', () => {
  const folder = mkdtempSync(join(tmpdir(), 'firstlook-full-'));
  const disk = join(folder, 'disk');
  const stuffing = join(disk, 'stuffing');
  let app: TestApp;
  let owner: Visitor;
  let first = '';
  const saved: string[] = [];
  const refused: { status: number; code: unknown; error: unknown; retryAfter: string | null }[] =
    [];

  const create = async (): Promise<boolean> => {
    const notes = 'x'.repeat(4000);
    const answer = await owner.send('POST', '/api/demos', {
      name: 'Harbor',
      notes,
      websiteData: {},
    });
    if (answer.status === 201) {
      saved.push(String(answer.json['uniqueId']));
      return true;
    }
    const { code, error } = answer.json;
    refused.push({
      status: answer.status,
      code,
      error,
      retryAfter: answer.headers.get('retry-after'),
    });
    return false;
  };

  beforeAll(async () => {
    mkdirSync(disk);
    runProgram('mount', '-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', disk);
    app = createTestApp({
      variables: {
        DATA_DIR: join(disk, 'data'),
        RATE_LIMITS: 'off',
        TEST_ACCOUNTS: 'ada@agency.example',
      },
    });
    owner = app.visitor();
    await owner.signUp('ada@agency.example');
    await app.delivered();
    await create();
    first = saved[0] ?? '';
    // Takes all remaining space, so that the log cannot grow.
    for (let bytes = 1 << 20; bytes >= 4096; bytes /= 2) {
      try {
        for (;;) writeFileSync(stuffing, Buffer.alloc(bytes), { flag: 'a' });
      } catch {
        // No space for this size; smaller pieces may fit.
      }
    }
    for (let tries = 0; tries < 3;) if (!(await create())) tries += 1;
  });
  afterAll(async () => {
    await app.close();
    unmount(disk);
    rmSync(folder, { recursive: true, force: true });
  });

  test('what would be saved is answered with 503, a sentence and when to try again', () => {
    expect(refused).toHaveLength(3);
    for (const answer of refused) {
      expect(answer).toEqual({
        status: 503,
        code: 'busy',
        error: 'The service is busy just now. Please try again in a moment.',
        retryAfter: '5',
      });
    }
  });

  test('pages, demos and the library are read as before, by strangers and by people who are signed in', async () => {
    const stranger = app.visitor('198.51.100.9');
    // After six days a request renews the session, which is a write during a read.
    app.clock.now += 6 * 24 * 60 * 60 * 1000;
    for (const path of ['/', `/demos/${first}`, `/api/demos/${first}`, '/api/health/live']) {
      expect([path, (await stranger.get(path)).status]).toEqual([path, 200]);
    }
    for (const path of [
      '/',
      `/demos/${first}`,
      '/api/auth/user',
      '/api/demos',
      '/api/auth/sessions',
    ]) {
      expect([path, (await owner.get(path)).status]).toEqual([path, 200]);
    }
  });

  test('the health call reports it, while the liveness call does not', async () => {
    const { status, json } = await app.visitor().get('/api/health');
    expect([status, json['error']]).toEqual([
      503,
      'The database cannot be written to just now. Please try again in a moment.',
    ]);
  });

  test('nothing acknowledged is missing and nothing refused is there by halves', async () => {
    const rows = await app.store.read.select({ id: demos.uniqueId }).from(demos);
    expect(rows.map(({ id }) => id).sort()).toEqual([...saved].sort());
    expect(findDamage(join(disk, 'data', 'test.sqlite'), { thorough: true })).toBeUndefined();
  });

  test('it is well again without a new start once there is room', async () => {
    rmSync(stuffing);
    expect(await create()).toBe(true);
    expect((await app.visitor().get('/api/health')).status).toBe(200);
    const [last = ''] = saved.slice(-1);
    expect(await app.store.read.select().from(demos).where(eq(demos.uniqueId, last))).toHaveLength(
      1,
    );
  });
});
