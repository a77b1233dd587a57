import type { ReactElement } from 'react';
import { formatMoment, pageLabel, shortName } from './reading-words.ts';
import type { Signals } from './signals-store.ts';
import { formatDuration } from '../../../templates-data/model/format-duration.ts';
import { sectionLabel } from '../../../templates-data/model/sections.ts';

type Visit = Signals['visits'][number];

const screens = { phone: 'phone', tablet: 'tablet', desktop: 'computer' } as const;

function describeVisitor({ recipientId, probablyForwarded }: Visit, signals: Signals): string {
  const name = signals.recipients.find(({ id }) => id === recipientId)?.name;
  if (name === undefined) return 'Somebody';
  return probablyForwarded ? `${shortName(name)}’s link` : shortName(name);
}

interface VisitLineProps {
  readonly visit: Visit;
  readonly signals: Signals;
  readonly sections: readonly string[];
}

export function VisitLine({ visit, signals, sections }: VisitLineProps): ReactElement {
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
