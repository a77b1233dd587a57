import type { ReactElement } from 'react';
import type { Insights } from '../../../service/contract/insights.ts';
import { formatSums } from '../board/money.ts';
import { stageWords } from '../library/stage-words.ts';
import { StageDisc } from '../library/StageDisc.tsx';
import { formatCount } from '../ui/format-english.ts';
import { formatElapsed } from './rate-words.ts';

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
              {formatCount(count)}
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
                  {formatElapsed(medianMs)}
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
