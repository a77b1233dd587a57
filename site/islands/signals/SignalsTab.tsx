import { useStore } from '@nanostores/react';
import { useEffect, type ReactElement } from 'react';
import type { DemoTabProps } from '../library/demo-tab-props.ts';
import { formatTime } from '../ui/format-english.ts';
import { Button } from '../ui/Button.tsx';
import { MeasuredNote } from './MeasuredNote.tsx';
import { $feed, $readers } from './now-store.ts';
import { Programs } from './Programs.tsx';
import { ReadStrip } from './ReadStrip.tsx';
import { RecipientsTable } from './RecipientsTable.tsx';
import { $signals, followSignals, loadSignals, withReaders } from './signals-store.ts';
import { VisitList } from './VisitList.tsx';
import { PlanNote } from './PlanNote.tsx';

/** The visits of a demo: visitors, sections and times. */
export function SignalsTab({ demo }: DemoTabProps): ReactElement {
  const known = useStore($signals);
  const readers = useStore($readers);
  useEffect(() => followSignals(demo.id), [demo.id]);
  if (known === 'plan') return <PlanNote demo={demo} />;
  if (known === 'failed') {
    return (
      <div role="alert" className="px-6 py-8 max-md:px-5">
        <h2 className="text-[15px]/6 font-medium">Who looked could not be loaded</h2>
        <p className="mt-1 mb-4 text-sm/5.5 text-white/65">
          Nothing is lost: visits are counted all the same.
        </p>
        <Button onClick={() => void loadSignals()}>Try again</Button>
      </div>
    );
  }
  if (known === 'loading' || known.demoId !== demo.id) return <Skeleton />;
  const signals = withReaders(
    known,
    readers.filter(({ demoId }) => demoId === demo.id),
  );
  return (
    <>
      <LostLine />
      <RecipientsTable demo={demo} signals={signals} />
      {signals.visits.length > 0 && (
        <div className="grid border-t border-white/9 lg:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)]">
          <ReadStrip demo={demo} signals={signals} />
          <VisitList demo={demo} signals={signals} />
        </div>
      )}
      <Programs signals={signals} />
      <MeasuredNote />
    </>
  );
}

/** Shown while the connection for events is lost. */
function LostLine(): ReactElement | null {
  const { state, heardAt } = useStore($feed);
  if (state !== 'lost') return null;
  return (
    <p
      role="status"
      className="flex items-center gap-2.5 border-b border-white/9 px-6 py-2.5 text-[13px]/5 text-white/70 max-md:px-5"
    >
      <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-white/40" />
      Live news is interrupted
      {heardAt !== undefined && `, last heard ${formatTime(heardAt)}`}. It goes on by itself.
    </p>
  );
}

function Skeleton(): ReactElement {
  return (
    <div role="status" className="px-6 py-6 max-md:px-5">
      <span className="sr-only">Loading…</span>
      <div aria-hidden="true" className="grid gap-3.5 motion-safe:animate-pulse">
        {['w-28', 'w-full', 'w-full', 'w-full'].map((width, row) => (
          <div key={row} className={`h-7 rounded-md bg-white/6 ${width}`} />
        ))}
        <div className="mt-6 h-64 rounded-md bg-white/4" />
      </div>
    </div>
  );
}
