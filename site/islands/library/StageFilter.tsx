import { useStore } from '@nanostores/react';
import { useMemo, type ReactElement } from 'react';
import { paths } from '../../paths.ts';
import { formatCount } from '../ui/format-english.ts';
import { serializeFilter } from './filter-address.ts';
import { filterDemos } from './filter-demos.ts';
import { $demos, $filter, $isCounted } from './library-store.ts';
import { stageWords, isStage } from './stage-words.ts';

/** The stages as tabs, each with an address and its number of demos. */
export function StageFilter(): ReactElement {
  const filter = useStore($filter);
  const demos = useStore($demos);
  const isCounted = useStore($isCounted);
  const counts = useMemo(() => {
    const found = new Map<string, number>();
    const rest = filterDemos(demos, { ...filter, stage: '' });
    for (const { stage } of rest) found.set(stage, (found.get(stage) ?? 0) + 1);
    return found.set('', rest.length);
  }, [demos, filter]);
  return (
    <nav
      aria-label="Stages"
      className="-mb-px flex max-w-full shrink-0 [scrollbar-width:none] gap-5 overflow-x-auto pl-6 max-md:border-b max-md:border-white/9 max-md:px-4 md:gap-4"
    >
      {['', ...Object.keys(stageWords)].map((one) => {
        const stage = isStage(one) ? one : '';
        const isOn = filter.stage === stage;
        return (
          <a
            key={one}
            href={paths.app + serializeFilter({ ...filter, stage })}
            aria-current={isOn ? 'page' : undefined}
            className={`relative flex min-h-11 shrink-0 items-center gap-2 text-sm/5 font-medium outline-offset-[-4px] focus-visible:outline-2 focus-visible:outline-ring ${isOn ? 'text-white after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:bg-white' : 'text-white/70 hover:text-white'}`}
          >
            {stage === '' ? 'All' : stageWords[stage]}
            {isCounted && (
              <span className="text-[13px]/5 font-normal text-white/60 tabular-nums">
                {formatCount(counts.get(stage) ?? 0)}
              </span>
            )}
          </a>
        );
      })}
    </nav>
  );
}
