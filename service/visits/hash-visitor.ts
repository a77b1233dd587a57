import { createHash, randomBytes } from 'node:crypto';
import { dayOf } from './queries.ts';

/**
 * Tells the visitors of one day apart and nothing else: a hash of address and browser with a salt that lives in this
 * process's memory for that day only. Without the salt nobody can try out addresses, and no visitor can be followed from
 * one day to the next. The price: after a restart a visitor of that day counts once more.
 */
export function createVisitorHash(): (address: string, userAgent: string, at: number) => string {
  let salt = { day: '', bytes: randomBytes(32) };
  return (address, userAgent, at) => {
    const day = dayOf(at);
    if (salt.day !== day) salt = { day, bytes: randomBytes(32) };
    return createHash('sha256')
      .update(salt.bytes)
      .update(`${address}\n${userAgent}`)
      .digest('base64url')
      .slice(0, 22);
  };
}
