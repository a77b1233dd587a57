import Download from 'lucide-react/icons/download';
import { type ReactElement } from 'react';
import type { Insights } from '../../../service/contract/insights.ts';
import { navigate } from '../app/router.ts';
import type { RouteProps } from '../app/route-props.ts';
import { paths } from '../../paths.ts';
import { Button } from '../ui/Button.tsx';
import { downloadCsv } from '../ui/csv-text.ts';
import { insightsCsv } from './insights-csv.ts';
import { InsightsMessage } from './InsightsMessage.tsx';
import { parsePeriod, serializePeriod, type Period } from './period.ts';
import { PeriodFields } from './PeriodFields.tsx';
import { RatesBy, WinRateFigure } from './InsightsParts.tsx';
import { LostReasons } from './LostReasons.tsx';
import { StageFigures } from './StageFigures.tsx';
import { groupings } from './rate-words.ts';
import { useInsights } from './use-insights.ts';

/** The results of the agency's deals in a period, which is part of the address. */
export function InsightsPage({ user, address }: RouteProps): ReactElement {
  const period = parsePeriod(address.search);
  const { state, again } = useInsights(period);
  const insights = state.status === 'ready' ? state.insights : undefined;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 border-b border-white/9 px-6 py-3.5 max-md:px-4">
        <h1
          tabIndex={-1}
          className="mr-auto text-[22px]/8 font-medium tracking-[-.02em] outline-none max-md:text-xl/8"
        >
          Insights
        </h1>
        <PeriodFields
          period={period}
          onChange={(next) => navigate(paths.insights + serializePeriod(next))}
        />
        <Button
          className="min-h-10! max-md:min-h-11!"
          disabled={!insights}
          onClick={() => insights && downloadInsights(insights, period)}
        >
          <Download aria-hidden="true" size={16} strokeWidth={1.75} />
          Export
        </Button>
      </div>
      <div
        role="region"
        aria-label="Figures"
        tabIndex={0}
        className="min-h-0 flex-1 [scrollbar-width:thin] [scrollbar-color:rgb(255_255_255/.2)_transparent] overflow-y-auto overscroll-contain outline-offset-[-2px] focus-visible:outline-2 focus-visible:outline-ring"
      >
        {insights && hasAny(insights) ? (
          <Whole insights={insights} />
        ) : (
          <div className="grid min-h-full">
            <InsightsMessage state={state} user={user} onAgain={again} />
          </div>
        )}
      </div>
    </div>
  );
}

const hasAny = ({ stages, winRate }: Insights): boolean =>
  winRate.n > 0 || stages.some(({ count, medianMs }) => count > 0 || medianMs !== null);

function downloadInsights(insights: Insights, { from, to }: Period): void {
  downloadCsv(`insights-${from}-to-${to}.csv`, insightsCsv(insights));
}

function Whole({ insights }: { readonly insights: Insights }): ReactElement {
  return (
    <div className="max-w-[96rem] pb-12">
      <StageFigures stages={insights.stages} />
      <WinRateFigure winRate={insights.winRate} />
      {groupings.map((grouping) => (
        <RatesBy key={grouping[0]} insights={insights} grouping={grouping} />
      ))}
      <LostReasons reasons={insights.lostReasons} />
    </div>
  );
}
