import type { ReactElement, ReactNode } from 'react';
import type { Insights, WinRate } from '../../../service/contract/insights.ts';
import { formatCount } from '../ui/format-english.ts';
import { RateChart } from './RateChart.tsx';
import { describeDifference, formatPercent, type Grouping } from './rate-words.ts';

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
            : `${formatCount(won)} of ${formatCount(n)} decided deals were won. As far as these can tell, the true rate lies between ${formatPercent(interval.low)} and ${formatPercent(interval.high)}.`}
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

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

export function Section({ id, title, text, children }: SectionProps): ReactElement {
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
