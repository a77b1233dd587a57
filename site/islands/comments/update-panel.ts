import { updateDemo, type UpdateDemo } from '../../../service/contract/demos.ts';
import { showPlanNotice } from '../billing/plan-notice.ts';
import type { LibraryDemo } from '../library/library-demo.ts';
import { patchSaved } from '../library/library-store.ts';
import { callService } from '../ui/call-service.ts';
import { toast } from '../ui/toast-store.ts';

/** Changes the panel of a demo's page; returns whether the service accepted it. */
export async function updatePanel(
  { id }: LibraryDemo,
  body: Pick<UpdateDemo, 'panel' | 'looks'>,
): Promise<boolean> {
  const result = await callService(updateDemo, { params: { id }, body });
  if (result.ok) {
    const { panel, looks, version } = result.reply;
    patchSaved(id, (demo) => ({ ...demo, panel, looks, version }));
    return true;
  }
  if (!showPlanNotice(result.error))
    toast({ title: 'Not saved', description: result.error.error, destructive: true });
  return false;
}
