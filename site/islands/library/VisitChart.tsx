import { useEffect, useState, type ReactElement } from 'react';
import { listVisits, type VisitHistory } from '../../../service/contract/demos.ts';
import { callService } from '../ui/call-service.ts';
import { describeVisits, type LibraryDemo } from './library-demo.ts';
import { patchSaved } from './library-store.ts';

const height = 56;
const step = 10;
const bar = 6;

const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const formatDay = (name: string): string => day.format(Date.parse(name));

/** The visits of the last 30 days, one bar for each day. */
export function VisitChart({ demo: { id, visits } }: { demo: LibraryDemo }): ReactElement {
  const [history, setHistory] = useState<VisitHistory | 'failed'>();
  useEffect(() => {
    const leave = new AbortController();
    void callService(listVisits, { params: { id }, signal: leave.signal }).then((result) => {
      if (!result.ok && result.kind === 'aborted') return;
      setHistory(result.ok ? result.reply : 'failed');
      if (result.ok) patchSaved(id, (demo) => ({ ...demo, visits: result.reply.total }));
    });
    return () => leave.abort();
  }, [id]);
  return (
    <figure>
      <figcaption className="flex items-baseline justify-between gap-3">
        <span>
          <span className="text-[26px]/8 font-medium tracking-[-.02em] tabular-nums">
            {visits.toLocaleString('en')}
          </span>{' '}
          <span className="text-sm/5.5 text-white/65">{visits === 1 ? 'visit' : 'visits'}</span>
        </span>
        <span className="text-[13px]/5 text-white/60">Last 30 days</span>
      </figcaption>
      <div className="mt-2 h-[77px]">
        {history === 'failed' && (
          <p className="text-[13px]/5 text-white/60">
            The visits of each day could not be fetched.
          </p>
        )}
        {typeof history === 'object' && <Bars history={history} />}
      </div>
    </figure>
  );
}

function Bars({ history: { days } }: { history: VisitHistory }): ReactElement {
  const most = Math.max(1, ...days.map(({ count }) => count));
  const sum = days.reduce((all, { count }) => all + count, 0);
  const best = days.findLast(({ count }) => count === most);
  const label =
    sum === 0
      ? 'No visits in the last 30 days'
      : `${describeVisits(sum)} in the last 30 days${best ? `, most on ${formatDay(best.day)} with ${describeVisits(best.count)}` : ''}`;
  const visited = days.filter(({ count }) => count > 0);
  return (
    <div className="relative">
      {sum === 0 && (
        <p aria-hidden="true" className="absolute top-1 text-[13px]/5 text-pretty text-white/60">
          None so far. Your own visits are not counted.
        </p>
      )}
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${days.length * step - (step - bar)} ${height}`}
        preserveAspectRatio="none"
        className="block h-14 w-full"
      >
        {days.map(({ day: name, count }, index) => {
          const tall = count === 0 ? 1 : Math.max(4, (count / most) * height);
          return (
            <rect
              key={name}
              x={index * step}
              y={height - tall}
              width={bar}
              height={tall}
              className={
                count === 0 ? 'fill-white/20' : 'fill-blue-bright forced-color-adjust-none'
              }
            >
              <title>{`${formatDay(name)}: ${describeVisits(count)}`}</title>
            </rect>
          );
        })}
      </svg>
      <div aria-hidden="true" className="mt-1 flex justify-between text-xs/5 text-white/55">
        <span>{formatDay(days[0]?.day ?? '')}</span>
        <span>Today</span>
      </div>
      {visited.length > 0 && (
        <ul className="sr-only" aria-label="Days with visits">
          {visited.map(({ day: name, count }) => (
            <li key={name}>{`${formatDay(name)}: ${describeVisits(count)}`}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
