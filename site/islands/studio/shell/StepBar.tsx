import Check from 'lucide-react/icons/check';
import type { ReactElement } from 'react';
import { $draft, patchDraft } from '../draft/draft-store.ts';
import type { WizardStep } from '../draft/draft.ts';
import { usePart } from '../fields/use-slot.ts';

/** The name of a step, whose beginning names it where there is little room. */
const steps: readonly { step: WizardStep; name: string; rest: string }[] = [
  { step: 1, name: 'Scan', rest: ' & Generate' },
  { step: 2, name: 'Brand', rest: ' & Colors' },
  { step: 3, name: 'Content', rest: ' Editing' },
  { step: 4, name: 'Link', rest: ' Generation' },
];

/** The four steps by name; the steps reached so far are links. */
export function StepBar({ locked }: { locked: boolean }): ReactElement {
  const current = usePart($draft, (draft) => draft.step);
  const reached = usePart($draft, (draft) => draft.reached);
  return (
    <ol aria-label="Steps" className="grid shrink-0 grid-cols-4 border-b border-white/9 px-2">
      {steps.map(({ step, name, rest }) => {
        const isCurrent = step === current;
        const isOpen = step <= reached && !isCurrent && !locked;
        const content = (
          <>
            <StepDisc step={step} current={current} />
            <span className="text-center text-xs/3.5">
              {name + rest}
              {step < current && <span className="sr-only">, done</span>}
            </span>
          </>
        );
        const full = `flex h-full min-h-17 w-full flex-col items-center gap-1.5 px-1 pt-2.5 pb-2 ${isCurrent ? 'font-medium text-white' : 'text-white/60'}`;
        return (
          <li
            key={step}
            aria-current={isCurrent ? 'step' : undefined}
            className={`relative ${isCurrent ? 'after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:bg-white' : ''}`}
          >
            {isOpen ? (
              <button
                type="button"
                onClick={() => patchDraft({ step })}
                className={`${full} cursor-pointer outline-offset-[-3px] hover:text-white focus-visible:outline-2 focus-visible:outline-ring`}
              >
                {content}
              </button>
            ) : (
              <div className={full}>{content}</div>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function StepDisc({ step, current }: { step: WizardStep; current: WizardStep }): ReactElement {
  const className =
    step === current
      ? 'bg-blue text-white'
      : step < current
        ? 'bg-white/14 text-white'
        : 'border border-white/22';
  return (
    <span
      aria-hidden="true"
      className={`grid size-5 shrink-0 place-items-center rounded-full text-[11px]/none font-medium ${className}`}
    >
      {step < current ? <Check size={12} strokeWidth={2.5} /> : step}
    </span>
  );
}
