import { useStore } from '@nanostores/react';
import CheckCheck from 'lucide-react/icons/check-check';
import Download from 'lucide-react/icons/download';
import type { ReactElement } from 'react';
import {
  exportInbox,
  type InboxCounts,
  type MessageKind,
} from '../../../service/contract/inbox.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { $kind, $messages, $status, openInbox } from './inbox-store.ts';
import { readAll } from './message-actions.ts';
import { $counts } from './unread-store.ts';

const kinds: readonly (readonly [kind: MessageKind, name: string])[] = [
  ['inquiry', 'Inquiries'],
  ['comment', 'Comments'],
  ['more-time', 'More time'],
  ['demo-request', 'Demo requests'],
];

function countAll({ kinds: counts }: InboxCounts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

function countWords(counts: InboxCounts | undefined): string {
  if (!counts || countAll(counts) === 0) return '';
  return counts.unread === 0 ? 'All read' : `${counts.unread} unread`;
}

/** The title, actions on the whole list, and the filter by kind. */
export function InboxHeader({ level }: { readonly level: 1 | 2 }): ReactElement {
  const counts = useStore($counts);
  const kind = useStore($kind);
  const status = useStore($status);
  const isEmpty = useStore($messages).length === 0;
  const Heading = level === 1 ? 'h1' : 'h2';
  const address =
    kind === undefined ? exportInbox.path : `${exportInbox.path}?kind=${encodeURIComponent(kind)}`;
  return (
    <header className="border-b border-white/9 px-4 py-3 has-[ul:not([hidden])]:pb-0 @min-[52rem]:px-6 @min-[52rem]:pt-4">
      <div className="flex min-h-11 flex-wrap items-center gap-x-3">
        <Heading id="inbox-title" className="text-2xl/8 font-medium tracking-[-.02em]">
          Inbox
        </Heading>
        <p role="status" className="text-[13px]/5 text-white/65 tabular-nums">
          {countWords(counts)}
        </p>
        {!isEmpty && (
          <div className="ml-auto flex gap-1">
            <Button
              variant="quiet"
              narrow
              disabled={counts?.unread === 0}
              onClick={() => void readAll()}
            >
              <CheckCheck aria-hidden="true" size={17} strokeWidth={1.75} />
              <span className="@max-[40rem]:sr-only">Mark all as read</span>
            </Button>
            <a href={address} download className={buttonClass('quiet', '', true)}>
              <Download aria-hidden="true" size={17} strokeWidth={1.75} />
              <span className="@max-[40rem]:sr-only">Export</span>
            </a>
          </div>
        )}
      </div>
      <ul
        aria-label="Kind of message"
        hidden={isEmpty && kind === undefined && status !== 'loading'}
        className="-mx-4 mt-1 flex [scrollbar-width:none] overflow-x-auto px-2 @min-[52rem]:-mx-6 @min-[52rem]:px-4 [&[hidden]]:hidden"
      >
        <Tab isChosen={kind === undefined} count={counts && countAll(counts)} name="All" />
        {kinds.map(([one, name]) => {
          const count = counts?.kinds[one] ?? 0;
          // Only operators receive requests for demonstrations of the product.
          if (one === 'demo-request' && count === 0 && kind !== one) return undefined;
          return (
            <Tab
              key={one}
              kind={one}
              name={name}
              isChosen={kind === one}
              count={counts?.kinds[one]}
            />
          );
        })}
      </ul>
    </header>
  );
}

interface TabProps {
  readonly kind?: MessageKind;
  readonly name: string;
  readonly isChosen: boolean;
  readonly count: number | undefined;
}

function Tab({ kind, name, isChosen, count }: TabProps): ReactElement {
  return (
    <li className="shrink-0">
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={() => void openInbox(kind)}
        className={`relative flex min-h-11 cursor-pointer items-center gap-2 px-2 text-[15px] whitespace-nowrap outline-offset-[-3px] focus-visible:outline-2 focus-visible:outline-ring ${isChosen ? 'font-medium text-white after:absolute after:inset-x-2 after:bottom-0 after:h-0.5 after:bg-white' : 'text-white/70 hover:text-white'}`}
      >
        {name}
        {count !== undefined && (
          <span className="text-[13px] font-normal text-white/60 tabular-nums">{count}</span>
        )}
      </button>
    </li>
  );
}
