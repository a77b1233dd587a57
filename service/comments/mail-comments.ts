import type { Database } from '../db/open.ts';
import type { DemoRow } from '../demos/queries.ts';
import type { Deps } from '../deps.ts';
import { isMailWaiting, listReaders } from '../notifications/list-readers.ts';
import { endOfQuiet } from '../signals/quiet-hours.ts';

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
    if (await isMailWaiting(db, email, { kind: 'comments', demoId })) continue;
    const letter = { kind: 'comments', demoId, since: at } as const;
    await outbox.post(db, email, letter, { notBefore: endOfQuiet(at, quiet) });
  }
}
