import { createServer, type Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { listRows, readPort, useMailApps } from './testing/use-mail-apps.ts';
import { retryDelay } from './retry-delay.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const { appWith, startSmtp, closeAtEnd } = useMailApps();

describe('a failing mail server', () => {
  test('that refuses every connection delays nobody, and gets the mail when it is back', async () => {
    const smtp = await startSmtp(() => undefined);
    const app = appWith({ SMTP_URL: 'smtp://127.0.0.1:1' });
    expect((await app.visitor().signUp()).status).toBe(201);
    await app.delivered();
    const [row] = await listRows(app);
    expect(row).toMatchObject({ attempts: 1, sentAt: null, failedAt: null });
    expect(row?.lastError).toMatch(/ECONNREFUSED/u);
    expect(smtp.mails).toEqual([]);
  });

  test('that says 5xx loses nothing: the mail is tried again, later each time, until it is taken', async () => {
    let isBroken = true;
    const smtp = await startSmtp(() => (isBroken ? new Error('mailbox on fire') : undefined));
    const app = appWith({ SMTP_URL: smtp.url });
    await app.visitor().signUp('five@agency.example');
    await app.delivered();
    for (let attempt = 2; attempt <= 4; attempt += 1) {
      await app.delivered();
      expect((await listRows(app))[0]?.attempts).toBe(attempt - 1);
      app.clock.now += 3 * hour;
      await app.delivered();
    }
    isBroken = false;
    app.clock.now += 3 * hour;
    await app.delivered();
    expect(smtp.mails).toHaveLength(1);
    expect((await listRows(app))[0]).toMatchObject({ attempts: 5, lastError: null });
    expect((await listRows(app))[0]?.sentAt).not.toBeNull();
  });

  test('that is silent delays no request, and times out', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => sockets.push(socket));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    closeAtEnd({
      close: () => {
        sockets.forEach((socket) => socket.destroy());
        silent.close();
      },
    });
    const app = appWith({ SMTP_URL: `smtp://127.0.0.1:${readPort(silent)}` });
    const visitor = app.visitor();
    expect((await visitor.signUp()).status).toBe(201);
    expect((await visitor.get('/api/auth/user')).status).toBe(200);
    expect((await listRows(app))[0]?.lastError).toBeNull();
    await app.delivered();
    expect((await listRows(app))[0]?.lastError).toMatch(/timeout|greeting/iu);
  });

  test('for longer than a day makes the mail fail, with its reason and without an address', async () => {
    const smtp = await startSmtp(() => new Error('no room for dead@agency.example'));
    const app = appWith({ SMTP_URL: smtp.url });
    await app.visitor().signUp('dead@agency.example');
    await app.delivered();
    app.clock.now += 25 * hour;
    await app.delivered();
    const [row] = await listRows(app);
    expect(row?.failedAt).not.toBeNull();
    expect(row?.lastError).toContain('no room for [e-mail]');
    app.clock.now += day;
    await app.delivered();
    expect((await listRows(app))[0]?.attempts).toBe(2);
  });
});

test('attempts come later and later: ten seconds first, two hours at most, never at the same time for all', () => {
  expect([1, 2, 3, 20].map((attempts) => retryDelay(attempts, 0.5))).toEqual([
    10_000,
    20_000,
    40_000,
    2 * hour,
  ]);
  expect(retryDelay(1, 0)).toBeLessThan(retryDelay(1, 1));
});
