import { hash, verify } from '@node-rs/argon2';
import { ServiceError } from '../errors.ts';

// OWASP's second profile:
// https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const maxConcurrent = 2;
const maxWaiting = 16;

let running = 0;
const queue: (() => void)[] = [];

/**
 * Hashing costs more than any other public call: two run at a time, sixteen wait, the others get
 * "busy".
 */
async function limitConcurrency<T>(work: () => Promise<T>): Promise<T> {
  if (running >= maxConcurrent) {
    if (queue.length >= maxWaiting) {
      throw new ServiceError(
        'busy',
        'Too many people are signing in just now. Please try again in a moment.',
        { retryAfter: 2 },
      );
    }
    await new Promise<void>((resolve) => queue.push(resolve));
  } else running += 1;
  try {
    return await work();
  } finally {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }
}

export function hashPassword(password: string): Promise<string> {
  return limitConcurrency(() => hash(password, cost));
}

/** Hash of a random password, so that refusing an unknown account takes as long as a known one. */
let dummyHash: Promise<string> | undefined;

/**
 * Whether the password belongs to the hash. Without a hash the answer is false, after the same
 * time.
 */
export async function passwordMatches(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  dummyHash ??= hash(crypto.randomUUID(), cost);
  const against = passwordHash ?? (await dummyHash);
  const matches = await limitConcurrency(() => verify(against, password));
  return passwordHash !== undefined && matches;
}
