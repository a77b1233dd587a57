import { useStore } from '@nanostores/react';
import { type ReactElement } from 'react';
import type { User } from '../../../service/contract/user.ts';
import { $settings } from '../auth/settings-store.ts';
import { $portalBusy, manageSubscription } from '../billing/portal-store.ts';
import { describeSubscription } from '../billing/subscription-state.ts';
import { toggleSubscription } from '../shell/shell-store.ts';
import { pageFacts } from '../shell/page-facts.ts';
import { Button } from '../ui/Button.tsx';
import { AccountSection } from './AccountSection.tsx';
import { describeDemoQuota } from '../billing/plan-store.ts';
import { PlanChoice } from '../billing/PlanChoice.tsx';
import { TestBilling } from './TestBilling.tsx';

const tones = { good: 'bg-[#3fbf85]', plain: 'bg-white/45', bad: 'bg-danger' } as const;

export function SubscriptionSection({
  user,
  showsTestBilling,
}: {
  user: User;
  showsTestBilling: boolean;
}): ReactElement {
  const isBusy = useStore($portalBusy);
  const settings = useStore($settings);
  const { tone, label, title, text, fix } = describeSubscription(user);
  const isOwner = user.agency.role === 'owner';
  const current = pageFacts().plans.find(({ id }) => id === user.plan?.id);
  const isPaid = user.access.reason === 'subscription';
  const isTest = settings?.payment.provider === 'simulated';
  const hasSubscription =
    user.stripeSubscriptionId !== null && user.subscriptionStatus !== 'incomplete';
  return (
    <AccountSection
      title="Plan"
      place="plan"
      text={
        isOwner
          ? 'What the agency may make, and what it costs. Cancel anytime.'
          : 'What the agency may make. Its owners choose and pay the plan.'
      }
    >
      <div className="flex items-baseline justify-between gap-4">
        <p className="text-lg/6 font-medium">{title}</p>
        <p className="flex shrink-0 items-center gap-2 text-sm/5 text-white/80">
          <span aria-hidden="true" className={`size-2 rounded-full ${tones[tone]}`} />
          {label}
        </p>
      </div>
      <p className="mt-1.5 max-w-[56ch] text-[15px]/6 text-white/70">{text}</p>
      {isPaid && current && (
        <p className="mt-3 text-[15px]/6 tabular-nums">
          {current.name}, {current.price} per month
        </p>
      )}
      <p className={`${isPaid ? 'mt-1' : 'mt-3'} text-[15px]/6 text-white/70 tabular-nums`}>
        {describeDemoQuota(user)}
      </p>
      <div className="mt-5 flex flex-wrap gap-3 empty:hidden">
        {isOwner && tone === 'bad' && (
          <Button variant="primary" onClick={() => toggleSubscription(true)}>
            Pay now
          </Button>
        )}
        {isOwner && hasSubscription && (
          <Button busy={isBusy} onClick={() => void manageSubscription()}>
            Manage subscription
          </Button>
        )}
      </div>
      {isOwner && tone !== 'bad' && (isPaid || fix === 'subscribe') && <PlanChoice user={user} />}
      {isTest && showsTestBilling && hasSubscription && <TestBilling user={user} />}
    </AccountSection>
  );
}
