import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database, Store } from '../db/open.ts';
import { messages, outbox } from '../db/schema.ts';
import { scrubbed } from '../log.ts';
import { addressMail } from './address-mail.ts';
import { Letter, subjectOf } from './letter.ts';
import type { Mail, Mailer } from './send-mail.ts';

const second = 1000;
const hour = 60 * 60 * second;
/** Mails on their way to the mail server at one time. */
const atOnce = 4;
/** A row that was taken out and never heard of again (the process died) is due again after this. */
const takenOutMs = 300 * second;
const firstDelayMs = 10 * second;
const longestDelayMs = 2 * hour;
const givenUpAfterMs = 24 * hour;
const lookEveryMs = 5 * second;
/**
 * From a mail's being written down until it is looked at, at least and at most. By chance, because
 * the work differs between an address with an account and one without: at once, it would be felt in
 * the answer to whoever asked.
 */
const restMs = [20, 120] as const;
/** How long mails on their way may take when the service ends. */
const closingMs = 1.5 * second;

export interface Outbox {
  /**
   * Writes a mail down inside the transaction of what causes it; it is sent once that is committed.
   */
  readonly post: (db: Database, recipient: string, letter: Letter) => Promise<void>;
  /**
   * Sends what is due. Resolves when nothing is due or under way any more; failures are written
   * down, not thrown.
   */
  readonly flush: () => Promise<void>;
  /** Waits a little for mails on their way, and begins no others. */
  readonly close: () => Promise<void>;
}

interface Options {
  readonly store: Store;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly log: Logger;
  readonly now: () => number;
  /** Beginning of the links in mails. */
  readonly origin: string;
}

interface Parcel {
  readonly row: typeof outbox.$inferSelect;
  readonly letter: Letter;
  readonly mail: Mail;
}

