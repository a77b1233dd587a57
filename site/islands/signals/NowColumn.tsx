import { useStore } from '@nanostores/react';
import { useState, type ReactElement } from 'react';
import type { LibraryDemo } from '../library/library-demo.ts';
import { $demos } from '../library/library-store.ts';
import { LiveBead } from './LiveBead.tsx';
import { LiveCard, type LiveCardProps } from './LiveCard.tsx';
import { $feed, $readers } from './now-store.ts';
import { DayLog } from './DayLog.tsx';

interface NowColumnProps {
  /** The sample, which can be read before there is a demo, and how to open it on a phone. */
  readonly sample?: { readonly demo: LibraryDemo; readonly code: ReactElement } | undefined;
}

/** Visits in progress, and below them the events of the last days. */
export function NowColumn({ sample }: NowColumnProps): ReactElement {
  const readers = useStore($readers);
  const demos = useStore($demos);
  const { state } = useStore($feed);
  const [first, ...others] = readers.flatMap((reader): LiveCardProps[] => {
    if (sample && reader.demoId === sample.demo.id)
      return [{ reader, demo: sample.demo, isSample: true }];
    const demo = demos.find(({ id }) => id === reader.demoId);
    return demo ? [{ reader, demo }] : [];
  });
  const [hasArrived, setHasArrived] = useState(false);
  const isSampleRead = first?.isSample === true;
  if (isSampleRead && !hasArrived) setHasArrived(true);
  return (
    <aside
      aria-labelledby="now-title"
      className="hidden w-76 shrink-0 flex-col border-l border-white/9 bg-white/2 min-[1400px]:flex"
    >
      <div className="flex min-h-16 shrink-0 items-center gap-2.5 px-5">
        {readers.length > 0 ? (
          <LiveBead />
        ) : (
          <span aria-hidden="true" className="mx-1 size-2 rounded-full border border-white/40" />
        )}
        <h2 id="now-title" className="text-[15px]/6 font-medium tracking-[-.01em]">
          Now
        </h2>
        <p className="ml-auto text-[13px]/5 text-white/60">
          {state === 'lost' ? 'Interrupted' : readingWords(readers.length)}
        </p>
      </div>
      <div className="min-h-0 flex-1 [scrollbar-width:thin] [scrollbar-color:rgb(255_255_255/.2)_transparent] overflow-y-auto overscroll-contain px-4 pb-4">
        {first && <LiveCard {...first} isLarge />}
        {others.map((other) => (
          <LiveCard key={other.reader.visitId} {...other} />
        ))}
        {sample && !first && !hasArrived ? sample.code : <DayLog />}
      </div>
      <p className="shrink-0 border-t border-white/9 px-5 py-4 text-xs/4.5 text-pretty text-white/65">
        Counted for each link: sections in view, time, kind of screen. By name only where you
        switched it on. No IP address, no cookies.
      </p>
    </aside>
  );
}

function readingWords(count: number): string {
  if (count === 0) return 'Quiet so far';
  return count === 1 ? '1 person reading' : `${count} people reading`;
}
