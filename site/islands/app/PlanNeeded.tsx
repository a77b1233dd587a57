import { useEffect, type ReactElement } from 'react';
import type { User } from '../../../service/contract/user.ts';
import { paths } from '../../paths.ts';
import { subscriptionRequired, toggleSubscription } from '../shell/shell-store.ts';
import { Button } from '../ui/Button.tsx';
import { toast } from '../ui/toast-store.ts';

/** In the place of the studio while the agency has no plan: its demos and links stay. */
export function PlanNeeded({ user }: { readonly user: User }): ReactElement {
  const isOwner = user.agency.role === 'owner';
  useEffect(() => toast(subscriptionRequired), []);
  return (
    <div className="m-auto max-w-[46ch] p-6 text-center">
      <h1 className="text-xl/7 font-medium tracking-[-.015em]">A plan is needed to make demos</h1>
      <p className="mt-1.5 mb-5 text-sm/5.5 text-white/65">
        Your demos are kept, and their links live on to their day.
        {!isOwner && ' The owners of your agency choose the plan.'}
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        {isOwner && (
          <Button look="primary" onClick={() => toggleSubscription(true)}>
            Choose a plan
          </Button>
        )}
        <a
          href={paths.app}
          className="inline-flex min-h-11 items-center rounded-[10px] px-4 text-sm font-medium text-white/75 hover:text-white focus-visible:outline-2 focus-visible:outline-ring"
        >
          All demos
        </a>
      </div>
    </div>
  );
}
