/** How one engine runs what the queue says, on the one connection that writes. */
export interface Transactions {
  /** Begins a transaction in which nobody else writes. */
  readonly begin: () => void | Promise<void>;
  /** Makes a point to go back to; each call after the first lets go of the point before. */
  readonly mark: (isFirst: boolean) => void | Promise<void>;
  /** Goes back to the last point. */
  readonly undo: () => void | Promise<void>;
  readonly commit: () => void | Promise<void>;
  /** Told after each commit. */
  readonly committed?: () => void;
  /** Ends a transaction that failed; does nothing when it has ended by itself, and never throws. */
  readonly rollback: () => void | Promise<void>;
  /** Whether the transaction still stands after an error. */
  readonly isOpen: () => boolean;
  /** Whether another process, or a server that comes back, may let the next `begin` succeed. */
  readonly isPassing: (error: unknown) => boolean;
  /**
   * Whether the engine ended the whole transaction because of others, so that the same work would
   * succeed another time.
   */
  readonly asksAgain: (error: unknown) => boolean;
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
   * Runs `work` alone in the transaction of the moment; when it throws, nothing of it remains.
   * Resolves after the commit.
   */
  readonly add: <T>(work: () => Promise<T>) => Promise<T>;
  readonly waiting: () => number;
  /** Resolves when nothing waits or runs any more. */
  readonly idle: () => Promise<void>;
}

/** Most writes that share one commit, so that the first never waits long for the last. */
const largestBatch = 64;
/**
 * How long a write waits for another process that holds the database, in milliseconds, and how
 * often it looks.
 */
const patienceMs = 5000;
const lookEveryMs = 20;
/** How often the same writes are begun again for the engine's sake. */
const mostRuns = 5;

/**
 * Runs writes one after another. Those that arrive while one is being committed share the next
 * commit: one fsync for many.
 */
export function createWriteQueue(on: Transactions): WriteQueue {
  const waiting: Job[] = [];
  let running: Promise<void> | undefined;

  function giveUp(error: unknown): void {
    const past = performance.now() - patienceMs;
    while (waiting[0] && waiting[0].since < past) waiting.shift()?.failed(error);
  }

  /**
   * Begins a transaction for the writes that wait; those that have waited too long are given up,
   * and false says that none is left.
   */
  async function begin(): Promise<boolean> {
    while (waiting.length > 0) {
      try {
        await on.begin();
        return true;
      } catch (error) {
        if (on.isPassing(error)) giveUp(error);
        else for (const job of waiting.splice(0)) job.failed(error);
      }
      // Waiting inside the engine would stop the whole process; this lets others be served
      // meanwhile.
      if (waiting.length > 0) await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
    }
    return false;
  }

  /** Runs the jobs of one transaction and gives what is to be said to each once it is committed. */
  async function runAll(batch: readonly Job[]): Promise<(() => void)[]> {
    const settled: (() => void)[] = [];
    // One that is alone fails with its transaction.
    const isShared = batch.length > 1;
    for (const [index, job] of batch.entries()) {
      if (isShared) await on.mark(index === 0);
      try {
        await job.run();
        settled.push(job.done);
      } catch (error) {
        // A full disk or a lost connection ends the whole transaction; then every job of the batch
        // has failed.
        if (!isShared || !on.isOpen() || on.asksAgain(error)) throw error;
        await on.undo();
        settled.push(() => job.failed(error));
      }
    }
    return settled;
  }

  async function commit(batch: readonly Job[]): Promise<void> {
    for (let runs = 1; ; runs += 1) {
      try {
        if (runs > 1) await on.begin();
        const settled = await runAll(batch);
        await on.commit();
        for (const settle of settled) settle();
        on.committed?.();
        return;
      } catch (error) {
        await on.rollback();
        if (runs < mostRuns && on.asksAgain(error)) continue;
        for (const job of batch) job.failed(error);
        return;
      }
    }
  }

  async function drain(): Promise<void> {
    while (await begin()) await commit(waiting.splice(0, largestBatch));
    // One more may have come between the last look and this line.
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
