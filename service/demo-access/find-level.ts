import { createHash, timingSafeEqual } from 'node:crypto';
import type { Env } from '../env.ts';

type Level = Env['demoAccessCodes'][number]['level'];

/**
 * The highest level that a code opens. Every configured code is compared in constant time, so that
 * the time does not tell which one matched.
 */
export function findLevel(code: string, codes: Env['demoAccessCodes']): Level | undefined {
  const digest = createHash('sha256').update(code).digest();
  let found: Level | undefined;
  for (const { level, sha256 } of codes) {
    if (timingSafeEqual(digest, Buffer.from(sha256, 'hex'))) found = level;
  }
  return found;
}
