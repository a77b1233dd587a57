import { useStore } from '@nanostores/react';
import { useState, type ReactElement } from 'react';
import type { LibraryDemo } from '../library/library-demo.ts';
import { Button } from '../ui/Button.tsx';
import {
  formatDuration,
  formatMoment,
  pageLabel,
  sectionLabel,
  shortName,
} from './reading-words.ts';
import { $shape } from './shape-store.ts';
import type { Signals } from './signals-store.ts';

const firstVisits = 6;
type Visit = Signals['visits'][number];

const screens = { phone: 'phone', tablet: 'tablet', desktop: 'computer' } as const;

function describeVisitor({ recipientId, probablyForwarded }: Visit, signals: Signals): string {
  const name = signals.recipients.find(({ id }) => id === recipientId)?.name;
  if (name === undefined) return 'Somebody';
  return probablyForwarded ? `${shortName(name)}’s link` : shortName(name);
}

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
          {totals.opens === 1 ? '1 visit' : `${totals.opens.toLocaleString('en')} visits`}
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
          look="quiet"
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

interface VisitLineProps {
  readonly visit: Visit;
  readonly signals: Signals;
  readonly sections: readonly string[];
}

function VisitLine({ visit, signals, sections }: VisitLineProps): ReactElement {
  const { device, live, visibleMs, at, returned, probablyForwarded, pages } = visit;
  const home = pages.find(({ page }) => page === '/')?.sections ?? {};
  const others = pages.filter(({ page }) => page !== '/');
  const most = Math.max(1, ...Object.values(home));
  const how = probablyForwarded
    ? 'another screen'
    : returned
      ? `again, ${screens[device]}`
      : screens[device];
  const read = sections
    .flatMap((id) => {
      const ms = home[id] ?? 0;
      return ms >= 500 ? [`${sectionLabel(id)} ${formatDuration(ms)}`] : [];
    })
    .join(', ');
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-[13px]/5">
        <span className="text-white/65">
          <b className="font-medium text-white">{describeVisitor(visit, signals)}</b> {how}
        </span>
        <span className={`tabular-nums ${live ? 'text-live' : 'text-white/65'}`}>
          {live ? 'Now' : formatMoment(Date.parse(at))} ·{' '}
          <span className={live ? '' : 'text-white'}>{formatDuration(visibleMs)}</span>
        </span>
      </p>
      <div aria-hidden="true" className="mt-1.5 flex h-1.5 gap-0.5">
        {sections.map((id) => {
          const part = (home[id] ?? 0) / most;
          return (
            <span
              key={id}
              title={`${sectionLabel(id)}, ${formatDuration(home[id] ?? 0)}`}
              className="min-w-0 flex-1 rounded-[1px] border border-white/12 forced-color-adjust-none"
              style={
                part > 0
                  ? {
                      borderColor: 'transparent',
                      background: `color-mix(in srgb, ${live ? '#4cc38a' : '#6ba2ff'} ${Math.round(22 + 78 * part)}%, transparent)`,
                    }
                  : undefined
              }
            />
          );
        })}
      </div>
      {read !== '' && <p className="sr-only">{read}</p>}
      {others.length > 0 && (
        <p className="mt-1 text-xs/4.5 text-white/60">
          {others
            .map((one) => `${pageLabel(one.page)} ${formatDuration(one.visibleMs)}`)
            .join(', ')}
        </p>
      )}
    </>
  );
}
