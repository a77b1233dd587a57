import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import type { User } from '../../../service/contract/user.ts';
import { paths } from '../../paths.ts';
import { describeSubscription } from '../billing/subscription-state.ts';
import { $isWhole, $saved } from './library-store.ts';

/** What it means that there is no plan, and a link to the plans. */
function PlanWords({ user }: { readonly user: User }): ReactElement {
  const { label, title } = describeSubscription(user);
  return (
    <>
      <p>{label === 'None' ? 'A plan is needed to make demos.' : `${title}. All demos stay.`}</p>
      <a
        href={paths.plan}
        className="inline-block shrink-0 font-medium text-white underline decoration-white/40 underline-offset-4"
      >
        {user.agency.role === 'owner' ? 'Choose a plan' : 'No plan'}
      </a>
    </>
  );
}

/** The same above the list on a phone, which has no rail. */
export function PlanLine({ user }: { readonly user: User }): ReactElement {
  return (
    <div className="flex shrink-0 items-center justify-between gap-4 border-b border-white/9 px-4 py-3 text-[13px]/5 text-white/75 md:hidden">
      <PlanWords user={user} />
    </div>
  );
}

/**
 * The number of used and remaining demos; nothing for a plan without a limit. Without a plan, what
 * that means, and a link to the plans.
 */
export function QuotaMeter({ user }: { readonly user: User }): ReactElement | null {
  const known = useStore($saved).length;
  const isWhole = useStore($isWhole);
  const { access, maxDemos, demoCount, demosLeft, plan } = user;
  if (!access.builder) {
    return (
      <div className="shrink-0 space-y-2 px-5 py-3.5 text-xs/4.5 text-white/65">
        <PlanWords user={user} />
      </div>
    );
  }
  if (maxDemos === null) return null;
  const count = isWhole ? known : demoCount;
  // With a monthly limit, deleting a demo frees no slot.
  const isMonthly = plan?.limits.per === 'month';
  const remaining = Math.max(0, isMonthly ? (demosLeft ?? 0) : maxDemos - count);
  const max = isMonthly ? (plan.limits.demos ?? 0) : maxDemos;
  const used = isMonthly ? Math.max(0, max - remaining) : Math.min(count, max);
  const isFull = remaining === 0;
  return (
    <div className="shrink-0 px-5 py-3.5">
      <p
        id="quota-words"
        className="flex justify-between gap-2 text-xs/4.5 text-white/65 tabular-nums"
      >
        <span>{isMonthly ? `${used} of ${max} this month` : `${count} of ${max} demos`}</span>
        <span className={isFull ? 'text-danger' : ''}>
          {isFull ? 'No slots left' : `${remaining} left`}
        </span>
      </p>
      <div
        role="meter"
        aria-labelledby="quota-words"
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={used}
        className="mt-2 h-[3px] overflow-hidden rounded-full bg-white/12 forced-colors:border"
      >
        <div
          style={{ width: `${max === 0 ? 100 : (used / max) * 100}%` }}
          className={`h-full rounded-full forced-colors:bg-[Highlight] ${isFull ? 'bg-danger' : 'bg-blue-bright'}`}
        />
      </div>
    </div>
  );
}
