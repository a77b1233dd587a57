import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import type { User } from '../../../service/contract/user.ts';
import { pageFacts } from '../shell/page-facts.ts';
import { toggleSubscription } from '../shell/shell-store.ts';
import { wantedPlan } from '../shell/wanted-plan.ts';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { $planChange, openPlanChange, changePlan, closePlanChange } from './plan-store.ts';
import { hasPaid } from './subscription-state.ts';

/** The plans that owners can buy: the first one is paid for, later ones are changed to. */
export function PlanChoice({
  user,
  onChosen,
}: {
  readonly user: User;
  /** Called before a plan is paid for, and after it was changed. */
  readonly onChosen?: () => void;
}): ReactElement {
  const change = useStore($planChange);
  const isPaid = hasPaid(user);
  const advertisedPlan = isPaid ? undefined : wantedPlan();
  return (
    <>
      <ul aria-label="Plans" className="mt-7 border-b border-white/10">
        {pageFacts().plans.map((offer) => {
          const isCurrent = isPaid && user.plan?.id === offer.id;
          return (
            <li
              key={offer.id}
              className="flex items-center justify-between gap-4 border-t border-white/10 py-4"
            >
              <div className="min-w-0">
                <p className="text-[15px]/6 font-medium">
                  {offer.name}{' '}
                  <span className="inline-block font-normal whitespace-nowrap text-white/80 tabular-nums">
                    {offer.price} per month
                  </span>
                </p>
                <p className="text-sm/5.5 text-white/65 first-letter:uppercase">{offer.limits}</p>
                {offer.id === advertisedPlan && (
                  <p className="mt-1 text-sm/5.5 text-blue-text">You began with this one in mind</p>
                )}
              </div>
              {isCurrent ? (
                <p className="shrink-0 text-sm/5 text-white/80">Your plan</p>
              ) : (
                <Button
                  variant={offer.id === advertisedPlan ? 'primary' : 'secondary'}
                  className="shrink-0"
                  onClick={() => {
                    if (isPaid) {
                      openPlanChange(offer);
                      return;
                    }
                    onChosen?.();
                    toggleSubscription(true, offer.id);
                  }}
                >
                  {isPaid ? 'Change' : 'Subscribe'}
                  <span className="sr-only"> to {offer.name}</span>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {change && (
        <ConfirmDialog
          title={`Change to ${change.offer.name}?`}
          text={`It costs ${change.offer.price} per month: ${change.offer.limits}. It holds at once, and the difference for the rest of the paid month is charged or credited.`}
          confirm={`Change to ${change.offer.name}`}
          variant="primary"
          busy={change.isBusy}
          onConfirm={() => void changePlan().then((isChanged) => isChanged && onChosen?.())}
          onCancel={closePlanChange}
        />
      )}
    </>
  );
}
