import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findDamage } from '../db/check-file.ts';
import { databaseIn, startService, type ServiceProcess } from '../testing/start-service.ts';

const folder = mkdtempSync(join(tmpdir(), 'firstlook-approval-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let service: ServiceProcess;
let cookie = '';

interface Reply {
  readonly status: number;
  readonly json: Record<string, unknown>;
}

async function send(method: string, path: string, body?: unknown, as = cookie): Promise<Reply> {
  const answer = await fetch(service.origin + path, {
    method,
    headers: {
      origin: service.origin,
      cookie: as,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (as === cookie) cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
  return { status: answer.status, json: (await answer.json()) as Record<string, unknown> };
}

/** Mails with a text, without the line breaks of their encoding. */
function mailsWith(text: string): string[] {
  const outbox = join(folder, 'data', 'outbox');
  try {
    return readdirSync(outbox)
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readFileSync(join(outbox, name), 'utf8').replaceAll(/=\r?\n/gu, ''))
      .filter((mail) => mail.includes(text));
  } catch {
    return [];
  }
}

const start = async (): Promise<void> => {
  service = await startService({ folder, variables: { TRIAL_DAYS: '14' } });
};

/** Kills the service as soon as a step is acknowledged, and starts it again. */
async function killAfter(step: () => Promise<Reply>): Promise<Reply> {
  const reply = await step();
  expect(await service.kill('SIGKILL')).toBe('SIGKILL');
  expect(findDamage(databaseIn(folder), { thorough: true })).toBeUndefined();
  await start();
  return reply;
}

test('killed after every step, an approval loses and doubles nothing that was acknowledged', async () => {
  await start();
  const email = 'ada@agency.example';
  const account = { email, username: 'Ada', password: 'correct horse battery' };
  await send('POST', '/api/auth/email/register', account);
  const mailed = (text: string, count = 1): Promise<void> =>
    expect.poll(() => mailsWith(text).length, { timeout: 20_000 }).toBe(count);
  await mailed('/verify-email?token');
  const [, token] = /token=3D([\w-]+)|$/u.exec(mailsWith('/verify-email?token')[0] ?? '') ?? [];
  const plain = /token=(?!3D)([\w-]+)/u.exec(mailsWith('/verify-email?token')[0] ?? '')?.[1];
  await send('POST', '/api/verify-email', { token: token ?? plain });

  const made = await killAfter(() =>
    send('POST', '/api/demos', { name: 'Harbor Law', industry: 'law', websiteData: {} }),
  );
  const demoId = String(made.json['id']);
  const asked = await killAfter(() =>
    send('POST', `/api/demos/${demoId}/approvals`, {
      signer: { name: 'Maria Keller', email: 'maria@harbor.example' },
      lines: [{ text: 'Website', cents: 480_000 }],
      currency: 'EUR',
      deposit: { cents: 100_000, paymentLink: 'https://buy.stripe.com/test_x' },
    }),
  );
  expect(asked.status).toBe(201);
  const path = `/api/approvals/${String(asked.json['id'])}`;
  expect((await send('GET', path, undefined, '')).json).toMatchObject({
    state: 'pending',
    digest: asked.json['digest'],
  });

  expect((await killAfter(() => send('POST', `${path}/code`, undefined, ''))).status).toBe(200);
  await mailed('is your code');
  const code = /^(\d{6})\r?$/mu.exec(mailsWith('is your code')[0] ?? '')?.[1];
  const body = { name: 'Maria Keller', code, consent: true };
  const signed = await killAfter(() => send('POST', `${path}/sign`, body, ''));
  expect(signed.status).toBe(200);
  expect((await send('POST', `${path}/sign`, body, '')).status).toBe(409);
  expect((await send('GET', `${path}/evidence.json`, undefined, '')).json).toEqual(signed.json);
  const verified = await send('POST', '/api/verify', { evidence: signed.json }, '');
  expect(verified.json).toMatchObject({ valid: true });

  await killAfter(() => send('POST', `${path}/deposit`, undefined, ''));
  await send('POST', `${path}/deposit`, undefined, '');
  const { json } = await send('GET', path, undefined, '');
  expect(json).toMatchObject({ state: 'signed', deposit: { state: 'paid', mode: 'simulated' } });
  await mailed('you approved your new website');
  await mailed('Harbor Law approved version');
  await mailed('paid the deposit');
  await mailed('ready to approve');
  await service.kill('SIGTERM');
}, 120_000);
