import { atom } from 'nanostores';
import { restoreDemo, deleteDemo as callDeleteDemo } from '../../../service/contract/demos.ts';
import { dropLocalDemo } from '../studio/making/local-demos.ts';
import { callService } from '../ui/call-service.ts';
import { toast } from '../ui/toast-store.ts';
import { savedDemo, type LibraryDemo } from './library-demo.ts';
import { reloadLocalDemos, putSaved, removeSaved } from './library-store.ts';

/** The demo that was deleted last, while it can be brought back with one click. */
export const $deleted = atom<
  { readonly demo: LibraryDemo; readonly putBack?: () => void } | undefined
>(undefined);
/** Whether a deleted demo is on its way back. */
export const $restoring = atom(false);

/** Deletes a demo; its row is gone at once and comes back where the service refuses. */
export async function deleteDemo(demo: LibraryDemo): Promise<boolean> {
  if (demo.local) {
    const putBack = dropLocalDemo(demo.uniqueId);
    reloadLocalDemos();
    return tellDeleted({ demo, putBack });
  }
  removeSaved(demo.id);
  const result = await callService(callDeleteDemo, { params: { id: demo.id } });
  const isGone = result.ok || (result.kind === 'refused' && result.status === 404);
  if (isGone) {
    if (demo.unsent) dropLocalDemo(demo.uniqueId);
    reloadLocalDemos();
    return tellDeleted({ demo });
  }
  putSaved(demo);
  if (result.status === 401) window.dispatchEvent(new CustomEvent('openAuthModal'));
  toast({ title: 'Error deleting demo', description: result.error.error, destructive: true });
  return false;
}

function tellDeleted(deleted: NonNullable<ReturnType<typeof $deleted.get>>): true {
  $deleted.set(deleted);
  toast({ title: 'Demo deleted', description: 'removed from your library' });
  return true;
}

/**
 * Brings the deleted demo back, behind the same link. Returns it; undefined when the service would
 * not.
 */
export async function undoDelete(): Promise<LibraryDemo | undefined> {
  const deleted = $deleted.get();
  if (!deleted || $restoring.get()) return undefined;
  const { demo, putBack } = deleted;
  if (putBack) {
    putBack();
    $deleted.set(undefined);
    reloadLocalDemos();
    return demo;
  }
  $restoring.set(true);
  const result = await callService(restoreDemo, { params: { id: demo.id } });
  $restoring.set(false);
  if (result.ok) {
    putSaved(savedDemo(result.reply));
    $deleted.set(undefined);
    return savedDemo(result.reply);
  }
  const isLost = result.kind === 'refused' && result.status === 404;
  if (isLost) $deleted.set(undefined);
  toast({
    title: 'Error',
    description: isLost ? 'Demo not found' : result.error.error,
    destructive: true,
  });
  return undefined;
}
