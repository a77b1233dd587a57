import { useStore } from '@nanostores/react';
import { useEffect, type ReactElement } from 'react';
import type { SessionOverview } from '../../../service/contract/auth.ts';
import { Button } from '../ui/Button.tsx';
import { AccountSection } from './AccountSection.tsx';
import {
  $ending,
  $sessions,
  endOtherSessions,
  endSession,
  loadSessions,
} from './sessions-store.ts';

export function SessionsSection(): ReactElement {
  const state = useStore($sessions);
  useEffect(() => void loadSessions(), []);
  return (
    <AccountSection title="Sessions" text="Where you are signed in. End what you do not recognize.">
      {state.status === 'loading' && (
        <p role="status" className="text-[15px]/6 text-white/70">
          Loading your sessions...
        </p>
      )}
      {state.status === 'problem' && (
        <div role="alert" className="flex flex-wrap items-center gap-4">
          <p className="text-[15px]/6 text-white/70">{state.sentence}</p>
          <Button onClick={() => void loadSessions()}>Try again</Button>
        </div>
      )}
      {state.status === 'shown' && <List sessions={state.sessions} />}
    </AccountSection>
  );
}

function List({ sessions }: { sessions: readonly SessionOverview[] }): ReactElement {
  const ending = useStore($ending);
  const others = sessions.filter(({ current }) => !current);
  return (
    <>
      <ul className="border-b border-white/10">
        {sessions.map(({ id, device, createdAt, lastSeenAt, current }) => (
          <li
            key={id}
            className="flex items-center justify-between gap-4 border-t border-white/10 py-4 first:border-t-0 first:pt-0"
          >
            <div className="min-w-0">
              <p className="text-[15px]/6 font-medium wrap-anywhere">
                {device === '' ? 'Unknown browser' : device}
              </p>
              <p className="text-sm/5.5 text-white/65">
                {current ? '' : `Last seen ${moment(lastSeenAt)}. `}Signed in since{' '}
                {moment(createdAt)}.
              </p>
            </div>
            {current ? (
              <p className="shrink-0 text-sm/5 text-white/80">This session</p>
            ) : (
              <Button className="shrink-0" busy={ending === id} onClick={() => void endSession(id)}>
                End<span className="sr-only"> the session on {device}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 ? (
        <Button className="mt-5" busy={ending === 'others'} onClick={() => void endOtherSessions()}>
          End all other sessions
        </Button>
      ) : (
        <p className="mt-4 text-sm/5.5 text-white/65">You are signed in nowhere else.</p>
      )}
    </>
  );
}

function moment(iso: string): string {
  return new Date(iso).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
}
