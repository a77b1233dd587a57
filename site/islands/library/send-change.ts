import { updateDemo, type UpdateDemo } from '../../../service/contract/demos.ts';
import { callPath } from '../../call-path.ts';
import { showPlanNotice } from '../billing/plan-notice.ts';
import type { CallResult } from '../ui/call-service.ts';
import { toast } from '../ui/toast-store.ts';
import { removeSaved } from './library-store.ts';
import { openSignIn } from '../ui/open-sign-in.ts';

/** Shows a message about a refused or failed call on a demo. */
export function toastFailure(
  id: string,
  result: Extract<CallResult<unknown>, { ok: false }>,
  title: string,
  description: string,
): void {
  if (result.status === 404 && result.kind === 'refused') {
    removeSaved(id);
    toast({ title: 'Error', description: 'Demo not found', destructive: true });
    return;
  }
  if (showPlanNotice(result.error)) return;
  if (result.status === 401) openSignIn();
  toast({ title, description, destructive: true });
}

/** Sends a change while the page is being left; the reply is ignored. */
export function sendOnLeaving(id: string, body: UpdateDemo): void {
  void fetch(callPath(updateDemo, { id }), {
    method: updateDemo.method,
    credentials: 'same-origin',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined);
}
