import X from 'lucide-react/icons/x';
import type { ReactElement } from 'react';
import { Button } from '../ui/Button.tsx';
import { controlClass, Field } from '../ui/Field.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { FieldFaults, OfferForm } from './approval-store.ts';
import { textLimits } from '../../../service/contract/text-limits.ts';

/** Offered first; any other ISO 4217 code can be typed. */
const currencies = ['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'PLN', 'SEK', 'DKK', 'NOK', 'JPY'];
const maxLines = 30;

interface Props {
  readonly form: OfferForm;
  readonly faults: FieldFaults;
  readonly change: (change: Partial<OfferForm>) => void;
}

/** The lines of an offer, its currency and its deposit. */
export function OfferFields({ form, faults, change }: Props): ReactElement {
  const { lines } = form;
  const setLine = (index: number, line: Partial<OfferForm['lines'][number]>): void =>
    change({ lines: lines.map((one, at) => (at === index ? { ...one, ...line } : one)) });
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="mb-1.5 text-sm/6 font-medium text-white/90">The offer</legend>
        <ul className="grid gap-2.5">
          {lines.map((line, index) => (
            <OfferLine
              key={index}
              index={index}
              line={line}
              faults={faults}
              onChange={(changed) => setLine(index, changed)}
              onRemove={
                lines.length === 1
                  ? undefined
                  : () => change({ lines: lines.filter((_, at) => at !== index) })
              }
            />
          ))}
        </ul>
        <div className="mt-3 flex flex-wrap items-end gap-3">
          <Button
            disabled={lines.length >= maxLines}
            onClick={() => change({ lines: [...lines, { text: '', amount: '' }] })}
          >
            Add a line
          </Button>
        </div>
      </fieldset>
      <Field label="Currency" error={faults['currency']} className="max-w-40">
        {(control) => (
          <>
            <input
              {...control}
              list="offer-currencies"
              value={form.currency}
              maxLength={3}
              autoComplete="off"
              className={`${controlClass} uppercase`}
              onChange={({ currentTarget }) =>
                change({ currency: currentTarget.value.toUpperCase() })
              }
            />
            <datalist id="offer-currencies">
              {currencies.map((code) => (
                <option key={code} value={code} />
              ))}
            </datalist>
          </>
        )}
      </Field>
      <DepositFields form={form} faults={faults} change={change} />
    </>
  );
}

interface OfferLineProps {
  readonly index: number;
  readonly line: OfferForm['lines'][number];
  readonly faults: FieldFaults;
  readonly onChange: (change: Partial<OfferForm['lines'][number]>) => void;
  /** Undefined for the only line, which cannot be removed. */
  readonly onRemove: (() => void) | undefined;
}

function OfferLine({ index, line, faults, onChange, onRemove }: OfferLineProps): ReactElement {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_8.5rem_2.75rem] items-start gap-2 max-sm:grid-cols-[minmax(0,1fr)_2.75rem]">
      <TextField
        label={`Line ${index + 1}`}
        value={line.text}
        maxLength={textLimits.offerLine}
        dir="auto"
        placeholder="Website, five pages, as shown"
        fieldClassName="max-sm:col-span-2"
        error={faults[`lines.${index}.text`]}
        onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
      />
      <TextField
        label="Amount"
        value={line.amount}
        inputMode="decimal"
        autoComplete="off"
        className="text-right tabular-nums"
        error={faults[`lines.${index}.cents`]}
        onChange={({ currentTarget }) => onChange({ amount: currentTarget.value })}
      />
      <button
        type="button"
        disabled={!onRemove}
        onClick={onRemove}
        className="mt-7.5 grid size-12 cursor-pointer place-items-center rounded-[10px] text-white/65 hover:text-white focus-visible:outline-2 focus-visible:outline-ring disabled:invisible"
      >
        <X aria-hidden="true" size={18} strokeWidth={1.75} />
        <span className="sr-only">Take line {index + 1} away</span>
      </button>
    </li>
  );
}

function DepositFields({ form, faults, change }: Props): ReactElement {
  return (
    <fieldset className="grid min-w-0 gap-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <legend className="mb-1.5 text-sm/6 font-medium text-white/90">
        Deposit <span className="font-normal text-white/60">(may be left out)</span>
      </legend>
      <TextField
        label="Amount"
        value={form.deposit}
        inputMode="decimal"
        autoComplete="off"
        className="text-right tabular-nums"
        error={faults['deposit.cents']}
        onChange={({ currentTarget }) => change({ deposit: currentTarget.value })}
      />
      <TextField
        label="Your payment link at Stripe"
        value={form.paymentLink}
        type="url"
        autoComplete="off"
        placeholder="https://buy.stripe.com/…"
        error={faults['deposit.paymentLink']}
        onChange={({ currentTarget }) => change({ paymentLink: currentTarget.value })}
      />
    </fieldset>
  );
}
