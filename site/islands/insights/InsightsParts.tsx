import type { ReactElement, ReactNode } from 'react';
import type { Insights, WinRate } from '../../../service/contract/insights.ts';
import { formatSums } from '../board/money.ts';
import { stageWords } from '../library/stage-words.ts';
import { StageDisc } from '../library/StageMark.tsx';
import { RateChart } from './RateChart.tsx';
import { describeDifference, formatDuration, formatPercent, type Grouping } from './rate-words.ts';

/** Demos made in the period, by the stage they have reached. */
export function StageFigures({ stages }: Pick<Insights, 'stages'>): ReactElement {
  return (
    <section aria-labelledby="insights-stages" className="border-b border-white/9 px-6 max-md:px-4">
      <h2 id="insights-stages" className="sr-only">
        Demos made in this period, by stage
      </h2>
      <ul className="grid grid-cols-6 max-lg:grid-cols-3 max-md:grid-cols-2">
        {stages.map(({ stage, count, values, medianMs }) => (
          <li
            key={stage}
            className="min-w-0 border-white/9 py-5 pr-4 not-first:lg:border-l not-first:lg:pl-4"
          >
            <span className="flex items-center gap-2 text-[13px]/5 text-white/75">
              <StageDisc stage={stage} />
              {stageWords[stage]}
            </span>
            <span className="mt-1.5 block text-[26px]/8 font-medium tracking-[-.02em] tabular-nums">
              <span className="sr-only">, </span>
              {count.toLocaleString('en')}
            </span>
            <span
              title={formatSums(values)}
              className="block min-h-5 truncate text-[13px]/5 text-white/80 tabular-nums"
            >
              {values.length > 0 && <span className="sr-only">, worth </span>}
              {formatSums(values)}
            </span>
            <span className="block min-h-5 text-[13px]/5 text-white/60">
              {medianMs !== null && (
                <>
                  <span className="sr-only">, half left it within </span>
                  <span aria-hidden="true">median </span>
                  {formatDuration(medianMs)}
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The share of won deals among those decided in the period. */
export function WinRateFigure({ winRate }: { readonly winRate: WinRate }): ReactElement {
  const { n, won, rate, interval } = winRate;
  return (
    <Section title="Win rate" id="insights-all">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <p className="text-[34px]/10 font-medium tracking-[-.025em] tabular-nums">
          {rate === null ? `${won} of ${n}` : formatPercent(rate)}
        </p>
        <p className="max-w-[58ch] text-sm/5.5 text-white/65">
          {rate === null || !interval
            ? `Too few to say: a rate is shown from ten decisions on.`
            : `${won.toLocaleString('en')} of ${n.toLocaleString('en')} decided deals were won. As far as these can tell, the true rate lies between ${formatPercent(interval.low)} and ${formatPercent(interval.high)}.`}
        </p>
      </div>
    </Section>
  );
}

interface RatesByProps {
  readonly insights: Insights;
  readonly grouping: Grouping;
}

/** Win rates by one property of the deals, with the result of the test. */
export function RatesBy({ insights, grouping }: RatesByProps): ReactElement | null {
  const [key, one] = grouping;
  const groups = insights.by[key];
  if (groups.length === 0) return null;
  return (
    <Section
      id={`insights-${key}`}
      title={`Win rate by ${one}`}
      text={describeDifference(insights, grouping)}
    >
      <RateChart label={`Win rate by ${one}`} groups={groups} all={insights.winRate} />
    </Section>
  );
}

export function LostReasons({
  reasons,
}: {
  readonly reasons: Insights['lostReasons'];
}): ReactElement | null {
  if (reasons.length === 0) return null;
  const most = reasons[0]?.count ?? 1;
  return (
    <Section
      id="insights-reasons"
      title="Why deals were lost"
      text="As it was noted when they were moved to Lost."
    >
      <ul>
        {reasons.map(({ reason, count }) => (
          <li key={reason} className="flex min-h-9 items-center gap-4">
            <bdi title={reason} className="min-w-0 flex-1 truncate text-sm/5">
              {reason}
            </bdi>
            <span aria-hidden="true" className="w-2/5 max-md:hidden">
              <span
                className="block h-1.25 rounded-full bg-white/25"
                style={{ width: `${(count / most) * 100}%` }}
              />
            </span>
            <span className="w-10 text-right text-[13px]/5 text-white/75 tabular-nums">
              {count.toLocaleString('en')}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

function Section({ id, title, text, children }: SectionProps): ReactElement {
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[17rem_minmax(0,1fr)] gap-x-10 gap-y-4 border-b border-white/9 px-6 py-6 max-lg:grid-cols-1 max-md:px-4"
    >
      <div>
        <h2 id={id} className="text-base/6 font-medium tracking-[-.01em]">
          {title}
        </h2>
        {text !== undefined && (
          <p className="mt-1.5 max-w-[46ch] text-[13px]/5 text-white/65">{text}</p>
        )}
      </div>
      {children}
    </section>
  );
}
