import { useStore } from '@nanostores/react';
import { useState, type ReactElement } from 'react';
import { FormError } from '../auth/FormError.tsx';
import type { PlanOffer } from '../../landing/plan-offers.ts';
import { pageFacts } from '../shell/page-facts.ts';
import { Button } from '../ui/Button.tsx';
import type { PlanId } from '../../../templates-data/model/plans.ts';
import { ConfirmPayment } from './ConfirmPayment.tsx';
import { useOffer } from './use-offer.ts';
import { $payment } from './payment-store.ts';
import { StripeFields } from './StripeFields.tsx';
import type { Setup } from './subscription-store.ts';
import { TestCardFields } from './TestCardFields.tsx';

interface PaymentFormProps {
  readonly plan: PlanId | undefined;
  readonly setup: Extract<Setup, { status: 'ready' }>;
  readonly onPaid: () => void;
  readonly onCancel: () => Promise<void>;
}

/** The plan, the payment method, and the button to pay. */
export function PaymentForm({ plan, setup, onPaid, onCancel }: PaymentFormProps): ReactElement {
  const { status } = useStore($payment);
  const [card, setCard] = useState('');
  const { clientSecret, payment } = setup;
  const offer = useOffer(plan);
  if (status === 'asks' || status === 'confirming') {
    return <ConfirmPayment offer={offer} clientSecret={clientSecret} card={card} onPaid={onPaid} />;
  }
  const isTest = payment.provider === 'simulated';
  return (
    <section aria-labelledby="premium" className="mt-5 border-t border-white/9 pt-5">
      <Offer offer={offer} isTest={isTest} />
      {isTest ? (
        <TestCardFields
          clientSecret={clientSecret}
          card={card}
          onCard={setCard}
          onPaid={onPaid}
          actions={<Actions offer={offer} onCancel={onCancel} />}
        />
      ) : (
        <StripeFields
          publishableKey={payment.publishableKey ?? ''}
          clientSecret={clientSecret}
          onPaid={onPaid}
          actions={<Actions offer={offer} onCancel={onCancel} />}
        />
      )}
    </section>
  );
}

function Offer({ offer, isTest }: { offer: PlanOffer | undefined; isTest: boolean }): ReactElement {
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <h3 id="premium" className="text-[15px]/6 font-medium">
          Premium Subscription
        </h3>
        {isTest && (
          <p className="rounded-md bg-[#f2c14e] px-2 py-0.5 text-[13px]/5 font-medium text-[#211803]">
            Test mode
          </p>
        )}
      </div>
      {offer ? (
        <>
          <p className="mt-1 text-sm/5.5 text-white/70">
            {offer.name}: {offer.limits}
          </p>
          <p className="mt-3 flex items-baseline gap-2">
            <span className="text-[2.25rem]/none tracking-[-.035em] tabular-nums">
              {offer.price}
            </span>
            <span className="text-white/70">per month</span>
          </p>
          <p className="mt-2 text-sm/5.5 text-white/70">{pageFacts().priceTerms}</p>
        </>
      ) : (
        <p className="mt-2 text-sm/5.5 text-white/70">
          This pays the last invoice of your present plan.
        </p>
      )}
    </>
  );
}

/** The end of both forms: errors and the button. */
function Actions({
  offer,
  onCancel,
}: {
  offer: PlanOffer | undefined;
  onCancel: () => Promise<void>;
}): ReactElement {
  const { status, sentence } = useStore($payment);
  const [isLeaving, setLeaving] = useState(false);
  return (
    <>
      <FormError sentence={sentence} className="mb-2" />
      <Button
        type="submit"
        variant="primary"
        busy={status === 'paying'}
        disabled={isLeaving}
        className="min-h-12! w-full text-[15px]!"
      >
        {offer ? `Subscribe for ${offer.price} per month` : 'Pay now'}
      </Button>
      <Button
        className="min-h-12! w-full text-[15px]!"
        busy={isLeaving}
        disabled={status === 'paying'}
        onClick={() => {
          setLeaving(true);
          void onCancel().then(() => setLeaving(false));
        }}
      >
        Cancel
      </Button>
    </>
  );
}
