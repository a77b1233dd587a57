import { paths } from '../../../paths.ts';
import { $address, navigate } from '../../app/router.ts';
import { findDemo } from '../../library/find-demo.ts';
import { demoSnapshot } from '../../library/start-editing.ts';
import { setBase } from '../editor/saved-state.ts';
import { $draft, currentSnapshot, replaceDraft } from './draft-store.ts';
import { leaveDraft, openUnsavedDraft, restoreDraft } from './stored-draft.ts';

/** The link of the demo that the draft edits or has made. */
export const draftDemo = (): string | undefined => $draft.get().made?.uniqueId;

/** Whether this browser has edits of a demo that the service does not have. */
function hasUnsavedEdits(): boolean {
  const { editing, isUnsaved, step } = $draft.get();
  return editing ? isUnsaved : step < 4;
}

/**
 * Opens the draft of an address: of the demo with that link, or a new one without a link. Returns
 * false when there is no such demo. With `keepsLink` a demo that was just made stays at the step
 * that shows its link. Edits that were never saved are opened on top of the saved demo.
 */
export async function openDraftAt(
  userId: string,
  agencyId: string,
  uniqueId: string | undefined,
  keepsLink: boolean,
): Promise<boolean> {
  if (uniqueId === undefined) {
    if (draftDemo() !== undefined) {
      leaveDraft();
      restoreDraft(userId);
    }
    return true;
  }
  if (draftDemo() === uniqueId && keepsLink && !$draft.get().editing) return true;
  const demo = await findDemo(userId, agencyId, uniqueId);
  if (!demo || demo.local) return false;
  const saved = demoSnapshot(demo);
  const isOpen = draftDemo() === uniqueId || openUnsavedDraft(userId, uniqueId);
  const own = isOpen ? currentSnapshot() : undefined;
  const isUnsaved = isOpen && hasUnsavedEdits();
  // After a reload the editor shows the part that was open.
  const step = own?.draft.editing && own.draft.step === 2 ? 2 : 3;
  const draft = { ...saved.draft, step, isUnsaved } as const;
  replaceDraft({ ...(own && isUnsaved ? own : saved), draft });
  setBase(saved, demo);
  return true;
}

/**
 * Updates the browser's address whenever the draft becomes another demo's. Returns a function that
 * stops it.
 */
export function followDraft(): () => void {
  return $draft.listen(({ made }, before) => {
    if (made?.uniqueId === before?.made?.uniqueId) return;
    const { path } = $address.get();
    const target = made ? paths.editDemo(made.uniqueId) : paths.newDemo;
    const isHere = path === paths.newDemo || path.endsWith('/edit');
    if (isHere && path !== target) navigate(target, { replace: true });
  });
}
