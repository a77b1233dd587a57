import { statfs } from 'node:fs/promises';
import type { Deps } from '../deps.ts';
import { ServiceError } from '../errors.ts';
import { jobs } from './schema.ts';

/**
 * A successful write is valid as a check for this long, because each write costs a flush of the
 * disk.
 */
const writeCheckLifetimeMs = 5000;
/** Bytes of free space below which the disk counts as full. */
const minFreeBytes = 1024 * 1024;

type HealthDeps = Pick<Deps, 'env' | 'store' | 'log' | 'now'>;

interface DatabaseHealth {
  /** @throws ServiceError busy when the database cannot be read; the log has the cause. */
  readonly requireReads: () => Promise<void>;
  /** @throws ServiceError busy when it cannot be read or written, or its disk is full. */
  readonly requireWrites: () => Promise<void>;
}

/** Creates the checks of the database for the health call; a recent check is used again. */
export function createDatabaseHealth({ env, store, log, now }: HealthDeps): DatabaseHealth {
  let writtenAt = -Infinity;
  let writing: Promise<void> | undefined;

  async function runCheck(
    work: () => Promise<unknown>,
    line: string,
    sentence: string,
  ): Promise<void> {
    try {
      await work();
    } catch (error) {
      log.error({ err: error }, line);
      throw new ServiceError('busy', `${sentence} Please try again in a moment.`, {
        retryAfter: 5,
      });
    }
  }

  async function write(): Promise<void> {
    const at = now();
    if (Math.abs(at - writtenAt) < writeCheckLifetimeMs) return;
    if (store.engine === 'sqlite') {
      const { bavail, bsize } = await statfs(env.dataDir);
      if (bavail * bsize < minFreeBytes) throw new Error(`the disk of ${env.dataDir} has no room`);
    }
    await store.write(async (db) => {
      await db
        .insert(jobs)
        .values({ name: 'health', doneAt: at })
        .onConflictDoUpdate({ target: jobs.name, set: { doneAt: at } });
    });
    writtenAt = at;
  }

  const requireReads = (): Promise<void> =>
    runCheck(store.check, 'the database cannot be read', 'The database cannot be read just now.');

  return {
    requireReads,
    requireWrites: async () => {
      await requireReads();
      // Concurrent callers share one write.
      writing ??= runCheck(
        write,
        'the database cannot be written to',
        'The database cannot be written to just now.',
      ).finally(() => (writing = undefined));
      await writing;
    },
  };
}
