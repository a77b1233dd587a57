import { readDemo } from '../../../../service/contract/demos.ts';
import { callService } from '../../ui/call-service.ts';
import { $draft, patchDraft } from '../draft/draft-store.ts';
import { localDemos } from './local-demos.ts';

/** Called when the draft's demo has reached the account, perhaps under another link. */
export function updateUploadedDraft(
  uploaded: { readonly from: string; readonly to: string } | undefined,
): void {
  if (uploaded && $draft.get().made?.uniqueId === uploaded.from)
    patchDraft({ made: { uniqueId: uploaded.to, local: false } });
}

/** Another tab may have uploaded the demo of this tab's link step and cannot report it here. */
export async function settleDraft(userId: string): Promise<void> {
  const { made } = $draft.get();
  if (!made?.local || localDemos(userId).some(({ uniqueId }) => uniqueId === made.uniqueId)) return;
  const result = await callService(readDemo, { params: { uniqueId: made.uniqueId } });
  if (result.ok && $draft.get().made === made) patchDraft({ made: { ...made, local: false } });
}
