import { seemsSignedIn } from '../auth/session-flags.ts';
import { listKey, websitePrefix } from '../studio/draft/demo-keys.ts';
import { loadShell } from './load-shell.ts';

/** Whether this browser holds a demo that was made while the service could not be reached. */
function holdsAny(): boolean {
  try {
    return Object.keys(localStorage).some(
      (key) => key.startsWith(websitePrefix) && key !== listKey,
    );
  } catch {
    // A browser that keeps no site data.
    return false;
  }
}

let isBegun = false;

/**
 * Brings such demos of the signed-in user to their account, from any page of the agency, as long
 * as the page is open: their links lead nowhere until then. What does that is fetched only where
 * there is one. `showMessages` is for tests.
 */
export async function sendWaiting(showMessages: () => Promise<unknown> = loadShell): Promise<void> {
  if (isBegun || !seemsSignedIn() || !holdsAny()) return;
  isBegun = true;
  try {
    const { startSending } = await import('./start-sending.ts');
    isBegun = await startSending(showMessages);
  } catch {
    // Without a connection: it is tried again when there is one.
    isBegun = false;
  }
}
