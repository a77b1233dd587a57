import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import type { ReactElement } from 'react';

interface CountProps {
  readonly $count: ReadableAtom<number>;
  readonly className: string;
}

/** A count beside an entry; nothing for 0. */
export function Count({ $count, className }: CountProps): ReactElement | null {
  const count = useStore($count);
  if (count === 0) return null;
  return (
    <span
      className={`grid h-5 min-w-5 place-items-center rounded-full bg-blue px-1.5 text-[11px]/none font-medium text-white tabular-nums ${className}`}
    >
      <span className="sr-only">, </span>
      {count > 99 ? '99+' : count}
      <span className="sr-only"> unread</span>
    </span>
  );
}

interface LiveProps {
  readonly $isLive: ReadableAtom<boolean>;
  readonly className: string;
}

/** A mark beside an entry while visits are in progress. */
export function Live({ $isLive, className }: LiveProps): ReactElement | null {
  if (!useStore($isLive)) return null;
  return (
    <span className={`size-2 rounded-full bg-live forced-color-adjust-none ${className}`}>
      <span className="sr-only">, somebody is reading</span>
    </span>
  );
}
