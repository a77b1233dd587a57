import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import type { SessionOverview } from '../../../service/contract/auth.ts';
import { Button } from '../ui/Button.tsx';
import { $ending, endSession, endOtherSessions } from './sessions-store.ts';

export function SessionRows({ sessions }: { sessions: readonly SessionOverview[] }): ReactElement {
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
                {current ? '' : `Last seen ${formatTime(lastSeenAt)}. `}Signed in since{' '}
                {formatTime(createdAt)}.
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

function formatTime(iso: string): string {
  return new Date(iso).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
}
