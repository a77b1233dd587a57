import { afterEach, describe, expect, test } from 'vitest';
import { agencyHosts, operatorActions } from '../db/schema.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { mailReports } from './mail-reports.ts';
import { operate, OperatorError } from './operate.ts';
import { readEnv } from '../env.ts';

let app: TestApp | undefined;
afterEach(() => app?.close());

interface Stage {
  readonly test: TestApp;
  readonly demo: Record<string, unknown>;
  readonly email: string;
  readonly status: () => Promise<number>;
  readonly type: (line: string, why?: string) => Promise<string>;
}

async function start(): Promise<Stage> {
  const test = (app = createTestApp());
  const maker = test.visitor();
  const { json: account } = await maker.signUp();
  const websiteData = { businessName: 'Harbor', sourceUrl: 'https://www.harbor.example/' };
  const { json: demo } = await maker.send('POST', '/api/demos', {
    name: 'Harbor',
    industry: 'law',
    websiteData,
  });
  return {
    test,
    demo,
    email: String(account['email']),
    status: async () => (await test.visitor().get(`/demos/${String(demo['uniqueId'])}`)).status,
    type: (line, why) =>
      operate(
        test.store,
        [...line.split(' '), ...(why === undefined ? [] : ['--why', why])],
        test.clock.now,
      ),
  };
}

describe('the operator', () => {
  test('stops and allows a demo, an agency and a domain, by any of their names', async () => {
    const { test, demo, email, status, type } = await start();
    const targets = [
      `demo ${String(demo['id'])}`,
      `demo ${String(demo['uniqueId'])}`,
      `demo https://demos.example/demos/${String(demo['uniqueId'])}/services?to=x`,
      `agency ${String(demo['userId'])}`,
      `agency ${email.toUpperCase()}`,
      'domain harbor.example',
      'domain https://WWW.harbor.example/team',
    ];
    for (const target of targets) {
      expect(await type(`stop ${target}`, 'a letter')).toMatch(/^Stopped: /u);
      expect([target, await status()]).toEqual([target, 410]);
      expect(await type(`stop ${target}`, 'a letter')).toMatch(/^It was stopped already/u);
      expect(await type('stops')).toContain('(operator: a letter)');
      expect(await type(`allow ${target}`, 'a mistake')).toMatch(/^Allowed again: /u);
      expect([target, await status()]).toEqual([target, 200]);
    }
    expect(await type('stops')).toBe('Nothing is stopped.');
    const log = await test.store.read.select().from(operatorActions);
    expect(log).toHaveLength(2 * targets.length);
  });

  test('stops a demo by its link under the agency’s own domain', async () => {
    const { test, demo, status, type } = await start();
    const host = 'demo.agency.example';
    const claim = { id: 'x', agencyId: String(demo['userId']), token: 'x', createdAt: 1 };
    await test.store.write(async (db) => {
      await db.insert(agencyHosts).values({ ...claim, host, verifiedHost: host });
    });
    for (const link of [`https://${host}/harbor/services?to=x`, `${host}/harbor`]) {
      expect(await type(`stop demo ${link}`, 'a letter')).toMatch(/^Stopped: /u);
      expect(await status()).toBe(410);
      await type(`allow demo ${link}`, 'a mistake');
    }
    await expect(type(`stop demo https://${host}/nobody`, 'a letter')).rejects.toThrow(
      'There is no demo',
    );
  });

  test.each([
    ['stop demo law-x-a1b2c3', 'a letter', 'There is no demo'],
    ['stop agency nobody@x.example', 'a letter', 'There is no agency'],
    ['stop domain harbor.example', undefined, 'Say why'],
    ['stop domain harbor.example', ' ', 'Say why'],
    ['stop everything now', 'a letter', 'npm run operator'],
    ['stop domain', 'a letter', 'npm run operator'],
    ['delete demo x', 'a letter', 'npm run operator'],
    ['close 12345678', 'done', 'There is no open report'],
    ['reports --all', undefined, 'There is no option --all'],
  ])('who types %j (%j) reads the valid form', async (line, why, sentence) => {
    const { type } = await start();
    const typed = type(line, why);
    await expect(typed).rejects.toThrow(OperatorError);
    await expect(typed).rejects.toThrow(sentence);
  });

  test('lists open reports without control characters, and closes them with a reason', async () => {
    const { test, demo, type } = await start();
    const sent = { demo: demo['uniqueId'], reason: 'identity', text: 'Not\u001b[31m us\nat all' };
    await test.visitor().send('POST', '/api/reports', sent);
    const list = await type('reports');
    expect(list).toContain('Not [31m us at all');
    const [id = ''] = list.split(' ');
    expect(await type(`close ${id}`, 'stopped')).toMatch(/^Closed: report /u);
    expect(await type('reports')).toBe('No report is open.');
  });

  test('is mailed once a day while a report is open, without what was written', async () => {
    const { test, demo, type } = await start();
    const { store, clock } = test;
    const posted: string[] = [];
    const deps = {
      env: readEnv({ OPERATOR_EMAIL: 'boss@firstlook.example' }),
      store,
      now: () => clock.now,
      outbox: {
        post: (_: unknown, to: string) => Promise.resolve(void posted.push(to)),
        flush: () => Promise.resolve(),
        close: () => Promise.resolve(),
      },
    };
    expect(await mailReports(deps)).toBe(false);
    const sent = { demo: demo['uniqueId'], reason: 'rights', text: 'Our words' };
    await test.visitor().send('POST', '/api/reports', sent);
    expect(await mailReports(deps)).toBe(true);
    expect(await mailReports(deps)).toBe(false);
    clock.now += 25 * 60 * 60 * 1000;
    expect(await mailReports(deps)).toBe(true);
    expect(posted).toEqual(['boss@firstlook.example', 'boss@firstlook.example']);
    const [id = ''] = (await type('reports')).split(' ');
    await type(`close ${id}`, 'done');
    clock.now += 25 * 60 * 60 * 1000;
    expect(await mailReports(deps)).toBe(false);
  });
});
