import { useStore } from '@nanostores/react';
import { useEffect, useRef, type ReactElement } from 'react';
import type { InboxMessage } from '../../../service/contract/inbox.ts';
import { Button } from '../ui/Button.tsx';
import { $isLoadingMore, $messages, $next, $status, loadMore } from './inbox-store.ts';
import { DeletedBar, ListState } from './ListState.tsx';
import { StaleLine } from './StaleLine.tsx';
import { MessageRows } from './MessageRows.tsx';

interface MessageListProps {
  readonly isHiddenWhenNarrow: boolean;
  readonly onOpen: (message: InboxMessage) => void;
}

/** The messages, newest first; older ones are fetched near the end of the list. */
export function MessageList({ isHiddenWhenNarrow, onOpen }: MessageListProps): ReactElement {
  const isEmpty = useStore($messages).length === 0;
  const status = useStore($status);
  return (
    <div
      className={`flex min-h-0 min-w-0 flex-col border-white/9 @min-[52rem]:border-r ${isHiddenWhenNarrow ? '@max-[52rem]:hidden' : ''}`}
    >
      {status === 'stale' && <StaleLine />}
      <div className="relative min-h-0 flex-1 [scrollbar-width:thin] [scrollbar-color:rgb(255_255_255/.2)_transparent] overflow-y-auto overscroll-contain">
        {isEmpty ? (
          <ListState />
        ) : (
          <>
            <p id="inbox-keys" hidden>
              J and K, or the arrow keys, move between messages. Enter opens one, Esc closes it.
            </p>
            <MessageRows onOpen={onOpen} />
            <End />
          </>
        )}
      </div>
      <DeletedBar onRestored={onOpen} />
    </div>
  );
}

/** Fetches older messages when it comes near the edge of the list, or when it is pressed. */
function End(): ReactElement | null {
  const next = useStore($next);
  const isLoading = useStore($isLoadingMore);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) void loadMore();
      },
      { rootMargin: '600px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [next]);
  if (next === undefined) return null;
  return (
    <div ref={end} className="grid place-items-center p-4">
      <Button variant="quiet" busy={isLoading} onClick={() => void loadMore()}>
        Show older messages
      </Button>
    </div>
  );
}
