import CircleAlert from 'lucide-react/icons/circle-alert';
import { memo, type ReactElement } from 'react';
import type { InboxMessage } from '../../../service/contract/inbox.ts';
import { formatColumnTime } from '../library/day-words.ts';
import { fullTime, kindNames, placeName, senderName, summary } from './message-words.ts';

/** In rem: every row has the same number of lines. */
export const rowHeight = 5.8125;

interface MessageRowProps {
  readonly message: InboxMessage;
  /** Index in the list. */
  readonly place: number;
  readonly count: number;
  readonly isOpen: boolean;
  readonly isTabStop: boolean;
  readonly onOpen: (message: InboxMessage) => void;
}

/** A message at its position in the list; only rows near the visible part are rendered. */
export const MessageRow = memo(function MessageRow({
  message,
  place,
  count,
  isOpen,
  isTabStop,
  onOpen,
}: MessageRowProps): ReactElement {
  const { id, read, receivedAt, kind } = message;
  const where = placeName(message);
  return (
    <li
      aria-posinset={place + 1}
      aria-setsize={count}
      className="absolute inset-x-0 border-b border-white/9 contain-strict"
      style={{ top: `${place * rowHeight}rem`, height: `${rowHeight}rem` }}
    >
      <button
        type="button"
        data-message={id}
        aria-current={isOpen ? 'true' : undefined}
        tabIndex={isTabStop ? 0 : -1}
        onClick={() => onOpen(message)}
        className={`relative grid h-full w-full cursor-pointer grid-cols-[minmax(0,1fr)_auto] content-center gap-x-3 pr-4 pl-8 text-left outline-offset-[-3px] focus-visible:outline-2 focus-visible:outline-ring @min-[52rem]:pr-5 @min-[52rem]:pl-10 ${isOpen ? 'bg-blue/15 before:absolute before:inset-y-0 before:left-0 before:w-0.5 before:bg-blue-bright' : 'hover:bg-white/4'}`}
      >
        {!read && (
          <span className="absolute top-5 left-3.5 size-2 rounded-full bg-blue-bright @min-[52rem]:left-5">
            <span className="sr-only">Unread. </span>
          </span>
        )}
        <span
          dir="auto"
          className={`truncate text-left text-[15px]/6 ${read ? 'text-white/85' : 'font-medium text-white'}`}
        >
          {senderName(message)}
        </span>
        <time
          dateTime={receivedAt}
          title={fullTime(receivedAt)}
          className="text-[13px]/6 whitespace-nowrap text-white/60 tabular-nums"
        >
          {formatColumnTime(Date.parse(receivedAt))}
        </time>
        <span
          dir="auto"
          className={`col-span-2 mt-0.5 truncate text-left text-sm/5 ${read ? 'text-white/60' : 'text-white/80'}`}
        >
          {summary(message)}
        </span>
        <span className="col-span-2 mt-0.5 flex min-w-0 items-center gap-1.5 text-[13px]/5 text-white/60">
          <span className="min-w-0 flex-1 truncate">
            {kindNames[kind]}
            {where !== undefined && (
              <>
                {' · '}
                <bdi>{where}</bdi>
              </>
            )}
          </span>
          {message.mail === 'unverified' && (
            <span title="Not mailed yet" className="shrink-0">
              <CircleAlert aria-hidden="true" size={15} strokeWidth={1.75} />
              <span className="sr-only">, not mailed yet</span>
            </span>
          )}
        </span>
      </button>
    </li>
  );
});
