import { atom } from 'nanostores';
import type { SessionOverview } from '../../../service/contract/auth.ts';
import { callService } from '../ui/call-service.ts';
import { toast } from '../ui/toast-store.ts';

export type SessionsState =
  | { readonly at: 'loading' }
  | { readonly at: 'problem'; readonly sentence: string }
  | { readonly at: 'shown'; readonly sessions: readonly SessionOverview[] };

export const $sessions = atom<SessionsState>({ at: 'loading' });
/** The session that is being ended, `others` for all but this one. */
export const $ending = atom<string | undefined>(undefined);

export async function loadSessions(): Promise<void> {
  const result = await callService<{ sessions: SessionOverview[] }>('GET', '/api/auth/sessions');
  $sessions.set(
    result.ok
      ? { at: 'shown', sessions: result.reply.sessions }
      : { at: 'problem', sentence: result.error.error },
  );
}

async function end(what: string, path: string, message: string): Promise<void> {
  if ($ending.get() !== undefined) return;
  $ending.set(what);
  const result = await callService('DELETE', path);
  // 404: it had ended already, which is what was asked for.
  if (result.ok || result.status === 404) {
    await loadSessions();
    toast({ title: message });
  } else toast({ title: 'Error', description: result.error.error, destructive: true });
  $ending.set(undefined);
}

export function endSession(id: string): Promise<void> {
  return end(id, `/api/auth/sessions/${encodeURIComponent(id)}`, 'Session ended');
}

export function endOtherSessions(): Promise<void> {
  return end('others', '/api/auth/sessions', 'All other sessions ended');
}
