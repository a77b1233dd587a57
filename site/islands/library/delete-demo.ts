import { restoreDemo, deleteDemo as callDeleteDemo } from '../../../service/contract/demos.ts';
import { deleteLocalDemo } from '../studio/making/local-demos.ts';
import { callService } from '../ui/call-service.ts';
import { toast } from '../ui/toast-store.ts';
import { $deleted, $restoring, type DeletedDemo } from './deleted-demos.ts';
import { savedDemo, type LibraryDemo } from './library-demo.ts';
import { reloadLocalDemos, putSaved, removeSaved } from './library-store.ts';
import { openSignIn } from '../ui/open-sign-in.ts';

/** Deletes a demo. Its row disappears at once, and reappears if the service refuses. */
export async function deleteDemo(demo: LibraryDemo): Promise<boolean> {
  const deleted = await remove(demo);
  if (deleted) toastDeleted([deleted]);
  return deleted !== undefined;
}

/** Deletes several demos, one after another; one click restores them all. */
export async function deleteDemos(demos: readonly LibraryDemo[]): Promise<void> {
  const all: DeletedDemo[] = [];
  for (const demo of demos) {
    const deleted = await remove(demo);
    if (!deleted) break;
    all.push(deleted);
  }
  if (all.length > 0) toastDeleted(all);
}

async function remove(demo: LibraryDemo): Promise<DeletedDemo | undefined> {
  if (demo.local) {
    const putBack = deleteLocalDemo(demo.uniqueId);
    reloadLocalDemos();
    return { demo, putBack };
  }
  removeSaved(demo.id);
  const result = await callService(callDeleteDemo, { params: { id: demo.id } });
  const isGone = result.ok || (result.kind === 'refused' && result.status === 404);
  if (isGone) {
    if (demo.unsent) deleteLocalDemo(demo.uniqueId);
    reloadLocalDemos();
    return { demo };
  }
  putSaved(demo);
  if (result.status === 401) openSignIn();
  toast({ title: 'Error deleting demo', description: result.error.error, destructive: true });
  return undefined;
}

function toastDeleted(deleted: readonly DeletedDemo[]): void {
  $deleted.set(deleted);
  toast(
    deleted.length === 1
      ? { title: 'Demo deleted', description: 'removed from your library' }
      : { title: `${deleted.length} demos deleted`, description: 'removed from your library' },
  );
}

/**
 * Restores the deleted demos, with the same links. Returns the first of them; undefined when the
 * service refuses. Demos that were not restored can be tried again.
 */
export async function undoDelete(): Promise<LibraryDemo | undefined> {
  const deleted = $deleted.get();
  if (deleted.length === 0 || $restoring.get()) return undefined;
  $restoring.set(true);
  let first: LibraryDemo | undefined;
  for (const one of deleted) {
    const restored = await restore(one);
    if (restored === 'refused') break;
    if (restored !== 'lost') first ??= restored;
    $deleted.set($deleted.get().filter((other) => other !== one));
  }
  $restoring.set(false);
  return first;
}

async function restore({ demo, putBack }: DeletedDemo): Promise<LibraryDemo | 'lost' | 'refused'> {
  if (putBack) {
    putBack();
    reloadLocalDemos();
    return demo;
  }
  const result = await callService(restoreDemo, { params: { id: demo.id } });
  if (result.ok) {
    const restored = savedDemo(result.reply);
    putSaved(restored);
    return restored;
  }
  const isLost = result.kind === 'refused' && result.status === 404;
  toast({
    title: 'Error',
    description: isLost ? 'Demo not found' : result.error.error,
    destructive: true,
  });
  return isLost ? 'lost' : 'refused';
}
