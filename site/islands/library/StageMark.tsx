import type { ReactElement } from 'react';
import type { Stage } from '../../../service/contract/stages.ts';
import { stageWords } from './stage-words.ts';
import { StageDisc } from './StageDisc.tsx';

/** A stage: its disc and its name. */
export function StageMark({ stage }: { readonly stage: Stage }): ReactElement {
  return (
    <span
      className={`inline-flex items-center gap-2 ${stage === 'draft' || stage === 'lost' ? 'text-white/65' : ''}`}
    >
      <StageDisc stage={stage} />
      {stageWords[stage]}
    </span>
  );
}
