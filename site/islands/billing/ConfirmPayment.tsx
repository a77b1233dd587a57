import { useStore } from '@nanostores/react';
import { useEffect, useRef, type ReactElement } from 'react';
import type { PlanOffer } from '../../landing/plan-offers.ts';
import { pageFacts } from '../shell/page-facts.ts';
import { Button } from '../ui/Button.tsx';
import { $payment, pay } from './payment-store.ts';
import { paySimulated, refuseConfirmation } from './simulated-payment.ts';

interface ConfirmPaymentProps {
  /** The plan to buy; undefined for an unpaid invoice of the current plan. */
  readonly offer: PlanOffer | undefined;
  readonly clientSecret: string;
  readonly card: string;
  readonly onPaid: () => void;
}

/** Simulates the question of the card's bank before it approves the payment. */
export function ConfirmPayment({
  offer,
  clientSecret,
  card,
  onPaid,
}: ConfirmPaymentProps): ReactElement {
  const { status } = useStore($payment);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
  }, []);
  const confirm = async (): Promise<void> => {
    if (await pay(() => paySimulated(clientSecret, card, true))) onPaid();
  };
  return (
    <section aria-labelledby="bank" className="mt-5 border-t border-white/9 pt-5">
      <p className="inline-block rounded-md bg-[#f2c14e] px-2 py-0.5 text-[13px]/5 font-medium text-[#211803]">
        Test mode
      </p>
      <h3
        ref={title}
        id="bank"
        tabIndex={-1}
        className="mt-4 text-lg/6 font-medium tracking-[-.01em] outline-none"
      >
        Your bank asks to confirm
      </h3>
      <p className="mt-1.5 text-[15px]/6 text-white/70">
        With a real card your bank would now ask whether this payment is yours.
      </p>
      <PaymentFacts offer={offer} card={card} />
      <div className="mt-6 grid gap-3">
        <Button
          variant="primary"
          busy={status === 'confirming'}
          className="min-h-12! text-[15px]!"
          onClick={() => void confirm()}
        >
          Confirm payment
        </Button>
        <Button
          disabled={status === 'confirming'}
          className="min-h-12! text-[15px]!"
          onClick={() => void pay(refuseConfirmation)}
        >
          This was not me
        </Button>
      </div>
    </section>
  );
}

/** The payment as the bank would name it. */
function PaymentFacts({ offer, card }: Pick<ConfirmPaymentProps, 'offer' | 'card'>): ReactElement {
  const { product } = pageFacts();
  const facts: readonly (readonly string[])[] = [
    ['Merchant', product],
    ...(offer
      ? [
          ['Plan', offer.name],
          ['Amount', `${offer.price} per month`],
        ]
      : []),
    ['Card', `•••• ${card.slice(-4)}`],
  ];
  return (
    <dl className="mt-5 border-b border-white/9">
      {facts.map(([name, value]) => (
        <div
          key={name}
          className="flex justify-between gap-4 border-t border-white/9 py-2.5 text-sm/5.5"
        >
          <dt className="text-white/65">{name}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
