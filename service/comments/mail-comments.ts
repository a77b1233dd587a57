import type { Database } from '../db/open.ts';
import type { DemoRow } from '../demos/queries.ts';
import type { Deps } from '../deps.ts';
import { isMailWaiting, listReaders } from '../notifications/list-readers.ts';
import { endOfQuiet } from '../signals/quiet-hours.ts';

/**
 * Mails the agency of what a client has answered, at once or after a member's quiet hours. Answers
 * that come before the mail has gone are told of in it. Stands in the transaction that stores them.
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
