import { useStore } from '@nanostores/react';
import { useState, type ReactElement } from 'react';
import type { LibraryDemo } from '../library/library-demo.ts';
import { Button } from '../ui/Button.tsx';
import { formatCount } from '../ui/format-english.ts';
import { $shape } from './shape-store.ts';
import type { Signals } from './signals-store.ts';
import { VisitLine } from './VisitLine.tsx';

const firstVisits = 6;

/** The visits of people, newest first, each with a bar of the sections. */
export function VisitList({
  demo,
  signals,
}: {
  readonly demo: LibraryDemo;
  readonly signals: Signals;
}): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  const shape = useStore($shape);
  const { visits, totals } = signals;
  const shown = isOpen ? visits : visits.slice(0, firstVisits);
  const sections =
    shape?.demoId === demo.id && shape.page === '/'
      ? shape.sections.map(({ id }) => id)
      : [
          ...new Set(
            visits.flatMap(({ pages }) => pages.flatMap((one) => Object.keys(one.sections))),
          ),
        ];
  return (
    <section
      aria-labelledby="visits-title"
      className="min-w-0 border-white/9 px-6 py-5 max-lg:border-t max-md:px-5 lg:border-l"
    >
      <h2 id="visits-title" className="flex items-baseline justify-between gap-3">
        <span className="text-[15px]/6 font-medium tracking-[-.01em]">Visits</span>
        <span className="text-[13px]/5 text-white/60 tabular-nums">
          {totals.opens === 1 ? '1 visit' : `${formatCount(totals.opens)} visits`}
          {totals.returned > 0 && `, ${totals.returned} returned`}
        </span>
      </h2>
      <ol className="mt-3 grid gap-3.5">
        {shown.map((visit) => (
          <li key={visit.id}>
            <VisitLine visit={visit} signals={signals} sections={sections} />
          </li>
        ))}
      </ol>
      {visits.length > firstVisits && (
        <Button
          variant="quiet"
          narrow
          className="mt-2 -ml-3"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Show fewer' : `Show all ${visits.length}`}
        </Button>
      )}
      <p className="mt-4 text-[13px]/5 text-pretty text-white/60">
        One bar is one visit: the page’s {sections.length} sections from top to end. The brighter,
        the longer.
      </p>
    </section>
  );
}
