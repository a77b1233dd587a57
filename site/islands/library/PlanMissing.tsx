import type { ReactElement } from 'react';
import type { User } from '../../../service/contract/user.ts';
import { paths } from '../../paths.ts';
import { describeSubscription } from '../billing/subscription-state.ts';

interface PlanMissingProps {
  readonly user: User;
}

/** What it means that there is no plan, and a link to the plans. */
function PlanWords({ user }: PlanMissingProps): ReactElement {
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
export function PlanLine({ user }: PlanMissingProps): ReactElement {
  return (
    <div className="flex shrink-0 items-center justify-between gap-4 border-b border-white/9 px-4 py-3 text-[13px]/5 text-white/75 md:hidden">
      <PlanWords user={user} />
    </div>
  );
}

/** The same at the foot of the rail. */
export function PlanMissing({ user }: PlanMissingProps): ReactElement {
  return (
    <div className="shrink-0 space-y-2 px-5 py-3.5 text-xs/4.5 text-white/65">
      <PlanWords user={user} />
    </div>
  );
}
