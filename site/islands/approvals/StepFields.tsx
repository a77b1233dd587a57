import X from 'lucide-react/icons/x';
import type { ReactElement } from 'react';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { FieldFaults, OfferForm } from './approval-store.ts';
import { textLimits } from '../../../service/contract/text-limits.ts';

const maxSteps = 3;

interface Props {
  readonly form: OfferForm;
  readonly faults: FieldFaults;
  readonly change: (change: Partial<OfferForm>) => void;
}

/** The agency's next steps after the approval, each with its day. */
export function StepFields({ form, faults, change }: Props): ReactElement {
  const { steps } = form;
  const setStep = (index: number, step: Partial<OfferForm['steps'][number]>): void =>
    change({ steps: steps.map((one, at) => (at === index ? { ...one, ...step } : one)) });
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm/6 font-medium text-white/90">
        What happens next <span className="font-normal text-white/60">(may be left out)</span>
      </legend>
      <p className="mb-2.5 max-w-[60ch] text-[13px]/5 text-white/65">
        Up to three steps with their dates. They are part of what your client approves.
      </p>
      <ul className="grid gap-2.5">
        {steps.map((step, index) => (
          <li
            key={index}
            className="grid grid-cols-[10.5rem_minmax(0,1fr)_2.75rem] items-start gap-2 max-sm:grid-cols-[minmax(0,1fr)_2.75rem]"
          >
            <TextField
              label={`Date of step ${index + 1}`}
              type="date"
              value={step.date}
              className="scheme-dark"
              fieldClassName="max-sm:col-span-2"
              error={faults[`steps.${index}.date`]}
              onChange={({ currentTarget }) => setStep(index, { date: currentTarget.value })}
            />
            <TextField
              label={`Step ${index + 1}`}
              value={step.text}
              maxLength={textLimits.nextStep}
              dir="auto"
              placeholder="The words for all pages, for you to read"
              error={faults[`steps.${index}.text`]}
              onChange={({ currentTarget }) => setStep(index, { text: currentTarget.value })}
            />
            <button
              type="button"
              onClick={() => change({ steps: steps.filter((_, at) => at !== index) })}
              className="mt-7.5 grid size-12 cursor-pointer place-items-center rounded-[10px] text-white/65 hover:text-white focus-visible:outline-2 focus-visible:outline-ring"
            >
              <X aria-hidden="true" size={18} strokeWidth={1.75} />
              <span className="sr-only">Take step {index + 1} away</span>
            </button>
          </li>
        ))}
      </ul>
      {steps.length < maxSteps && (
        <Button
          className={steps.length > 0 ? 'mt-3' : ''}
          onClick={() => change({ steps: [...steps, { date: '', text: '' }] })}
        >
          Add a step
        </Button>
      )}
    </fieldset>
  );
}
