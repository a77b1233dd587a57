import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactElement } from 'react';
import { moveStage } from './move-stage.ts';
import type { LibraryDemo } from './library-demo.ts';
import { StageDisc } from './StageDisc.tsx';
import { isStage, stageWords } from './stage-words.ts';

/** Changes a demo's stage. */
export function StageSelect({ demo }: { readonly demo: LibraryDemo }): ReactElement {
  return (
    <span className="relative inline-flex items-center">
      <span aria-hidden="true" className="pointer-events-none absolute left-3 flex">
        <StageDisc stage={demo.stage} />
      </span>
      <select
        aria-label="Stage"
        value={demo.stage}
        onChange={({ currentTarget }) => {
          if (isStage(currentTarget.value)) void moveStage(demo, currentTarget.value);
        }}
        className="min-h-9 cursor-pointer appearance-none rounded-[10px] border border-white/14 bg-white/[.03] py-1 pr-8 pl-8.5 text-sm/5 font-medium text-white outline-offset-[-1px] hover:border-white/28 focus-visible:outline-2 focus-visible:outline-ring max-md:min-h-11 [&>option]:bg-panel"
      >
        {Object.entries(stageWords).map(([stage, words]) => (
          <option key={stage} value={stage}>
            {words}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        size={15}
        strokeWidth={1.75}
        className="pointer-events-none absolute right-2.5 text-white/60"
      />
    </span>
  );
}
