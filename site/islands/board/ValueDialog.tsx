import { useStore } from '@nanostores/react';
import { useId, useState, type ReactElement } from 'react';
import type { LibraryDemo } from '../library/library-demo.ts';
import { $saved } from '../library/library-store.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { TextField } from '../ui/TextField.tsx';
import { formatAmountField, parseCents, sumValues } from './money.ts';
import { setValue } from './move-demo.ts';
import { CurrencyField, usualCurrencies } from './CurrencyField.tsx';

interface ValueDialogProps {
  readonly demo: LibraryDemo;
  readonly onClose: () => void;
}

/** The deal's value with its currency. Closes when it is saved. */
export function ValueDialog({ demo, onClose }: ValueDialogProps): ReactElement {
  const title = useId();
  const field = useId();
  const all = useStore($saved);
  const [amount, setAmount] = useState(demo.value === null ? '' : formatAmountField(demo.value));
  const [currency, setCurrency] = useState(() => demo.value?.currency ?? usedCurrency(all));
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (): Promise<void> => {
    const isEmpty = amount.trim() === '';
    const cents = isEmpty ? 0 : parseCents(amount);
    if (cents === undefined) {
      setError('Write an amount like 4,800 or 4,800.50');
      document.getElementById(field)?.focus();
      return;
    }
    setIsBusy(true);
    const isTaken = await setValue(demo, isEmpty ? null : { cents, currency });
    setIsBusy(false);
    if (isTaken) onClose();
  };
  return (
    <Dialog
      labelledBy={title}
      initialFocus={field}
      onClose={onClose}
      className="w-[min(420px,calc(100vw-32px))] rounded-[14px]"
    >
      <form
        noValidate
        className="p-6"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void submit();
        }}
      >
        <h2 id={title} className="truncate text-lg/6 font-medium tracking-[-.01em]">
          Offer to <bdi>{demo.name}</bdi>
        </h2>
        <div className="mt-4 grid grid-cols-[minmax(0,1fr)_7rem] items-start gap-3">
          <TextField
            id={field}
            label="Amount"
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            error={error}
            hint="Empty for none."
            onChange={({ currentTarget }) => {
              setAmount(currentTarget.value);
              setError(undefined);
            }}
          />
          <CurrencyField value={currency} onChange={setCurrency} />
        </div>
        <div className="mt-5 flex justify-end gap-2">
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" busy={isBusy}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** The currency of most deals so far. */
function usedCurrency(demos: readonly LibraryDemo[]): string {
  return sumValues(demos.map(({ value }) => value))[0]?.currency ?? usualCurrencies[0];
}
