import type { MessageKind } from '../contract/inbox.ts';
import type { ListPosition } from '../demos/queries.ts';
import type { Deps } from '../deps.ts';
import { csvHead, csvLine } from './csv-lines.ts';
import { listMessages, type Inbox } from './queries.ts';
import { showMessage } from './show-message.ts';

const pageSize = 500;

/** The inbox as a CSV file, generated in pieces: one page of messages is in memory at a time. */
export async function* writeInbox(
  { store, now }: Pick<Deps, 'store' | 'now'>,
  inbox: Inbox,
  kind: MessageKind | undefined,
): AsyncGenerator<string> {
  yield csvHead;
  for (let after: ListPosition | undefined, isMore = true; isMore;) {
    const rows = await listMessages(store.read, inbox, { limit: pageSize, after, kind });
    if (rows.length > 0) yield rows.map((row) => csvLine(showMessage(row, now()))).join('');
    after = rows.at(-1)?.message;
    isMore = rows.length === pageSize;
  }
}
