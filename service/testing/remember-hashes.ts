/**
 * Set-up that remembers password hashes: thousands of test accounts have the same password, and
 * each hash takes 20 ms of the processor. A worker hashes each password once, and in the full run
 * for each account.
 */
import { createRequire } from 'node:module';
import { isFullRun } from './full-run.ts';

type Ask = (...given: unknown[]) => Promise<unknown>;

interface Argon2 {
  hash: Ask;
  verify: Ask;
  isRemembered?: boolean;
}

function remember(ask: Ask): Ask {
  const known = new Map<string, Promise<unknown>>();
  return (...given) => {
    const key = JSON.stringify(given);
    const answer = known.get(key) ?? ask(...given);
    known.set(key, answer);
    return answer;
  };
}

// The object from which imports of the package take their functions.
const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as Argon2;
if (!isFullRun && argon2.isRemembered !== true) {
  argon2.hash = remember(argon2.hash);
  argon2.verify = remember(argon2.verify);
  argon2.isRemembered = true;
}
