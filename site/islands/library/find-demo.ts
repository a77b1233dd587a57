import type { LibraryDemo } from './library-demo.ts';
import { $demos, $state, loadLibrary, openLibrary } from './library-store.ts';

/** A demo of the account or of this browser, by its uniqueId or its row's id. */
export async function findDemo(
  userId: string,
  agencyId: string,
  id: string,
): Promise<LibraryDemo | undefined> {
  const find = (): LibraryDemo | undefined =>
    $demos.get().find((demo) => demo.uniqueId === id || demo.id === id);
  openLibrary(userId, agencyId);
  if ($state.get() === 'ready' && find()) return find();
  return new Promise((resolve) => {
    const stop = $demos.subscribe(() => {
      const found = find();
      if (!found) return;
      queueMicrotask(() => stop());
      resolve(found);
    });
    void loadLibrary().then(() => {
      stop();
      resolve(find());
    });
  });
}
