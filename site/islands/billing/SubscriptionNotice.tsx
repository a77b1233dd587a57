import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import type { User } from '../../../service/contract/user.ts';
import { paths } from '../../paths.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { $portalBusy, manageSubscription } from './portal-store.ts';
import { isTrialOver, needsNotice, describeSubscription } from './subscription-state.ts';

interface SubscriptionNoticeProps {
  readonly user: User;
  readonly onSubscribe: () => void;
  readonly className?: string;
}

/** Says that a subscription is overdue or has ended, and how to continue it. */
export function SubscriptionNotice({
  user,
  onSubscribe,
  className = '',
}: SubscriptionNoticeProps): ReactElement | null {
  const isBusy = useStore($portalBusy);
  if (!needsNotice(user)) return null;
  const { tone, title, text, fix } = describeSubscription(user);
  return (
    <div
      className={`border-l-2 py-0.5 pl-4 ${tone === 'bad' ? 'border-danger' : 'border-[#f2c14e]'} ${className}`}
    >
      <p className="text-[15px]/6 font-medium">{title}</p>
      <p className="mt-1 text-sm/5.5 text-white/75">{text}</p>
      {user.agency.role === 'owner' && (
        <div className="mt-3">
          {fix === 'manage' ? (
            <Button busy={isBusy} onClick={() => void manageSubscription()}>
              Manage subscription
            </Button>
          ) : isTrialOver(user) ? (
            <a href={paths.plan} className={buttonClass()}>
              Choose a plan
            </a>
          ) : (
            <Button onClick={onSubscribe}>{tone === 'bad' ? 'Pay now' : 'Subscribe again'}</Button>
          )}
        </div>
      )}
    </div>
  );
}
