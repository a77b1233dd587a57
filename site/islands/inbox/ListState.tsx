import { useStore } from '@nanostores/react';
import X from 'lucide-react/icons/x';
import type { ReactElement, ReactNode } from 'react';
import type { InboxMessage } from '../../../service/contract/inbox.ts';
import { Button } from '../ui/Button.tsx';
import { $kind, $status, loadInbox, openInbox } from './inbox-store.ts';
import { $deleted, $isRestoring, undoDelete } from './message-actions.ts';
import { senderName } from './message-words.ts';
import { openSignIn } from '../ui/open-sign-in.ts';

/** Shown in place of an empty list. */
export function ListState(): ReactElement {
  const status = useStore($status);
  const kind = useStore($kind);
  switch (status) {
    case 'loading':
      return <Skeleton />;
    case 'signed-out':
      return (
        <Words title="Please sign in again" text="Messages are shown to the agency’s members only.">
          <Button onClick={() => openSignIn()}>Sign in</Button>
        </Words>
      );
    case 'failed':
    case 'stale':
      return (
        <Words
          title="The messages could not be loaded"
          text="None is lost. Please check your connection."
        >
          <Button onClick={() => void loadInbox()}>Try again</Button>
        </Words>
      );
    case 'ready':
      return kind === undefined ? (
        <Words
          title="No messages yet"
          text="What visitors write on your demos arrives here, and by mail. It is kept for 12 months."
        />
      ) : (
        <Words title="None of this kind" text="Other messages stand under All.">
          <Button onClick={() => void openInbox()}>Show all</Button>
        </Words>
      );
  }
}

function Words({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}): ReactElement {
  return (
    <div role="status" className="grid justify-items-start gap-4 px-4 py-7 @min-[52rem]:px-6">
      <div>
        <p className="text-[15px]/6 font-medium">{title}</p>
        <p className="mt-1 max-w-[44ch] text-sm/5.5 text-white/65">{text}</p>
      </div>
      {children}
    </div>
  );
}

/** Placeholders of rows, at their size. */
function Skeleton(): ReactElement {
  return (
    <>
      <p role="status" className="sr-only">
        Loading the messages...
      </p>
      <div aria-hidden="true" className="motion-safe:animate-pulse">
        {[44, 36, 52, 40, 48, 32].map((width) => (
          <div
            key={width}
            className="grid h-[5.8125rem] content-center gap-2.5 border-b border-white/9 pr-5 pl-8 @min-[52rem]:pl-10"
          >
            <div className="h-4 rounded bg-white/8" style={{ width: `${width}%` }} />
            <div className="h-3.5 w-4/5 rounded bg-white/6" />
            <div className="h-3 w-1/3 rounded bg-white/5" />
          </div>
        ))}
      </div>
    </>
  );
}

/** Offers to undo a deletion, until it is used, dismissed, or another message is deleted. */
export function DeletedBar({
  onRestored,
}: {
  readonly onRestored: (message: InboxMessage) => void;
}): ReactElement | null {
  const deleted = useStore($deleted);
  const isRestoring = useStore($isRestoring);
  if (!deleted) return null;
  const restore = async (): Promise<void> => {
    const message = await undoDelete();
    if (message) onRestored(message);
  };
  return (
    <div className="flex shrink-0 items-center gap-1 border-t border-white/9 bg-panel py-2 pr-1.5 pl-4 @min-[52rem]:pl-6">
      <p role="status" className="min-w-0 flex-1 pr-2 text-[13px]/5 text-white/80">
        <span className="block truncate">
          The message of <bdi className="font-medium text-white">{senderName(deleted)}</bdi>
        </span>
        was deleted
      </p>
      <Button busy={isRestoring} onClick={() => void restore()}>
        Undo
      </Button>
      <button
        type="button"
        onClick={() => $deleted.set(undefined)}
        className="grid size-11 cursor-pointer place-items-center rounded-[10px] text-white/65 outline-offset-[-3px] hover:text-white focus-visible:outline-2 focus-visible:outline-ring"
      >
        <X aria-hidden="true" size={17} strokeWidth={1.75} />
        <span className="sr-only">Dismiss</span>
      </button>
    </div>
  );
}
