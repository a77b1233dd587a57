import type { Database } from '../db/open.ts';
import type { DemoRow } from '../demos/queries.ts';
import type { Deps } from '../deps.ts';
import { isMailWaiting, lastMailedAt, listReaders } from '../notifications/list-readers.ts';
import { endOfQuietHours } from '../signals/quiet-hours.ts';

/** Minimum time between two mails about the same demo. */
const pauseMs = 10 * 60 * 1000;

/**
 * Mails the agency about a client's answers, at once or after a member's quiet hours. The mail
 * includes answers that come before it is sent. Runs in the transaction that stores them.
 */
export async function mailAnswers(
  db: Database,
  { id: demoId, agencyId }: Pick<DemoRow, 'id' | 'agencyId'>,
  { outbox, at }: Pick<Deps, 'outbox'> & { readonly at: number },
): Promise<void> {
  for (const { email, quiet } of await listReaders(db, agencyId, 'commentMails')) {
    const about = { kind: 'comments', demoId } as const;
    if (await isMailWaiting(db, email, about)) continue;
    const last = await lastMailedAt(db, email, about);
    const earliest = last === undefined ? at : Math.max(at, last + pauseMs);
    const options = { notBefore: endOfQuietHours(earliest, quiet) };
    await outbox.post(db, email, { ...about, since: at }, options);
  }
}
