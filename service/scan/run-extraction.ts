import { acquireWorker, discardWorker, forget, releaseWorker } from './pool-workers.ts';
import type { Extracted, Extraction } from './extract-page.ts';
import type { Worker } from 'node:worker_threads';

/** Why there is no result: the page took too long, or too much memory, or broke the extraction. */
export type ExtractionFailure = 'too-slow' | 'broken';

const mostCpuMs = 800;
const checkEveryMs = 50;
const largePage = 1_500_000;

/**
 * Runs the extraction in a worker thread: 0.8 s of CPU time, `wallMs` of real time from now on (waiting for a free
 * worker included), and the pool's memory limit. A worker that breaks a limit is ended and replaced; the service's own
 * thread never waits for a page.
 */
export async function runExtraction(
  work: Extraction,
  wallMs: number,
  cpuMs: number = mostCpuMs,
): Promise<Extracted | ExtractionFailure> {
  const deadline = performance.now() + wallMs;
  const worker = await acquireWorker(wallMs);
  if (worker === undefined) return 'too-slow';
  const result = await converse(worker, work, Math.max(1, deadline - performance.now()), cpuMs);
  // The heap that a large page needed is given back only with its worker; colours are read last.
  if (result === 'too-slow' || result === 'broken' || (work.kind === 'colors' && sizeOf(work) > largePage))
    await discardWorker(worker);
  else releaseWorker(worker);
  return result;
}

function sizeOf({ home }: Extraction): number {
  return typeof home.body === 'string' ? home.body.length : home.body.byteLength;
}

function converse(
  worker: Worker,
  work: Extraction,
  wallMs: number,
  cpuMs: number,
): Promise<Extracted | ExtractionFailure> {
  return new Promise((resolve) => {
    const finish = (result: Extracted | ExtractionFailure): void => {
      clearTimeout(clock);
      clearInterval(watch);
      forget(worker);
      resolve(result);
    };
    const clock = setTimeout(() => finish('too-slow'), wallMs);
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
    worker.on('message', (result: Extracted | 'broken') => finish(result));
    worker.on('error', () => finish('broken'));
    worker.on('exit', () => finish('broken'));
    worker.postMessage(work);
  });
}
