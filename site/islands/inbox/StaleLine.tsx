import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import { formatTime } from '../ui/format-english.ts';
import { Button } from '../ui/Button.tsx';
import { $loadedAt, loadInbox } from './inbox-store.ts';

/** Shown above a list that could not be refreshed. */
export function StaleLine(): ReactElement {
  const loadedAt = useStore($loadedAt);
  return (
    <div
      role="status"
      className="flex items-center justify-between gap-3 border-b border-white/9 py-1.5 pr-2 pl-4 text-[13px]/5 text-white/75 @min-[52rem]:pl-6"
    >
      <p>
        Not up to date
        {loadedAt !== undefined && <>: last loaded at {formatTime(loadedAt)}</>}
      </p>
      <Button variant="quiet" narrow onClick={() => void loadInbox()}>
        Try again
      </Button>
    </div>
  );
}
