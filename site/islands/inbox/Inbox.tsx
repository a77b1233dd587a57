import { useStore } from '@nanostores/react';
import { useEffect, useRef, type ReactElement } from 'react';
import type { InboxMessage } from '../../../service/contract/inbox.ts';
import { $session } from '../auth/session-store.ts';
import { InboxHeader } from './InboxHeader.tsx';
import {
  $isLoadingMore,
  $kind,
  $messages,
  $open,
  $openId,
  $status,
  loadInbox,
  openInbox,
} from './inbox-store.ts';
import { DeletedBar, ListState } from './ListState.tsx';
import { openMessage } from './message-actions.ts';
import { MessageDetail, NothingOpen } from './MessageDetail.tsx';
import { MessageList } from './MessageList.tsx';
import { focusMessage, useInboxKeys } from './use-inbox-keys.ts';
import { pollUnread } from './unread-store.ts';

/**
 * Messages from the forms of the agency's demos: the list, and beside it the open message (instead
 * of it on narrow windows). Fills its container. Its title is a heading of the second level by
 * default.
 */
export function Inbox({ level = 2 }: { readonly level?: 1 | 2 }): ReactElement {
  const root = useRef<HTMLElement>(null);
  const open = useStore($open);
  const isEmpty = useStore($messages).length === 0;
  const hasList = useStore($status) === 'loading' || !isEmpty;
  const session = useStore($session);
  const agencyId = session.status === 'signed-in' ? session.user.agency.id : undefined;
  useEffect(() => {
    if (agencyId === undefined) return;
    void openInbox($kind.get());
    return pollUnread(async () => {
      if (!$isLoadingMore.get()) await loadInbox();
    });
  }, [agencyId]);
  const show = (message: InboxMessage): void => {
    openMessage(message);
    requestAnimationFrame(() => document.getElementById('message-title')?.focus());
  };
  const close = (): void => {
    const id = $openId.get();
    $openId.set(undefined);
    requestAnimationFrame(() => focusMessage(root.current, id));
  };
  useInboxKeys(root, { show, close });
  return (
    <section
      ref={root}
      aria-labelledby="inbox-title"
      className="@container flex h-full min-h-0 flex-col text-white"
    >
      <div className={open ? '@max-[52rem]:hidden' : ''}>
        <InboxHeader level={level} />
      </div>
      {hasList ? (
        <div className="grid min-h-0 flex-1 grid-rows-[minmax(0,1fr)] @min-[52rem]:grid-cols-[minmax(300px,380px)_minmax(0,1fr)]">
          <MessageList isHiddenWhenNarrow={open !== undefined} onOpen={show} />
          {open ? <MessageDetail key={open.id} message={open} onClose={close} /> : <NothingOpen />}
        </div>
      ) : (
        <div className="flex min-h-0 flex-1 flex-col justify-between">
          <ListState />
          <DeletedBar onRestored={show} />
        </div>
      )}
    </section>
  );
}
