import { createHash } from 'node:crypto';
import type { Database } from './db/open.ts';
import { ServiceError } from './errors.ts';

const minute = 60_000;

/** Prefix of limits per day; their counters are stored for a day. */
export const dayPrefix = 'day:';

/**
 * Maximum number of each action within a sliding window, which is at most an hour, except for
 * limits per day.
 */
export const limits = {
  'login-account': { max: 10, withinMs: 15 * minute },
  'login-address': { max: 50, withinMs: 15 * minute },
  register: { max: 20, withinMs: 60 * minute },
  'forgot-account': { max: 3, withinMs: 60 * minute },
  'forgot-address': { max: 20, withinMs: 60 * minute },
  'verify-account': { max: 3, withinMs: 60 * minute },
  /** Guesses at tokens, and at passwords of signed-in people. */
  'mailed-token': { max: 60, withinMs: 15 * minute },
  /** Mails that an agency sends to addresses of its choice. */
  invitation: { max: 30, withinMs: 60 * minute },
  'change-email': { max: 5, withinMs: 60 * minute },
  archive: { max: 10, withinMs: 60 * minute },
  'own-password': { max: 10, withinMs: 15 * minute },
  'sign-in-page': { max: 60, withinMs: 15 * minute },
  'scan-address': { max: 10, withinMs: 60 * minute },
  'scan-account': { max: 60, withinMs: 60 * minute },
  /** The photographs of a few scans. */
  'scan-picture-address': { max: 60, withinMs: 60 * minute },
  'scan-picture-account': { max: 400, withinMs: 60 * minute },
  suggestions: { max: 60, withinMs: 60 * minute },
  /** Domains that an agency claims, and lookups of their records. */
  'own-host': { max: 60, withinMs: 60 * minute },
  'check-host': { max: 120, withinMs: 15 * minute },
  report: { max: 10, withinMs: 60 * minute },
  'opt-out-address': { max: 10, withinMs: 60 * minute },
  /** Mails to one domain, from all senders together. */
  'opt-out-domain': { max: 5, withinMs: 60 * minute },
  'ask-approval': { max: 60, withinMs: 60 * minute },
  /** Codes to one signer by all senders: at most 25 guesses of a million per hour. */
  'approval-code': { max: 5, withinMs: 60 * minute },
  /** At most 60 guesses a day for one request. */
  'day:approval-code': { max: 12, withinMs: 24 * 60 * minute },
  'approval-code-address': { max: 20, withinMs: 60 * minute },
  'approval-sign': { max: 60, withinMs: 15 * minute },
  verify: { max: 120, withinMs: 15 * minute },
  contact: { max: 5, withinMs: 60 * minute },
  /** Texts of visitors: per address, and in total per demo. */
  comment: { max: 30, withinMs: 60 * minute },
  'comment-demo': { max: 120, withinMs: 60 * minute },
  payment: { max: 120, withinMs: 15 * minute },
  'demo-access': { max: 5, withinMs: 15 * minute },
  'create-demo': { max: 60, withinMs: 60 * minute },
  /** Per agency, because accounts are easier to get than addresses. */
  'create-demo-address': { max: 120, withinMs: 60 * minute },
  // The editor saves at every pause.
  'change-demo': { max: 1800, withinMs: 60 * minute },
  /** Pictures that are decoded and encoded, the most expensive work for an account. */
  'encode-picture': { max: 120, withinMs: 60 * minute },
  'encode-picture-address': { max: 240, withinMs: 60 * minute },
} as const;
export type LimitName = keyof typeof limits;

/** Time from now in words: "in 40 seconds", "in 12 minutes". */
function formatWait(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  if (seconds < 90) return `in ${seconds} second${seconds === 1 ? '' : 's'}`;
  return `in ${Math.ceil(seconds / 60)} minutes`;
}

/** The error of a full window that has room again after `waitMs`. */
export function tooManyRequests(waitMs: number): ServiceError {
  return new ServiceError(
    'too_many_requests',
    `Too many attempts. Please try again ${formatWait(waitMs)}.`,
    {
      retryAfter: Math.max(1, Math.ceil(waitMs / 1000)),
    },
  );
}

/** A hash of the counted value, so that no address is stored. */
export function bucketKey(name: string, who: string): string {
  return `${name}:${createHash('sha256').update(who).digest('base64url').slice(0, 22)}`;
}

export interface Limiter {
  /** False if the operator switched limits off. */
  readonly on: boolean;
  /**
   * Counts one request of `who` against a limit.
   * @throws ServiceError too_many_requests when the window is full; the request is then not
   * counted.
   */
  readonly take: (name: LimitName, who: string) => Promise<void>;
  /** Like `take`, inside a transaction; an error rolls it back. */
  readonly takeWithin: (db: Database, name: LimitName, who: string) => Promise<void>;
  /**
   * Like `take`, for pages and public reads: 600 a minute per address. It counts in memory, because
   * it runs on every request. Processes that share a PostgreSQL report every sixtieth read, so each
   * knows the sum except for the last few.
   */
  readonly takeRead: (address: string) => void;
}
