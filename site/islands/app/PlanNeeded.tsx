import type { ReactElement } from 'react';
import type { User } from '../../../service/contract/user.ts';
import { paths } from '../../paths.ts';
import { describeSubscription } from '../billing/subscription-state.ts';
import { toggleSubscription } from '../shell/shell-store.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { PageMessage } from '../ui/PageMessage.tsx';

/** Shown in place of the studio to an agency without a plan; its demos and links stay. */
export function PlanNeeded({ user }: { readonly user: User }): ReactElement {
  const isOwner = user.agency.role === 'owner';
  const { tone, label, title, text } = describeSubscription(user);
  const isFirst = label === 'None';
  return (
    <PageMessage
      title={isFirst ? 'A plan is needed to make demos' : title}
      text={
        <>
          {isFirst ? 'Choose one to begin. It can be cancelled at any time.' : text}
          {!isOwner && ' The owners of your agency choose the plan.'}
        </>
      }
    >
      {isOwner && tone === 'bad' && (
        <Button variant="primary" onClick={() => toggleSubscription(true)}>
          Pay now
        </Button>
      )}
      {isOwner && tone !== 'bad' && (
        <a href={paths.plan} className={buttonClass('primary')}>
          Choose a plan
        </a>
      )}
      <a
        href={paths.app}
        className="inline-flex min-h-11 items-center rounded-[10px] px-4 font-medium text-white/75 hover:text-white focus-visible:outline-2 focus-visible:outline-ring"
      >
        All demos
      </a>
    </PageMessage>
  );
}
