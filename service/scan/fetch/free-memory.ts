import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');

/**
 * Gives back the bytes that a large body left behind. They lie outside the heap, where fifty
 * megabytes of them may gather before the engine looks for what is no longer used. Only the young
 * part of the heap is looked through: a few milliseconds.
 */
export function freeMemory(): void {
  if (isCollector(collect)) collect({ type: 'minor' });
}

function isCollector(value: unknown): value is (options: { readonly type: 'minor' }) => void {
  return typeof value === 'function';
}
