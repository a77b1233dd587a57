import type { ReactElement } from 'react';
import type { Stage } from '../../../service/contract/stages.ts';

/** The filled part of the disc of an open deal, from 0 to 1. */
const filled: Readonly<Partial<Record<Stage, number>>> = { sent: 0.25, seen: 0.5, talking: 0.75 };

const around = 2 * Math.PI * 2.25;

/**
 * The disc of a stage, which fills as the deal progresses. The stage's name is always beside it.
 */
export function StageDisc({ stage }: { readonly stage: Stage }): ReactElement {
  const part = filled[stage];
  const color =
    stage === 'won'
      ? 'text-live'
      : stage === 'lost'
        ? 'text-white/55'
        : stage === 'draft'
          ? 'text-white/60'
          : 'text-blue-text';
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 14 14"
      className={`size-3.5 shrink-0 ${color} forced-color-adjust-none`}
      fill="none"
      stroke="currentColor"
    >
      {stage === 'won' || stage === 'lost' ? (
        <>
          <circle cx="7" cy="7" r="7" fill="currentColor" stroke="none" />
          <path
            d={stage === 'won' ? 'm4.2 7.2 2 2 3.6-4' : 'm5 5 4 4m0-4L5 9'}
            stroke="#08090c"
            strokeWidth="1.5"
            strokeLinecap="round"
          />
        </>
      ) : (
        <>
          <circle
            cx="7"
            cy="7"
            r="6.25"
            strokeWidth="1.5"
            strokeDasharray={stage === 'draft' ? '1.9 2' : undefined}
          />
          {part !== undefined && (
            <circle
              cx="7"
              cy="7"
              r="2.25"
              strokeWidth="4.5"
              strokeDasharray={`${part * around} ${around}`}
              transform="rotate(-90 7 7)"
            />
          )}
        </>
      )}
    </svg>
  );
}
