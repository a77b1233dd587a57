import { useStore } from '@nanostores/react';
import { useRef, type ReactElement } from 'react';
import type { InboxMessage } from '../../../service/contract/inbox.ts';
import { rowsToDraw, useWindow } from '../library/use-window.ts';
import { $focusId, $messages, $openId } from './inbox-store.ts';
import { MessageRow, rowHeight } from './MessageRow.tsx';

/** The visible rows of all fetched messages; the list is one Tab stop. */
export function MessageRows({
  onOpen,
}: {
  readonly onOpen: (message: InboxMessage) => void;
}): ReactElement {
  const list = useRef<HTMLUListElement>(null);
  const messages = useStore($messages);
  const openId = useStore($openId);
  const focusId = useStore($focusId);
  const shown = useWindow(list, messages.length, rowHeight);
  const findPosition = (messageId: string | undefined): number =>
    messageId === undefined ? -1 : messages.findIndex(({ id }) => id === messageId);
  const tabStop = Math.max(0, findPosition(focusId), findPosition(openId));
  return (
    <ul
      ref={list}
      aria-label="Messages"
      aria-describedby="inbox-keys"
      onFocus={({ target }) => $focusId.set(target.getAttribute('data-message') ?? undefined)}
      onBlur={() => $focusId.set(undefined)}
      className="relative"
      style={{ height: `${messages.length * rowHeight}rem` }}
    >
      {rowsToDraw(shown, [tabStop, findPosition(openId)], messages.length).map((place) => {
        const message = messages[place];
        return (
          message && (
            <MessageRow
              key={message.id}
              message={message}
              place={place}
              count={messages.length}
              isOpen={message.id === openId}
              isTabStop={place === tabStop}
              onOpen={onOpen}
            />
          )
        );
      })}
    </ul>
  );
}