function letterIn(text: string): Letter | undefined {
  try {
    return Letter.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/**
 * Whole milliseconds until the next attempt: 10 s, 20 s, 40 s … up to two hours, a fifth more or
 * less by chance.
 */
export function delayAfter(attempts: number, chance: number = Math.random()): number {
  return Math.round(
    Math.min(firstDelayMs * 2 ** (attempts - 1), longestDelayMs) * (0.8 + 0.4 * chance),
  );
}

/**
 * Sends the mails of the outbox table, each by one hand at a time; see
 * docs/decisions/0009-outbox.md.
 */
export function createOutbox({ store, mailer, log, now, origin }: Options): Outbox {
  const underWay = new Map<string, Promise<void>>();
  /** Sent, although it could not be written down (a full disk): never to be sent again. */
  const unwritten = new Map<string, Letter>();
  let passing: Promise<void> | undefined;
  /** How often the loop was woken, and which of these its last look has answered. */
  let wakes = 0;
  let answered = 0;
  let closed = false;

  async function markSent(db: Database, id: string, letter: Letter): Promise<void> {
    await db.update(outbox).set({ sentAt: now(), lastError: null }).where(eq(outbox.id, id));
    if (letter.kind === 'message')
      await db.update(messages).set({ mailedAt: now() }).where(eq(messages.id, letter.messageId));
  }

  async function takeOut(db: Database, row: Parcel['row']): Promise<Parcel | undefined> {
    const letter = letterIn(row.text);
    if (!letter) {
      await db
        .update(outbox)
        .set({ failedAt: now(), lastError: 'not a letter of this version' })
        .where(eq(outbox.id, row.id));
      return undefined;
    }
    const mail = await addressMail(db, row, letter, { origin, now: now() });
    if (!mail) {
      await db.delete(outbox).where(eq(outbox.id, row.id));
      return undefined;
    }
    const attempts = row.attempts + 1;
    await db
      .update(outbox)
      .set({ attempts, nextAttemptAt: now() + takenOutMs })
      .where(eq(outbox.id, row.id));
    return { row: { ...row, attempts }, letter, mail };
  }

  /** Takes due rows out for sending, as many as have room; `more` when others may be due. */
  async function takeDue(): Promise<{ parcels: Parcel[]; more: boolean }> {
    const sent = [...unwritten];
    const taken = await store.write(async (db) => {
      for (const [id, letter] of sent) await markSent(db, id, letter);
      const due = await db
        .select()
        .from(outbox)
        .where(
          and(isNull(outbox.sentAt), isNull(outbox.failedAt), lte(outbox.nextAttemptAt, now())),
        )
        .orderBy(asc(outbox.createdAt))
        .limit(2 * atOnce);
      const free = due.filter(({ id }) => !underWay.has(id)).slice(0, atOnce - underWay.size);
      const parcels: Parcel[] = [];
      for (const row of free) {
        const parcel = await takeOut(db, row);
        if (parcel) parcels.push(parcel);
      }
      return { parcels, more: free.length > 0 };
    });
    for (const [id] of sent) unwritten.delete(id);
    return taken;
  }

  async function noteFailure({ row, letter }: Parcel, error: unknown): Promise<void> {
    const lastError = scrubbed(error instanceof Error ? error.message : String(error)).slice(
      0,
      500,
    );
    const nextAttemptAt = now() + delayAfter(row.attempts);
    const isGivenUp = nextAttemptAt > row.createdAt + givenUpAfterMs;
    const about = { mail: row.id, kind: letter.kind, attempts: row.attempts, reason: lastError };
    if (isGivenUp) log.error(about, 'mail given up; its row is kept');
    else log.warn(about, 'mail not sent; it is tried again');
    await store.write(async (db) => {
      const change = isGivenUp ? { failedAt: now(), lastError } : { nextAttemptAt, lastError };
      await db.update(outbox).set(change).where(eq(outbox.id, row.id));
    });
  }

  async function deliver(parcel: Parcel): Promise<void> {
    const { row, letter, mail } = parcel;
    try {
      await mailer.send(mail);
    } catch (error) {
      await noteFailure(parcel, error);
      return;
    }
    unwritten.set(row.id, letter);
    await store.write((db) => markSent(db, row.id, letter));
    unwritten.delete(row.id);
  }

  function begin(parcel: Parcel): void {
    const delivery = deliver(parcel)
      .catch((error: unknown) =>
        log.warn({ err: error }, 'the outcome of a mail could not be written down'),
      )
      .finally(() => underWay.delete(parcel.row.id));
    underWay.set(parcel.row.id, delivery);
  }

  async function pass(): Promise<void> {
    for (;;) {
      answered = wakes;
      const { parcels, more } = await takeDue();
      for (const parcel of parcels) begin(parcel);
      if (underWay.size >= atOnce) await Promise.race(underWay.values());
      else if (!more && answered === wakes) return;
      if (closed) return;
    }
  }

  function wake(): Promise<void> {
    if (closed) return Promise.resolve();
    wakes += 1;
    passing ??= pass()
      .catch((error: unknown) => {
        answered = wakes;
        log.warn({ err: error }, 'the outbox could not be read');
      })
      .finally(() => {
        passing = undefined;
        if (answered !== wakes) void wake();
      });
    return passing;
  }

  async function isAnyDue(): Promise<boolean> {
    const [row] = await store.read
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(isNull(outbox.sentAt), isNull(outbox.failedAt), lte(outbox.nextAttemptAt, now())))
      .limit(1);
    return row !== undefined;
  }

  async function look(): Promise<void> {
    try {
      if (await isAnyDue()) await wake();
    } catch (error) {
      log.warn({ err: error }, 'the outbox could not be read');
    }
  }
  let resting: NodeJS.Timeout | undefined;
  function wakeSoon(): void {
    if (closed) return;
    const [least, most] = restMs;
    resting ??= setTimeout(
      () => {
        resting = undefined;
        void wake();
      },
      least + Math.random() * (most - least),
    ).unref();
  }
  const looking = setInterval(() => void look(), lookEveryMs).unref();

  async function flush(): Promise<void> {
    do {
      await wake();
      await Promise.all(underWay.values());
    } while (passing !== undefined || underWay.size > 0);
  }

  return {
    post: async (db, recipient, letter) => {
      const at = now();
      await db.insert(outbox).values({
        id: crypto.randomUUID(),
        recipient,
        subject: subjectOf(letter),
        text: JSON.stringify(letter),
        createdAt: at,
        nextAttemptAt: at,
      });
      // Looking is a write as well and waits behind this one, so nothing is sent before the commit.
      wakeSoon();
    },
    flush,
    close: async () => {
      closed = true;
      clearInterval(looking);
      clearTimeout(resting);
      const rest = Promise.all([passing, ...underWay.values()]);
      await Promise.race([rest, new Promise((resolve) => setTimeout(resolve, closingMs).unref())]);
    },
  };
}
