import { useEffect, useState, type ReactElement } from 'react';
import { paths } from '../../paths.ts';
import { fetchInsights, type InsightsState } from './insights-store.ts';
import { lastDays } from './period.ts';
import { RateChart } from './RateChart.tsx';
import { describeDifference, groupings } from './rate-words.ts';

const days = 365;
const shownGroups = 4;

/** Win rates by design over a year, below the board. */
export function BoardRates(): ReactElement | null {
  const [state, setState] = useState<InsightsState>();
  useEffect(() => {
    const leave = new AbortController();
    void fetchInsights(lastDays(days), leave.signal).then((found) => {
      if (!leave.signal.aborted) setState(found);
    });
    return () => leave.abort();
  }, []);
  if (state?.status !== 'ready' || state.insights.winRate.n === 0) return null;
  const { insights } = state;
  const [byDesign] = groupings;
  return (
    <section
      aria-labelledby="board-rates"
      className="grid shrink-0 grid-cols-[17rem_minmax(0,1fr)] gap-x-8 border-t border-white/9 bg-raised px-6 pt-4 pb-2 max-lg:hidden [@media(height<50rem)]:hidden"
    >
      <div>
        <h2 id="board-rates" className="text-base/6 font-medium tracking-[-.01em]">
          Win rate by design
        </h2>
        <p className="mt-1 text-[13px]/5 text-white/75">{describeDifference(insights, byDesign)}</p>
        <p className="mt-1.5 text-xs/4.5 text-white/60">
          Won of all decided in 12 months, with the 95% interval.{' '}
          <a
            href={`${paths.insights}?days=${days}`}
            className="underline decoration-white/30 underline-offset-3 hover:text-white"
          >
            All insights
          </a>
        </p>
      </div>
      <RateChart
        label="Win rate by design"
        groups={insights.by.design}
        all={insights.winRate}
        max={shownGroups}
      />
    </section>
  );
}
