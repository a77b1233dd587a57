import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { listBackups } from './backups.ts';
import type { BackupOptions } from './make-backup.ts';

const minute = 60_000;
const hour = 60 * minute;
/**
 * The first look comes when the start is over, so that a service that starts again and again makes
 * no backup each time.
 */
const firstLookMs = minute;
const lookEveryMs = 5 * minute;

/**
 * Makes a backup in a thread of its own: the copy and its checks never stop an answer. Gives its
 * path.
 */
export function backUpAside(options: BackupOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./backup-worker.ts', import.meta.url), {
      workerData: options,
      env: {},
      execArgv: [],
    });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the backup ended early (${code})`)));
    worker.unref();
  });
}

export interface BackupState {
  /** Milliseconds since 1970 of the newest backup; undefined without one. */
  readonly newestAt: () => number | undefined;
  readonly failures: () => number;
}

interface Options {
  readonly source: string;
  readonly folder: string;
  /** 0: never. */
  readonly everyHours: number;
  readonly keep: number;
  readonly now: () => number;
  readonly log: Logger;
}

export interface Backups extends BackupState {
  /** Makes a backup when the newest is old enough. */
  readonly look: () => Promise<void>;
  readonly end: () => void;
}

/** Of a database that is backed up by others. */
export const noBackups: Backups = {
  newestAt: () => undefined,
  failures: () => 0,
  look: () => Promise.resolve(),
  end: () => undefined,
};

/**
 * Backs the database up for as long as the process lives; what fails is logged and tried again five
 * minutes later.
 */
export function keepBackedUp({ source, folder, everyHours, keep, now, log }: Options): Backups {
  let running: Promise<void> | undefined;
  let failures = 0;
  const newestAt = (): number | undefined => listBackups(folder)[0]?.at;

  async function backUp(): Promise<void> {
    try {
      const path = await backUpAside({ source, folder, now: now(), keep });
      log.info({ path }, 'backup made');
    } catch (error) {
      failures += 1;
      log.error({ err: error }, 'backup failed');
    }
  }

  function isDue(): boolean {
    const newest = newestAt();
    // A backup from the future was made before somebody set the clock right.
    return newest === undefined || Math.abs(now() - newest) >= everyHours * hour;
  }

  function look(): Promise<void> {
    if (running) return running;
    if (everyHours === 0 || !isDue()) return Promise.resolve();
    running = backUp().finally(() => {
      running = undefined;
    });
    return running;
  }

  const timers =
    everyHours === 0
      ? []
      : [setTimeout(() => void look(), firstLookMs), setInterval(() => void look(), lookEveryMs)];
  for (const timer of timers) timer.unref();
  return {
    newestAt,
    failures: () => failures,
    look,
    end: () => timers.forEach((timer) => clearTimeout(timer)),
  };
}
