import { extendDemo as callExtendDemo } from '../../../service/contract/demos.ts';
import { callService } from '../ui/call-service.ts';
import { toast } from '../ui/toast-store.ts';
import { toastFailure } from './send-change.ts';
import { savedDemo, type LibraryDemo } from './library-demo.ts';
import { patchSaved } from './library-store.ts';

/** Extends a demo's link to 30 days from now. */
export async function extendDemo({ id, expires: before }: LibraryDemo): Promise<boolean> {
  const days = 30;
  patchSaved(id, (demo) => ({ ...demo, expires: Date.now() + days * 24 * 60 * 60 * 1000 }));
  const result = await callService(callExtendDemo, { params: { id }, body: {} });
  if (!result.ok) {
    patchSaved(id, (demo) => ({ ...demo, expires: before }));
    toastFailure(id, result, 'Error updating demo', 'Failed to extend the link');
    return false;
  }
  const { expires, updatedAt } = savedDemo(result.reply);
  patchSaved(id, (demo) => ({ ...demo, expires, updatedAt }));
  toast({ title: 'Link extended', description: `It works for ${days} more days from today.` });
  return true;
}
