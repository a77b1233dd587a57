import { useStore } from '@nanostores/react';
import { useEffect, useRef, type ReactElement, type ReactNode, type SubmitEvent } from 'react';
import { TextField } from '../ui/TextField.tsx';
import { $payment, clearPaymentSentence, pay } from './payment-store.ts';
import { cardText, paySimulated, testCards } from './simulated-payment.ts';

interface TestCardFieldsProps {
  readonly clientSecret: string;
  readonly card: string;
  readonly onCard: (card: string) => void;
  readonly onPaid: () => void;
  readonly actions: ReactNode;
}

/** The form of the simulated provider: a card number, and the known test cards. */
export function TestCardFields({
  clientSecret,
  card,
  onCard,
  onPaid,
  actions,
}: TestCardFieldsProps): ReactElement {
  const { status } = useStore($payment);
  const field = useRef<HTMLInputElement>(null);
  // The bank's question took the focus, so it is restored.
  useEffect(() => {
    if ($payment.get().sentence !== undefined) field.current?.focus();
  }, []);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (await pay(() => paySimulated(clientSecret, card))) onPaid();
    else field.current?.focus();
  };
  const fill = (number: string): void => {
    clearPaymentSentence();
    onCard(number);
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-5 grid gap-3">
      <p className="border-l-2 border-[#f2c14e] pl-3.5 text-[13px]/5 text-white/80">
        Payments are simulated here, and no card is charged. Pick a test card:
      </p>
      <ul className="border-y border-white/9">
        {testCards.map(({ number, effect }) => (
          <li key={number} className="border-t border-white/9 first:border-t-0">
            <button
              type="button"
              aria-pressed={card === number}
              disabled={status === 'paying'}
              onClick={() => fill(number)}
              className="group flex min-h-11 w-full cursor-pointer items-center justify-between gap-3 rounded-md text-left text-[13px]/5 text-white/75 outline-offset-[-3px] hover:text-white focus-visible:outline-2 focus-visible:outline-ring aria-pressed:text-white"
            >
              <span className="tabular-nums">{number}</span>
              <span className="flex items-center gap-2.5">
                {effect}
                <span
                  aria-hidden="true"
                  className="size-2.5 rounded-full border border-white/40 group-aria-pressed:border-ring group-aria-pressed:bg-ring"
                />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <TextField
        ref={field}
        label="Card number"
        name="card"
        inputMode="numeric"
        autoComplete="off"
        placeholder="1234 1234 1234 1234"
        className="tabular-nums"
        value={card}
        disabled={status === 'paying'}
        onChange={({ target }) => fill(cardText(target.value))}
      />
      <div className="mt-2 grid gap-3">{actions}</div>
    </form>
  );
}
