import { createRoot } from 'react-dom/client';
import type { User } from '../../../service/contract/auth.ts';
import { $draft, patchDraft } from './draft-store.ts';
import { keepDraft, restoreDraft } from './kept-draft.ts';
import { scanWebsite, stopScan } from './scan-store.ts';
import { Studio } from './Studio.tsx';

interface StudioOptions {
  readonly user: User;
  /** The address of a prospect's website, entered before the studio was opened: its scan begins at once. */
  readonly openedWith?: string;
  readonly onClose: () => void;
  readonly onLogout: () => void;
}

const sendingDelay = 500;

/** Notes and demos that still wait for the service are sent on; nothing of the studio waits for that. Returns the end of it. */
function keepSending(userId: string): () => void {
  let stops: readonly (() => void)[] | undefined = [];
  const begin = async (): Promise<void> => {
    const [{ keepNotes }, { startUploads }] = await Promise.all([
      import('../library/notes-store.ts'),
      import('../library/upload-store.ts'),
    ]);
    if (stops) stops = [keepNotes(userId), startUploads(userId)];
  };
  // They are fetched behind the first step. Without them they wait for the next time.
  const timer = setTimeout(() => void begin().catch(() => undefined), sendingDelay);
  return () => {
    clearTimeout(timer);
    for (const stop of stops ?? []) stop();
    stops = undefined;
  };
}

/** Opens the studio in `container`; the function it returns closes it. What was entered stays in the browser. */
export function mountStudio(container: HTMLElement, options: StudioOptions): () => void {
  const { user, openedWith = '', onClose, onLogout } = options;
  restoreDraft(user.id);
  const stopKeeping = keepDraft(user.id);
  const stopSending = keepSending(user.id);
  const root = createRoot(container);
  root.render(<Studio user={user} onClose={onClose} onLogout={onLogout} />);
  const url = openedWith.trim();
  if (url !== '' && url !== $draft.get().scannedUrl) {
    patchDraft({ url, step: 1 });
    void scanWebsite(url);
  }
  return () => {
    stopScan();
    stopKeeping();
    root.unmount();
    stopSending();
  };
}
