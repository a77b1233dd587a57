import { seemsSignedIn } from '../auth/session-flags.ts';
import { listKey, websitePrefix } from '../studio/draft/demo-keys.ts';
import { loadShell } from './load-shell.ts';

/** Whether this browser stores a demo that was made without a connection. */
function hasLocalDemos(): boolean {
  try {
    return Object.keys(localStorage).some(
      (key) => key.startsWith(websitePrefix) && key !== listKey,
    );
  } catch {
    // A browser without storage has none.
    return false;
  }
}

let isBegun = false;

/**
 * Uploads waiting demos of the signed-in user while any page of the product is open, because until
 * then their links lead nowhere. The module is fetched only if one waits. `showMessages` is for
 * tests.
 */
export async function uploadWaitingDemos(
  showMessages: () => Promise<unknown> = loadShell,
): Promise<void> {
  if (isBegun || !seemsSignedIn() || !hasLocalDemos()) return;
  isBegun = true;
  try {
    const { startWaitingUploads } = await import('./start-waiting-uploads.ts');
    isBegun = await startWaitingUploads(showMessages);
  } catch {
    // Without a connection; another call tries again.
    isBegun = false;
  }
}
