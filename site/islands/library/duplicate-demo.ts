import { duplicateDemo as callDuplicateDemo } from '../../../service/contract/demos.ts';
import { showPlanNotice } from '../billing/plan-notice.ts';
import { callService } from '../ui/call-service.ts';
import { toast } from '../ui/toast-store.ts';
import { savedDemo, type LibraryDemo } from './library-demo.ts';
import { $saved, putSaved, removeSaved } from './library-store.ts';
import { openSignIn } from '../ui/open-sign-in.ts';

/**
 * Copies a demo to a new link, which uses a slot of the plan. Returns the copy; undefined after a
 * failure.
 */
export async function duplicateDemo(
  { id }: LibraryDemo,
  maxDemos: number | null,
): Promise<LibraryDemo | undefined> {
  const result = await callService(callDuplicateDemo, { params: { id } });
  if (!result.ok) {
    const isLost = result.kind === 'refused' && result.status === 404;
    if (isLost) removeSaved(id);
    if (showPlanNotice(result.error)) return undefined;
    if (result.status === 401) openSignIn();
    toast({
      title: isLost ? 'Error' : 'Error duplicating demo',
      description: isLost ? 'Demo not found' : result.error.error,
      destructive: true,
    });
    return undefined;
  }
  const copy = savedDemo(result.reply);
  putSaved(copy);
  if (maxDemos === null) return copy;
  const remaining = Math.max(0, maxDemos - $saved.get().length);
  toast({
    title: 'Website slot used',
    description: `You have ${remaining} of ${maxDemos} website slots remaining.`,
  });
  return copy;
}
