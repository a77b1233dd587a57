import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { listBackups } from './backups.ts';
import type { BackupOptions } from './make-backup.ts';

const minute = 60_000;
const hour = 60 * minute;
/**
 * The first check waits a minute, so that a service that keeps restarting does not make a backup at
 * each start.
 */
const firstCheckMs = minute;
const checkEveryMs = 5 * minute;

/**
 * Makes a backup in a worker thread, because the copy and its checks would block requests. Returns
 * its path.
 */
export function makeBackupInWorker(options: BackupOptions): Promise<string> {
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
  readonly newestBackupTime: () => number | undefined;
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
  /** Makes a backup when the newest one is old enough. */
  readonly backUpIfDue: () => Promise<void>;
  readonly end: () => void;
}

/** For a database whose backups are made elsewhere. */
export const noBackups: Backups = {
  newestBackupTime: () => undefined,
  failures: () => 0,
  backUpIfDue: () => Promise.resolve(),
  end: () => undefined,
};

/**
 * Makes backups for as long as the process lives. A failure is logged and tried again after five
 * minutes.
 */
export function scheduleBackups({ source, folder, everyHours, keep, now, log }: Options): Backups {
  let running: Promise<void> | undefined;
  let failures = 0;
  const newestBackupTime = (): number | undefined => listBackups(folder)[0]?.at;

  async function backUp(): Promise<void> {
    try {
      const path = await makeBackupInWorker({ source, folder, now: now(), keep });
      log.info({ path }, 'backup made');
    } catch (error) {
      failures += 1;
      log.error({ err: error }, 'backup failed');
    }
  }

  function isDue(): boolean {
    const newest = newestBackupTime();
    // A backup dated in the future was made with a wrong clock.
    return newest === undefined || Math.abs(now() - newest) >= everyHours * hour;
  }

  function backUpIfDue(): Promise<void> {
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
      : [
          setTimeout(() => void backUpIfDue(), firstCheckMs),
          setInterval(() => void backUpIfDue(), checkEveryMs),
        ];
  for (const timer of timers) timer.unref();
  return {
    newestBackupTime,
    failures: () => failures,
    backUpIfDue,
    end: () => timers.forEach((timer) => clearTimeout(timer)),
  };
}
