import { useStore } from '@nanostores/react';
import { useEffect, type ReactElement } from 'react';
import { Button } from '../ui/Button.tsx';
import { AccountSection } from './AccountSection.tsx';
import { $sessions, loadSessions } from './sessions-store.ts';
import { SessionRows } from './SessionRows.tsx';

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
      {state.status === 'shown' && <SessionRows sessions={state.sessions} />}
    </AccountSection>
  );
}
