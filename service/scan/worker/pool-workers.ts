import { Worker } from 'node:worker_threads';

const maxWorkers = 2;
// A small young generation, because a worker does not return its memory.
const resourceLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 6 };

const timesToStart = 3;

const idle: Worker[] = [];
const waiting: ((worker: Worker | undefined) => void)[] = [];
let open = 0;
// Workers that are not warm yet: two that start at a time take twice as long.
let starting = 0;

/**
 * A warm worker for exclusive use; undefined when none became free within `wallMs`, or within three
 * times as long where none is warm yet: a start on a busy machine is no sign of many scans. Release
 * or discard it.
 */
export async function acquireWorker(wallMs: number): Promise<Worker | undefined> {
  const free = idle.pop();
  if (free !== undefined) return free;
  if (open < maxWorkers && starting <= waiting.length) {
    open += 1;
    openWorker();
  }
  return new Promise((resolve) => {
    const handOver = (worker: Worker | undefined): void => {
      clearTimeout(timer);
      resolve(worker);
    };
    const timer = setTimeout(
      () => {
        const at = waiting.indexOf(handOver);
        if (at !== -1) waiting.splice(at, 1);
        resolve(undefined);
      },
      wallMs * (open === starting ? timesToStart : 1),
    );
    waiting.push(handOver);
  });
}

/** Starts one worker in advance, unless one is open already. Returns immediately. */
export function openFirstWorker(): void {
  if (open > 0) return;
  open += 1;
  openWorker('at leisure');
}

export function releaseWorker(worker: Worker): void {
  forget(worker);
  worker.once('exit', () => {
    const at = idle.indexOf(worker);
    if (at === -1) return;
    idle.splice(at, 1);
    open -= 1;
  });
  const next = waiting.shift();
  if (next === undefined) idle.push(worker);
  else next(worker);
}

/** Terminates a busy worker; a waiting caller gets a new one. */
export async function discardWorker(worker: Worker): Promise<void> {
  open -= 1;
  await worker.terminate();
  // Starts a replacement, so that the next page gets a warm worker.
  if (open < maxWorkers && (waiting.length > starting || open === 0)) {
    open += 1;
    openWorker();
  }
}

function openWorker(haste: 'at leisure' | 'awaited' = 'awaited'): void {
  starting += 1;
  const worker = new Worker(new URL('./extract-worker.ts', import.meta.url), {
    workerData: haste,
    resourceLimits,
    env: {},
    execArgv: [],
  });
  // An idle worker must not keep the process alive.
  worker.unref();
  worker.once('message', () => {
    starting -= 1;
    releaseWorker(worker);
  });
  const failed = (): void => {
    forget(worker);
    starting -= 1;
    open -= 1;
    waiting.shift()?.(undefined);
  };
  worker.once('error', failed);
  worker.once('exit', failed);
}

/** Removes our listeners one by one, because the worker's own bookkeeping listens too. */
export function forget(worker: Worker): void {
  for (const event of ['message', 'error', 'exit'] as const) worker.removeAllListeners(event);
  // A worker that is being ended may still report an error.
  worker.on('error', () => undefined);
}
