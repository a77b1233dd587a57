import type { ReactElement } from 'react';
import type { User } from '../../../service/contract/user.ts';
import { paths } from '../../paths.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { PageMessage } from '../ui/PageMessage.tsx';
import type { InsightsState } from './insights-store.ts';

interface InsightsMessageProps {
  readonly state: InsightsState;
  readonly user: User;
  readonly onAgain: () => void;
}

/** Replaces the figures if there are none, with the reason. */
export function InsightsMessage({ state, user, onAgain }: InsightsMessageProps): ReactElement {
  if (state.status === 'loading')
    return (
      <p role="status" className="px-6 py-8 text-sm text-white/60">
        Loading…
      </p>
    );
  if (state.status === 'failed')
    return (
      <PageMessage
        level={2}
        role="alert"
        title="The figures could not be loaded"
        text={state.error.error}
      >
        <Button onClick={onAgain}>Try again</Button>
      </PageMessage>
    );
  if (state.status === 'plan-needed') {
    const isOwner = user.agency.role === 'owner';
    return (
      <PageMessage
        level={2}
        title="Insights belong to the Agency plan"
        text={`They show how often you win, in which trades and with which designs. Stages and offers are kept meanwhile, so nothing is missing later.${isOwner ? '' : ' The owners of your agency choose the plan.'}`}
      >
        {isOwner && (
          <a href={paths.plan} className={buttonClass('primary')}>
            See the plans
          </a>
        )}
      </PageMessage>
    );
  }
  return (
    <PageMessage
      level={2}
      title="Nothing to compare yet"
      text="Win rates come from deals that are decided. On the board, move a demo to Won or Lost when you know how it ended; from ten decisions on you see a rate, and how sure it is."
    >
      <a href={`${paths.app}?view=board`} className={buttonClass('primary')}>
        Open the board
      </a>
    </PageMessage>
  );
}
