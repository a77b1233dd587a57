import { useStore } from '@nanostores/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Check from 'lucide-react/icons/check';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import type { PlanId } from '../../../templates-data/model/plans.ts';
import { pageFacts } from '../shell/page-facts.ts';
import { isWorkspace } from '../shell/enter-workspace.ts';
import { Button } from '../ui/Button.tsx';
import { PaymentForm } from './PaymentForm.tsx';
import { $payment, completePayment, resetPayment } from './payment-store.ts';
import { $setup, setUpSubscription } from './subscription-store.ts';

interface SubscriptionStepProps {
  /** The plan to pay for; without one, the builder. */
  readonly plan: PlanId | undefined;
  /** Returns to the previous view. */
  readonly onBack: () => void;
  /** The person cancels for now; resolves when the modal is closed. */
  readonly onCancel: () => Promise<void>;
  /** Called when there is nothing to pay. */
  readonly onAccess: () => void;
  /** The payment was accepted; `isKnown` says whether the service knows it already. */
  readonly onPaid: (isKnown: boolean) => void;
}

/** The payment step, from the check of the account to the confirmation. */
export function SubscriptionStep({
  plan,
  onBack,
  onCancel,
  onAccess,
  onPaid,
}: SubscriptionStepProps): ReactElement {
  const setup = useStore($setup);
  const { status } = useStore($payment);
  const [attempt, setAttempt] = useState(0);
  const end = useEffectEvent((how: Awaited<ReturnType<typeof setUpSubscription>>) => {
    if (how === 'closes') onBack();
    if (how === 'has-access') onAccess();
  });
  useEffect(() => {
    const leaving = new AbortController();
    void setUpSubscription(leaving.signal, plan).then((how) => {
      if (!leaving.signal.aborted) end(how);
    });
    return () => {
      leaving.abort();
      resetPayment();
    };
  }, [attempt, plan]);
  const finish = (subscriptionId: string): void => {
    void completePayment(subscriptionId).then(onPaid);
  };
  if (status === 'paid') return <Paid />;
  if (setup.status === 'loading') return <Preparing />;
  if (setup.status === 'problem') {
    return (
      <Problem title="Payment Setup Issue" onBack={onBack} onAgain={() => setAttempt(attempt + 1)}>
        <p>{setup.sentence}</p>
        <p>If this problem persists, please contact support.</p>
      </Problem>
    );
  }
  if (setup.status === 'no-secret') {
    return (
      <Problem title="Payment System Error" onBack={onBack} onAgain={() => setAttempt(attempt + 1)}>
        <p>
          We couldn't initialize the payment system. Please try again later or contact support if
          the issue persists.
        </p>
      </Problem>
    );
  }
  return (
    <>
      <PaymentForm
        plan={plan}
        setup={setup}
        onPaid={() => finish(setup.subscriptionId)}
        onCancel={onCancel}
      />
      {(status === 'form' || status === 'paying') && !isWorkspace() && (
        <BackToLogin onBack={onBack} isBusy={status === 'paying'} />
      )}
    </>
  );
}

function BackToLogin({ onBack, isBusy }: { onBack: () => void; isBusy: boolean }): ReactElement {
  return (
    <Button variant="quiet" className="mt-3 -ml-4" disabled={isBusy} onClick={onBack}>
      <ArrowLeft aria-hidden="true" size={16} strokeWidth={1.75} />
      Back to login
    </Button>
  );
}

/** Reserves the form's space, so that the modal does not jump when it loads. */
function Preparing(): ReactElement {
  return (
    <div className="mt-5 border-t border-white/9 pt-6">
      <div role="status">
        <p className="text-lg/6 font-medium tracking-[-.01em]">Preparing Secure Payment</p>
        <p className="mt-1.5 text-sm/5.5 text-white/65">This takes a moment.</p>
      </div>
      <div aria-hidden="true" className="mt-6 grid gap-3 motion-safe:animate-pulse">
        <span className="h-12 rounded-[10px] bg-white/7" />
        <span className="h-12 rounded-[10px] bg-white/7" />
        <span className="mt-3 h-12 rounded-[10px] bg-white/10" />
      </div>
    </div>
  );
}

interface ProblemProps {
  readonly title: string;
  readonly onBack: () => void;
  readonly onAgain: () => void;
  readonly children: ReactElement | readonly ReactElement[];
}

function Problem({ title, onBack, onAgain, children }: ProblemProps): ReactElement {
  return (
    <div className="mt-5 border-t border-white/9 pt-6">
      <div role="alert">
        <h3 className="text-lg/6 font-medium tracking-[-.01em]">{title}</h3>
        <div className="mt-2 grid gap-2 text-[15px]/6 wrap-anywhere text-white/70">{children}</div>
      </div>
      <div className="mt-6 grid grid-cols-2 gap-3">
        <Button className="min-h-12! text-[15px]!" onClick={onBack}>
          Go Back
        </Button>
        <Button variant="primary" className="min-h-12! text-[15px]!" onClick={onAgain}>
          Try again
        </Button>
      </div>
    </div>
  );
}

function Paid(): ReactElement {
  const { product } = pageFacts();
  return (
    <div role="status" className="mt-5 border-t border-white/9 pt-6 pb-2">
      <span className="grid size-11 place-items-center rounded-full bg-[#1d7a50] text-white">
        <Check aria-hidden="true" size={22} strokeWidth={2} />
      </span>
      <p className="mt-5 text-lg/6 font-medium tracking-[-.01em]">Your subscription is active</p>
      <p className="mt-1.5 text-[15px]/6 text-white/70">
        Thank you. The page builder of {product} opens in a moment.
      </p>
    </div>
  );
}
