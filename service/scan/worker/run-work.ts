import type { Worker } from 'node:worker_threads';
import { Overloaded } from './overloaded.ts';
import { acquireWorker, discardWorker, forget, releaseWorker } from './pool-workers.ts';
import type { Work, Worked, WorkFailure } from './worker-messages.ts';

const maxCpuMs = 800;
const checkEveryMs = 50;
/** Size of a page from which its memory must be limited. */
export const largePage = 1_500_000;
const maxWaitMs = 8000;
/** Workers that read a large page. */
const grown = new WeakSet<Worker>();

interface WorkOptions {
  /** Real time allowed for the work, from its beginning in a worker. */
  readonly wallMs: number;
  readonly cpuMs?: number;
  /** Time to wait for a free worker. */
  readonly waitMs?: number;
}

interface WorkReport<W extends Work> {
  readonly result: Worked<W> | WorkFailure;
  /** Time spent waiting for a free worker; not part of `wallMs`. */
  readonly waitedMs: number;
}

/**
 * Runs a task in a worker thread, with limits of 0.8 s CPU time, `wallMs` of real time and the
 * pool's memory. A worker beyond a limit is terminated and replaced. The main thread never parses a
 * page or a picture.
 * @throws Overloaded when no worker becomes free in time
 */
export async function runWork<W extends Work>(
  work: W,
  { wallMs, cpuMs = maxCpuMs, waitMs = maxWaitMs }: WorkOptions,
): Promise<WorkReport<W>> {
  const askedAt = performance.now();
  const size = pageSize(work);
  const worker = await acquireWorker(waitMs);
  if (worker === undefined) throw new Overloaded();
  const waitedMs = performance.now() - askedAt;
  const result = await converse(worker, work, Math.max(1, wallMs), cpuMs);
  if (work.kind === 'words' && size > largePage) grown.add(worker);
  // The heap of a large page is only freed with its worker, which ends after the colours, the last
  // task.
  const failed = result === 'too-slow' || result === 'late' || result === 'broken';
  if (failed || (work.kind === 'colors' && grown.has(worker))) await discardWorker(worker);
  else releaseWorker(worker);
  return { result, waitedMs };
}

function pageSize(work: Work): number {
  if (work.kind === 'picture') return 0;
  return typeof work.home.body === 'string' ? work.home.body.length : work.home.body.byteLength;
}

/** The transferred buffer of a page, which the sender no longer needs. */
function listTransfers(work: Work): ArrayBuffer[] {
  if (work.kind !== 'words' || work.handsOver !== true || typeof work.home.body === 'string')
    return [];
  const { buffer, byteLength } = work.home.body;
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];
}

function converse<W extends Work>(
  worker: Worker,
  work: W,
  wallMs: number,
  cpuMs: number,
): Promise<Worked<W> | WorkFailure> {
  return new Promise((resolve) => {
    const finish = (result: Worked<W> | WorkFailure): void => {
      clearTimeout(timer);
      clearInterval(watch);
      forget(worker);
      resolve(result);
    };
    const timer = setTimeout(() => finish('late'), wallMs);
    let used: number | undefined;
    const watch = setInterval(() => {
      worker.cpuUsage().then(
        ({ user, system }) => {
          const now = (user + system) / 1000;
          used ??= now;
          if (now - used > cpuMs) finish('too-slow');
        },
        () => undefined,
      );
    }, checkEveryMs);
    worker.on('message', (result: Worked<W> | 'broken') => finish(result));
    worker.on('error', () => finish('broken'));
    worker.on('exit', () => finish('broken'));
    worker.postMessage(work, listTransfers(work));
  });
}
