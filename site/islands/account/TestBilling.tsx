import { useStore } from '@nanostores/react';
import { type ReactElement, useRef, useEffect } from 'react';
import type { User } from '../../../service/contract/user.ts';
import { Button } from '../ui/Button.tsx';
import { type TestStatus, $entering, enterStatus } from './test-billing-store.ts';

const states: readonly { status: TestStatus; action: string }[] = [
  { status: 'active', action: 'Make it active' },
  { status: 'past_due', action: 'Make it past due' },
  { status: 'canceled', action: 'Cancel it' },
];

/** Replaces the payment provider's portal while payments are simulated. */
export function TestBilling({ user }: { user: User }): ReactElement {
  const entering = useStore($entering);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.scrollIntoView({ block: 'center' });
    title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="mt-7 border-l-2 border-[#f2c14e] pl-5">
      <h3
        ref={title}
        tabIndex={-1}
        className="flex flex-wrap items-center gap-2.5 text-[15px]/6 font-medium outline-none"
      >
        <span className="rounded-md bg-[#f2c14e] px-2 py-0.5 text-[13px]/5 text-[#211803]">
          Test mode
        </span>
        Payment portal
      </h3>
      <p className="mt-2 max-w-[56ch] text-sm/5.5 text-white/70">
        Payments are simulated here. Put the subscription into any state to see what it does.
      </p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        {states.map(({ status, action }) => (
          <Button
            key={status}
            busy={entering === status}
            disabled={user.subscriptionStatus === status}
            onClick={() => void enterStatus(status)}
          >
            {action}
          </Button>
        ))}
      </div>
    </div>
  );
}
