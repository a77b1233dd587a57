import { createRoot } from 'react-dom/client';
import type { User } from '../../../service/contract/user.ts';
import { $draft, patchDraft } from './draft/draft-store.ts';
import { keepDraft, restoreDraft } from './draft/kept-draft.ts';
import { keepSending } from './making/keep-sending.ts';
import { scanWebsite, stopScan } from './scan/scan-store.ts';
import { Studio } from './Studio.tsx';

interface StudioOptions {
  readonly user: User;
  /**
   * The address of a prospect's website, entered before the studio was opened: its scan begins at
   * once.
   */
  readonly openedWith?: string;
  readonly onClose: () => void;
  readonly onLogout: () => void;
}

/**
 * Opens the studio in `container`; the function it returns closes it. What was entered stays in the
 * browser.
 */
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
