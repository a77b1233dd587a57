import type { ExpiryStage } from '../db/tables/approvals.ts';

const day = 24 * 60 * 60 * 1000;

/** When each mail is due, relative to the end of the link, in order. */
const stages = [
  ['week', -7 * day],
  ['days', -2 * day],
  ['ended', 0],
  ['after', 7 * day],
] as const satisfies readonly (readonly [ExpiryStage, number])[];
export type DueStage = (typeof stages)[number][0];

/** Only links whose end is within this time are checked. */
export const checkAheadMs = 8 * day;
export const checkBackMs = 14 * day;

interface RecordedEnd {
  readonly expiresAt: number;
  /** When this end was first seen. */
  readonly seenAt: number;
  readonly stage: ExpiryStage;
}

/**
 * The mail that is due now; the last one if several were missed while the service was stopped.
 * Mails that were due before the end was first seen are skipped, so a link of one day gets no mail
 * a week ahead.
 */
export function dueStage(
  { expiresAt, seenAt, stage }: RecordedEnd,
  now: number,
): DueStage | undefined {
  const done = stages.findIndex(([name]) => name === stage);
  const due = stages.findLastIndex(([, offset]) => expiresAt + offset <= now);
  const found = stages[due];
  if (!found || due <= done) return undefined;
  const [name, offset] = found;
  return expiresAt + offset >= seenAt ? name : undefined;
}
