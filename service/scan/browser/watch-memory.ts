import { readFile } from 'node:fs/promises';
import { processTree } from './process-tree.ts';

const checkEveryMs = 150;

/**
 * Calls `onExceed` once when a process and its descendants use more than `maxBytes` of private
 * memory. The heap limit of a script engine does not include typed arrays. Reads /proc, so it works
 * only on Linux.
 */
export function watchMemory(pid: number, maxBytes: number, onExceed: () => void): () => void {
  let isStopped = false;
  const stop = (): void => {
    isStopped = true;
    clearInterval(timer);
  };
  const timer = setInterval(() => {
    void readMemory(pid).then((bytes) => {
      if (isStopped || bytes <= maxBytes) return;
      stop();
      onExceed();
    });
  }, checkEveryMs);
  return stop;
}

/**
 * Bytes that a process and its descendants hold, program files left out; 0 for one that is gone.
 */
async function readMemory(pid: number): Promise<number> {
  const pids = await processTree(pid);
  const all = await Promise.all(
    pids.map((one) => readFile(`/proc/${one}/status`, 'utf8').catch(() => '')),
  );
  const sizes = all.flatMap((status) => [...status.matchAll(/^Rss(?:Anon|Shmem):\s+(\d+) kB$/gmu)]);
  return sizes.reduce((sum, [, kilobytes]) => sum + Number(kilobytes) * 1024, 0);
}
