import { paths } from '../../../paths.ts';
import { $address, navigate } from '../../app/router.ts';
import { findDemo } from '../../library/find-demo.ts';
import { startEditing } from '../../library/start-editing.ts';
import { $draft, clearDraft } from './draft-store.ts';

/** The link of the demo that the draft edits or has made. */
export const draftDemo = (): string | undefined => $draft.get().made?.uniqueId;

/**
 * Opens the draft of an address: of the demo with that link, or a new one without a link. Returns
 * false when there is no such demo. A saved draft of it is opened instead, with `keepsLink` also at
 * its last step, which shows the link of a demo just made.
 */
export async function openDraftAt(
  userId: string,
  agencyId: string,
  uniqueId: string | undefined,
  keepsLink: boolean,
): Promise<boolean> {
  if (uniqueId === undefined) {
    if (draftDemo() !== undefined) clearDraft('New demo');
    return true;
  }
  if (draftDemo() === uniqueId && (keepsLink || $draft.get().step < 4)) return true;
  const demo = await findDemo(userId, agencyId, uniqueId);
  if (!demo || demo.local) return false;
  startEditing(demo);
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
