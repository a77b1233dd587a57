import type { ReactElement } from 'react';
import type { VisitHistory } from '../../../service/contract/demos.ts';
import { describeVisits } from './library-demo.ts';

const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const formatDay = (name: string): string => day.format(Date.parse(name));
const height = 56;
const step = 10;
const bar = 6;

/** The visits of 30 days as bars. */
export function VisitBars({ history: { days } }: { history: VisitHistory }): ReactElement {
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
