import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import type { User } from '../../../service/contract/user.ts';
import { $isWhole, $saved } from './library-store.ts';

/** The number of used and remaining demos; nothing for a plan without a limit. */
export function QuotaMeter({ user }: { readonly user: User }): ReactElement | null {
  const known = useStore($saved).length;
  const isWhole = useStore($isWhole);
  const { maxDemos, demoCount, demosLeft, plan } = user;
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
