import { atom } from 'nanostores';
import {
  endOtherSessions as callEndOtherSessions,
  endSession as callEndSession,
  listSessions,
  type SessionOverview,
} from '../../../service/contract/auth.ts';
import { callService, type CallResult } from '../ui/call-service.ts';
import { toast } from '../ui/toast-store.ts';

type SessionsState =
  | { readonly status: 'loading' }
  | { readonly status: 'problem'; readonly sentence: string }
  | { readonly status: 'shown'; readonly sessions: readonly SessionOverview[] };

export const $sessions = atom<SessionsState>({ status: 'loading' });
/** The session that is being ended; `others` for all but this one. */
export const $ending = atom<string | undefined>(undefined);

export async function loadSessions(): Promise<void> {
  const result = await callService(listSessions);
  $sessions.set(
    result.ok
      ? { status: 'shown', sessions: result.reply.sessions }
      : { status: 'problem', sentence: result.error.error },
  );
}

async function end(
  what: string,
  call: () => Promise<CallResult<unknown>>,
  message: string,
): Promise<void> {
  if ($ending.get() !== undefined) return;
  $ending.set(what);
  const result = await call();
  // 404: the session had ended already.
  if (result.ok || result.status === 404) {
    await loadSessions();
    toast({ title: message });
  } else toast({ title: 'Error', description: result.error.error, destructive: true });
  $ending.set(undefined);
}

export function endSession(id: string): Promise<void> {
  return end(id, () => callService(callEndSession, { params: { id } }), 'Session ended');
}

export function endOtherSessions(): Promise<void> {
  return end('others', () => callService(callEndOtherSessions), 'All other sessions ended');
}
