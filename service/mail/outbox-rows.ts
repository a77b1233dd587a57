import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database, Store } from '../db/open.ts';
import { messages, outbox } from '../db/schema.ts';
import { scrub } from '../log.ts';
import { addressMail } from './address-mail.ts';
import { Letter } from './letter.ts';
import { retryDelay } from './retry-delay.ts';
import type { Mail } from './send-mail.ts';

/** A row whose process died during sending is due again after this. */
const takenOutMs = 5 * 60 * 1000;
const givenUpAfterMs = 24 * 60 * 60 * 1000;

/** An outbox row that was taken out for sending, with its mail. */
export interface OutgoingMail {
  readonly row: typeof outbox.$inferSelect;
  readonly letter: Letter;
  readonly mail: Mail;
}

interface Options {
  readonly store: Store;
  readonly log: Logger;
  readonly now: () => number;
  /** Beginning of the links in mails. */
  readonly origin: string;
  /** Origin of links to demos and their pages. */
  readonly demoOrigin: string;
}

function parseLetter(text: string): Letter | undefined {
  try {
    return Letter.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/**
 * Marks a mail as sent, or as unsent with `null`. It is marked before the mail server gets its
 * end, so a process that dies afterwards does not send it a second time.
 */
export async function markSent(
  db: Database,
  id: string,
  letter: Letter,
  sentAt: number | null,
): Promise<void> {
  await db.update(outbox).set({ sentAt, lastError: null }).where(eq(outbox.id, id));
  if (letter.kind === 'message')
    await db.update(messages).set({ mailedAt: sentAt }).where(eq(messages.id, letter.messageId));
}

/** Condition of due rows: neither sent nor failed, and their time has come. */
function isDue(now: number): ReturnType<typeof and> {
  return and(isNull(outbox.sentAt), isNull(outbox.failedAt), lte(outbox.nextAttemptAt, now));
}

export async function hasDueMail(store: Store, now: number): Promise<boolean> {
  const [row] = await store.read.select({ id: outbox.id }).from(outbox).where(isDue(now)).limit(1);
  return row !== undefined;
}

async function claimRow(
  db: Database,
  row: OutgoingMail['row'],
  circumstances: Pick<Options, 'origin' | 'demoOrigin'> & { readonly now: number },
): Promise<OutgoingMail | undefined> {
  const { now } = circumstances;
  const letter = parseLetter(row.text);
  if (!letter) {
    await db
      .update(outbox)
      .set({ failedAt: now, lastError: 'not a letter of this version' })
      .where(eq(outbox.id, row.id));
    return undefined;
  }
  const mail = await addressMail(db, row, letter, circumstances);
  if (!mail) {
    await db.delete(outbox).where(eq(outbox.id, row.id));
    return undefined;
  }
  const attempts = row.attempts + 1;
  await db
    .update(outbox)
    .set({ attempts, nextAttemptAt: now + takenOutMs })
    .where(eq(outbox.id, row.id));
  return { row: { ...row, attempts }, letter, mail };
}

/** Takes due rows out for sending, up to a limit; `more` is set when others may be due. */
export async function claimDueMails(
  db: Database,
  { now, origin, demoOrigin }: Pick<Options, 'now' | 'origin' | 'demoOrigin'>,
  { maxConcurrent, beingSent }: { maxConcurrent: number; beingSent: ReadonlyMap<string, unknown> },
): Promise<{ mails: OutgoingMail[]; more: boolean }> {
  const due = await db
    .select()
    .from(outbox)
    .where(isDue(now()))
    .orderBy(asc(outbox.createdAt))
    .limit(2 * maxConcurrent);
  const free = due.filter(({ id }) => !beingSent.has(id)).slice(0, maxConcurrent - beingSent.size);
  const mails: OutgoingMail[] = [];
  for (const row of free) {
    const mail = await claimRow(db, row, { origin, demoOrigin, now: now() });
    if (mail) mails.push(mail);
  }
  return { mails, more: free.length > 0 };
}

/** Records why a mail was not sent: it is tried again, or given up after a day. */
export async function recordFailure(
  { store, log, now }: Pick<Options, 'store' | 'log' | 'now'>,
  { row, letter }: OutgoingMail,
  error: unknown,
): Promise<void> {
  const message = error instanceof Error ? error.message : String(error);
  const lastError = scrub(message).slice(0, 500);
  const nextAttemptAt = now() + retryDelay(row.attempts);
  const isGivenUp = nextAttemptAt > row.createdAt + givenUpAfterMs;
  const details = { mail: row.id, kind: letter.kind, attempts: row.attempts, reason: lastError };
  if (isGivenUp) log.error(details, 'mail given up; its row is kept');
  else log.warn(details, 'mail not sent; it is tried again');
  await store.write(async (db) => {
    const change = isGivenUp ? { failedAt: now(), lastError } : { nextAttemptAt, lastError };
    await markSent(db, row.id, letter, null);
    await db.update(outbox).set(change).where(eq(outbox.id, row.id));
  });
}
