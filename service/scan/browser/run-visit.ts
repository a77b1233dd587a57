import { fork, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { compiledCode } from '../../cache-compiled-code.ts';
import { processTree } from './process-tree.ts';
import { VisitReport, type VisitJob, type VisitResult } from './visit-messages.ts';

const script = fileURLToPath(new URL('visit-process.ts', import.meta.url));
/** Time in which the process may report a timeout before it is killed. */
const graceMs = 300;

/**
 * Visits a page in a separate process with the driver, the guard and the browser. Kills all of them
 * after the result, on a timeout, or when `signal` aborts. An error is a result of kind `failed`;
 * it never throws.
 */
export async function runVisit(job: VisitJob, signal?: AbortSignal): Promise<VisitResult> {
  if (signal?.aborted === true) return { kind: 'failed', reason: 'aborted' };
  let folder: string;
  try {
    folder = await mkdtemp(join(tmpdir(), `firstlook-browser-${process.pid}-`));
  } catch (error) {
    return { kind: 'failed', reason: String(error) };
  }
  const child = fork(script, [folder], {
    // The browser gets none of the service's environment variables.
    env: {
      PATH: '/usr/local/bin:/usr/bin:/bin',
      HOME: folder,
      TMPDIR: folder,
      LANG: 'C.UTF-8',
      NODE_COMPILE_CACHE: compiledCode,
    },
    execArgv: ['--max-old-space-size=256'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    detached: true,
  });
  const groups = child.pid === undefined ? [] : [child.pid];
  try {
    return await exchangeMessages(child, job, signal, (group) => groups.push(group));
  } finally {
    // Includes the process tree, because a browser that has not started completely has reported no
    // process group.
    const pids = child.pid === undefined ? [] : await processTree(child.pid);
    for (const target of [...groups.map((group) => -group), ...pids]) sendSignal(target, 'SIGKILL');
    void removeFolder(folder, [...groups.map((group) => -group), ...pids]);
  }
}

/** Runs in the background, because a process that is still ending may write to the folder. */
async function removeFolder(folder: string, targets: readonly number[]): Promise<void> {
  for (let tries = 0; tries < 100 && targets.some((target) => sendSignal(target, 0)); tries += 1)
    await delay(50);
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }).catch(
    () => undefined,
  );
}

function exchangeMessages(
  child: ChildProcess,
  job: VisitJob,
  signal: AbortSignal | undefined,
  onGroup: (group: number) => void,
): Promise<VisitResult> {
  return new Promise((resolve) => {
    const finish = (result: VisitResult): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      resolve(result);
    };
    const fail = (reason: string): void => finish({ kind: 'failed', reason });
    const abort = (): void => fail('aborted');
    const timer = setTimeout(() => fail('timed out'), job.budgetMs + graceMs);
    signal?.addEventListener('abort', abort);
    child.on('error', (error) => fail(error.message));
    child.on('exit', () => fail('the process ended'));
    child.on('message', (message) => {
      const { success, data } = VisitReport.safeParse(message);
      if (!success) fail('a malformed report');
      else if (data.kind === 'started') onGroup(data.group);
      else finish(data);
    });
    child.send(job, (error) => {
      if (error) fail(error.message);
    });
  });
}

/** Signals a process, or a process group by a negative id; returns false if it does not exist. */
function sendSignal(target: number, signal: 'SIGKILL' | 0): boolean {
  try {
    return process.kill(target, signal);
  } catch {
    return false;
  }
}
