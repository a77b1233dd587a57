import { fork, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { processTree } from './process-tree.ts';
import { VisitReport, type VisitJob, type VisitResult } from './visit-messages.ts';

const script = fileURLToPath(new URL('visit-process.ts', import.meta.url));
/** For the process to say that its time is up, before it is ended. */
const graceMs = 300;

/**
 * Visits a page in a process of its own, which contains the driver, the guard and the browser. Ends
 * all of them when the result is there, the time is up, or `signal` aborts. Never throws: an error
 * is a result of kind `failed`.
 */
export async function runVisit(job: VisitJob, signal?: AbortSignal): Promise<VisitResult> {
  if (signal?.aborted === true) return { kind: 'failed', reason: 'nobody waits' };
  let folder: string;
  try {
    folder = await mkdtemp(join(tmpdir(), `firstlook-browser-${process.pid}-`));
  } catch (error) {
    return { kind: 'failed', reason: String(error) };
  }
  const child = fork(script, [folder], {
    // No setting of the service is to be found in the browser's environment.
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: folder, TMPDIR: folder, LANG: 'C.UTF-8' },
    execArgv: ['--max-old-space-size=256'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    detached: true,
  });
  const groups = child.pid === undefined ? [] : [child.pid];
  try {
    return await converse(child, job, signal, (group) => groups.push(group));
  } finally {
    // A browser that has not answered yet is no group we know of.
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

function converse(
  child: ChildProcess,
  job: VisitJob,
  signal: AbortSignal | undefined,
  onGroup: (group: number) => void,
): Promise<VisitResult> {
  return new Promise((resolve) => {
    const finish = (result: VisitResult): void => {
      clearTimeout(clock);
      signal?.removeEventListener('abort', leave);
      resolve(result);
    };
    const fail = (reason: string): void => finish({ kind: 'failed', reason });
    const leave = (): void => fail('nobody waits');
    const clock = setTimeout(() => fail('out of time'), job.budgetMs + graceMs);
    signal?.addEventListener('abort', leave);
    child.on('error', (error) => fail(error.message));
    child.on('exit', () => fail('the process ended'));
    child.on('message', (message) => {
      const { success, data } = VisitReport.safeParse(message);
      if (!success) fail('an odd report');
      else if (data.kind === 'started') onGroup(data.group);
      else finish(data);
    });
    child.send(job, (error) => {
      if (error) fail(error.message);
    });
  });
}

/** To a process, or with a negative id to its group; false when it no longer exists. */
function sendSignal(target: number, signal: 'SIGKILL' | 0): boolean {
  try {
    return process.kill(target, signal);
  } catch {
    return false;
  }
}
