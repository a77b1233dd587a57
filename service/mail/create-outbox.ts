import type { Logger } from 'pino';
import type { Store } from '../db/open.ts';
import { outbox } from '../db/schema.ts';
import { mailSubject } from './letter.ts';
import type { Outbox } from './outbox.ts';
import {
  hasDueMail,
  markSent,
  recordFailure,
  claimDueMails,
  type OutgoingMail,
} from './outbox-rows.ts';
import type { Mailer } from './send-mail.ts';

const maxConcurrent = 4;
const pollEveryMs = 5000;
/**
 * Time between storing a mail and sending it, at random in this range. Without it, the response
 * time would tell whether an address has an account.
 */
const minDelayMs = 20;
const maxDelayMs = 120;
/** How long `close` waits for mails that are being sent. */
const closeTimeoutMs = 1500;

interface Options {
  readonly store: Store;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly log: Logger;
  readonly now: () => number;
  /** Beginning of the links in mails. */
  readonly origin: string;
  /** Origin of links to demos and their pages. */
  readonly demoOrigin: string;
}

interface Sender {
  /** Sends due mails until none is left. */
  readonly run: () => Promise<void>;
  /** Resolves when the current pass has ended and its mails were sent or have failed. */
  readonly settle: () => Promise<unknown>;
  readonly isIdle: () => boolean;
  /** Whether failures are still to be recorded. */
  readonly isBehind: () => boolean;
  readonly stop: () => void;
}

/** Sends mails, up to four at a time, and records how each attempt ended. */
function createSender(options: Options): Sender {
  const { store, mailer, log, now } = options;
  const beingSent = new Map<string, Promise<void>>();
  /** Failures that could not be recorded (a full disk): their mails are marked as sent. */
  const unrecorded = new Map<OutgoingMail, unknown>();
  let isStopped = false;
  let running: Promise<void> | undefined;
  /** Counts calls of `run`, so that a call during a pass causes another pass. */
  let requested = 0;
  let handled = 0;

  async function claimDue(): Promise<{ mails: OutgoingMail[]; more: boolean }> {
    for (const [outgoing, error] of [...unrecorded]) {
      await recordFailure(options, outgoing, error);
      unrecorded.delete(outgoing);
    }
    return store.write((db) => claimDueMails(db, options, { maxConcurrent, beingSent }));
  }

  async function send(outgoing: OutgoingMail): Promise<void> {
    const { row, letter, mail } = outgoing;
    try {
      const beforeEnd = (): Promise<void> =>
        store.write((db) => markSent(db, row.id, letter, now()));
      await mailer.send(mail, { id: row.id, createdAt: row.createdAt, beforeEnd });
    } catch (error) {
      unrecorded.set(outgoing, error);
      await recordFailure(options, outgoing, error);
      unrecorded.delete(outgoing);
    }
  }

  function startSending(outgoing: OutgoingMail): void {
    const sending = send(outgoing)
      .catch((error: unknown) =>
        log.warn({ err: error }, 'the outcome of a mail could not be written down'),
      )
      .finally(() => beingSent.delete(outgoing.row.id));
    beingSent.set(outgoing.row.id, sending);
  }

  async function sendAllDue(): Promise<void> {
    for (;;) {
      handled = requested;
      const { mails, more } = await claimDue();
      for (const mail of mails) startSending(mail);
      if (beingSent.size >= maxConcurrent) await Promise.race(beingSent.values());
      else if (!more && handled === requested) return;
      if (isStopped) return;
    }
  }

  function run(): Promise<void> {
    if (isStopped) return Promise.resolve();
    requested += 1;
    running ??= sendAllDue()
      .catch((error: unknown) => {
        handled = requested;
        log.warn({ err: error }, 'the outbox could not be read');
      })
      .finally(() => {
        running = undefined;
        if (handled !== requested) void run();
      });
    return running;
  }

  return {
    run,
    settle: () => Promise.all([running, ...beingSent.values()]),
    isIdle: () => running === undefined && beingSent.size === 0,
    isBehind: () => unrecorded.size > 0,
    stop: () => {
      isStopped = true;
    },
  };
}

/**
 * Sends the mails of the outbox table, each by one process at a time; see
 * docs/decisions/0009-outbox.md.
 */
export function createOutbox(options: Options): Outbox {
  const { store, log, now } = options;
  const sender = createSender(options);
  let isClosed = false;
  let flushTimer: NodeJS.Timeout | undefined;

  async function poll(): Promise<void> {
    try {
      if (sender.isBehind() || (await hasDueMail(store, now()))) await sender.run();
    } catch (error) {
      log.warn({ err: error }, 'the outbox could not be read');
    }
  }

  function runSoon(): void {
    if (isClosed) return;
    flushTimer ??= setTimeout(
      () => {
        flushTimer = undefined;
        void sender.run();
      },
      minDelayMs + Math.random() * (maxDelayMs - minDelayMs),
    ).unref();
  }
  const polling = setInterval(() => void poll(), pollEveryMs).unref();

  async function flush(): Promise<void> {
    do {
      await sender.run();
      await sender.settle();
    } while (!sender.isIdle());
  }

  return {
    post: async (db, recipient, letter, { notBefore = 0 } = {}) => {
      const at = now();
      await db.insert(outbox).values({
        id: crypto.randomUUID(),
        recipient,
        subject: mailSubject(letter),
        text: JSON.stringify(letter),
        createdAt: at,
        nextAttemptAt: Math.max(at, notBefore),
      });
      // Taking rows out waits for this write, so nothing is sent before the commit.
      runSoon();
    },
    flush,
    close: async () => {
      isClosed = true;
      sender.stop();
      clearInterval(polling);
      clearTimeout(flushTimer);
      const rest = sender.settle();
      const timeout = new Promise((resolve) => setTimeout(resolve, closeTimeoutMs).unref());
      await Promise.race([rest, timeout]);
    },
  };
}
