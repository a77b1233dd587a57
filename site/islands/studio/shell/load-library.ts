import type { Library } from '../../library/Library.tsx';
import { LibraryMissing } from './LibraryMissing.tsx';

/**
 * Fetches the library; called when its tab is reached for, so that it is there when the tab is
 * pressed.
 */
export function loadLibrary(): Promise<{ default: typeof Library }> {
  return import('../../library/Library.tsx').then(
    (library) => ({ default: library.Library }),
    () => ({ default: LibraryMissing }),
  );
}
