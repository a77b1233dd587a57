/** How an engine runs the queue's transactions, on its one connection for writes. */
interface Transactions {
  /** Begins a transaction that excludes all other writers. */
  readonly begin: () => void | Promise<void>;
  /** Sets a savepoint; each call after the first releases the one before. */
  readonly setSavepoint: (isFirst: boolean) => void | Promise<void>;
  /** Rolls back to the last savepoint. */
  readonly rollbackToSavepoint: () => void | Promise<void>;
  readonly commit: () => void | Promise<void>;
  /** Called after each commit. */
  readonly committed?: () => void;
  /** Ends a transaction that failed; does nothing when it has ended by itself, and never throws. */
  readonly rollback: () => void | Promise<void>;
  /** Whether the transaction is still open after an error. */
  readonly isOpen: () => boolean;
  /** Whether the error is temporary, so that a later `begin` may succeed. */
  readonly isTemporary: (error: unknown) => boolean;
  /**
   * Whether the engine cancelled the whole transaction in favour of another one, so that a second
   * run may succeed.
   */
  readonly isConflict: (error: unknown) => boolean;
}

interface Job {
  /** Milliseconds since the process began. */
  readonly since: number;
  readonly run: () => Promise<void>;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

export interface WriteQueue {
  /**
   * Runs `work` alone in the current transaction; when it throws, none of its changes remain.
   * Resolves after the commit.
   */
  readonly add: <T>(work: () => Promise<T>) => Promise<T>;
  readonly waiting: () => number;
  /** Resolves when no write waits or runs. */
  readonly idle: () => Promise<void>;
}

/** Limit of writes that share one commit, so that the first does not wait long for the last. */
const maxBatch = 64;
/**
 * How long a write waits for a database that another process has locked, and how often it retries,
 * in milliseconds.
 */
const timeoutMs = 5000;
const retryEveryMs = 20;
/** How often a batch is run before a conflict becomes an error. */
const maxRuns = 5;

/**
 * Runs the jobs of one transaction. Returns the calls that settle their promises after the commit.
 */
async function runBatch(on: Transactions, batch: readonly Job[]): Promise<(() => void)[]> {
  const settled: (() => void)[] = [];
  // A single job fails together with its transaction.
  const isShared = batch.length > 1;
  for (const [index, job] of batch.entries()) {
    if (isShared) await on.setSavepoint(index === 0);
    try {
      await job.run();
      settled.push(job.done);
    } catch (error) {
      // A full disk or a lost connection ends the whole transaction, and with it every job of the
      // batch.
      if (!isShared || !on.isOpen() || on.isConflict(error)) throw error;
      await on.rollbackToSavepoint();
      settled.push(() => job.failed(error));
    }
  }
  return settled;
}

/** Runs and commits jobs in the transaction that has begun; repeats them after a conflict. */
async function commitBatch(on: Transactions, batch: readonly Job[]): Promise<void> {
  for (let runs = 1; ; runs += 1) {
    try {
      if (runs > 1) await on.begin();
      const settled = await runBatch(on, batch);
      await on.commit();
      for (const settle of settled) settle();
      on.committed?.();
      return;
    } catch (error) {
      await on.rollback();
      if (runs < maxRuns && on.isConflict(error)) continue;
      for (const job of batch) job.failed(error);
      return;
    }
  }
}

/**
 * Runs writes one after another. Those that arrive during a commit share the next one: one fsync
 * for many.
 */
export function createWriteQueue(on: Transactions): WriteQueue {
  const waiting: Job[] = [];
  let running: Promise<void> | undefined;

  function refuseOverdue(error: unknown): void {
    const past = performance.now() - timeoutMs;
    while (waiting[0] && waiting[0].since < past) waiting.shift()?.failed(error);
  }

  /**
   * Begins a transaction for the waiting writes and refuses those that have waited too long.
   * Returns false when none is left.
   */
  async function begin(): Promise<boolean> {
    while (waiting.length > 0) {
      try {
        await on.begin();
        return true;
      } catch (error) {
        if (on.isTemporary(error)) refuseOverdue(error);
        else for (const job of waiting.splice(0)) job.failed(error);
      }
      // A wait inside the engine would block the process; a timer lets other requests be served.
      if (waiting.length > 0) await new Promise((resolve) => setTimeout(resolve, retryEveryMs));
    }
    return false;
  }

  async function drain(): Promise<void> {
    while (await begin()) await commitBatch(on, waiting.splice(0, maxBatch));
    // A write may have arrived since the last check.
    running = waiting.length > 0 ? drain() : undefined;
  }

  return {
    add: (work) =>
      new Promise((resolve, reject) => {
        let result: { value: Awaited<ReturnType<typeof work>> } | undefined;
        waiting.push({
          since: performance.now(),
          run: async () => {
            result = { value: await work() };
          },
          done: () => result && resolve(result.value),
          failed: reject,
        });
        running ??= Promise.resolve().then(drain);
      }),
    waiting: () => waiting.length,
    idle: async () => {
      while (running) await running;
    },
  };
}
