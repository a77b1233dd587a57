import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isNull } from 'drizzle-orm';
import { expect } from 'vitest';
import { findDamage } from '../db/check-file.ts';
import { openStore, type Store } from '../db/open.ts';
import { outbox } from '../db/schema.ts';
import { Letter } from '../mail/letter.ts';
import { databasePath, startService, type ServiceProcess } from './start-service.ts';

export interface Reply {
  readonly status: number;
  readonly json: Record<string, unknown>;
}

/** A service on SQLite that is killed after each step, with an agency's session. */
interface KilledService {
  readonly start: () => Promise<void>;
  readonly origin: () => string;
  /** Sends a request as the agency, or with another cookie (empty for a client). */
  readonly send: (method: string, path: string, body?: unknown, as?: string) => Promise<Reply>;
  /** Kills the service as soon as a step is acknowledged, and starts it again. */
  readonly killAfter: (step: () => Promise<Reply>) => Promise<Reply>;
  /** Kills the service, changes its file, and starts it again. */
  readonly whileDown: <T>(work: (store: Store) => Promise<T>) => Promise<T>;
  /** Waits for a mail that contains a text. */
  readonly mailed: (text: string) => Promise<string>;
  /** Reads the file beside the running service. */
  readonly inFile: <T>(work: (store: Store) => Promise<T>) => Promise<T>;
  /** The letters of the outbox, sent or not. */
  readonly letters: () => Promise<readonly Letter[]>;
  readonly end: () => Promise<void>;
}

/** Prepares the service; it is not started yet. */
export function createKilledService(variables: Record<string, string> = {}): KilledService {
  const folder = mkdtempSync(join(tmpdir(), 'firstlook-killed-'));
  const file = databasePath(folder);
  let service: ServiceProcess | undefined;
  let cookie = '';

  const start = async (): Promise<void> => {
    service = await startService({ folder, variables: { TRIAL_DAYS: '14', ...variables } });
  };
  const origin = (): string => service?.origin ?? '';

  const send: KilledService['send'] = async (method, path, body, as) => {
    const answer = await fetch(origin() + path, {
      method,
      headers: {
        origin: origin(),
        cookie: as ?? cookie,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (as === undefined) cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    const text = await answer.text();
    const json = text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {};
    return { status: answer.status, json };
  };

  const inFile: KilledService['inFile'] = async (work) => {
    const store = openStore(file);
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  };

  const whileDown: KilledService['whileDown'] = async (work) => {
    expect(await service?.kill('SIGKILL')).toBe('SIGKILL');
    expect(findDamage(file, { thorough: true })).toBeUndefined();
    const result = await inFile(async (store) => {
      // Mails of a killed process are due again after five minutes; this skips the wait.
      await store.write(async (db) => {
        await db.update(outbox).set({ nextAttemptAt: 0 }).where(isNull(outbox.sentAt));
      });
      return work(store);
    });
    await start();
    return result;
  };

  /** Mails with a text, without the line breaks of their encoding. */
  function findMails(text: string): string[] {
    const sent = join(folder, 'data', 'outbox');
    try {
      return readdirSync(sent)
        .filter((name) => name.endsWith('.eml'))
        .map((name) => readFileSync(join(sent, name), 'utf8').replaceAll(/=\r?\n/gu, ''))
        .filter((mail) => mail.includes(text));
    } catch {
      return [];
    }
  }

  return {
    start,
    origin,
    send,
    whileDown,
    inFile,
    killAfter: async (step) => {
      const reply = await step();
      await whileDown(() => Promise.resolve());
      return reply;
    },
    mailed: async (text) => {
      await expect.poll(() => findMails(text).length, { timeout: 30_000 }).toBeGreaterThan(0);
      return findMails(text)[0] ?? '';
    },
    letters: () =>
      inFile(async ({ read }) => {
        const rows = await read.select({ text: outbox.text }).from(outbox);
        return rows.map(({ text }) => Letter.parse(JSON.parse(text)));
      }),
    end: async () => {
      await service?.kill('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Registers an agency and verifies its address. */
export async function registerAgency({ send, mailed }: KilledService): Promise<void> {
  const account = { email: 'ada@agency.example', username: 'Ada' };
  await send('POST', '/api/auth/email/register', { ...account, password: 'correct horse battery' });
  const mail = await mailed('/verify-email?token');
  const token = /token=(?:3D)?([\w-]+)/u.exec(mail)?.[1];
  expect((await send('POST', '/api/verify-email', { token })).status).toBe(200);
}
