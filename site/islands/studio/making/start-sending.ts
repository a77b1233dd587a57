import { notesKey } from '../../library/notes-key.ts';
import { isDemoKey } from '../draft/demo-keys.ts';
import { $draft } from '../draft/draft-store.ts';
import { updateUploadedDraft, settleDraft } from './settle-draft.ts';

const firstCheckMs = 500;

/**
 * Whether this browser may have notes or demos to send. From the second step on the module is
 * fetched in advance, because a browser does not fetch a module again after a failure.
 */
function waits(userId: string): boolean {
  try {
    return (
      $draft.get().step > 1 ||
      Object.keys(localStorage).some((key) => key === notesKey(userId) || isDemoKey(key))
    );
  } catch {
    // A browser that stores no site data.
    return false;
  }
}

/**
 * Sends waiting notes and demos to the service while the studio is open. The module for this is
 * fetched only when something waits. Returns a function that stops it.
 */
export function startSending(userId: string): () => void {
  let stops: readonly (() => void)[] = [];
  let isBegun = false;
  let isClosed = false;
  // A reopened studio checks for data that was stored meanwhile.
  const isOver = (): boolean => isClosed;
  const fetchIt = async (): Promise<void> => {
    if (isBegun || isOver()) return;
    isBegun = true;
    try {
      const [{ startNotes: startNotes }, { $uploaded, startUploads }] = await Promise.all([
        import('../../library/notes-store.ts'),
        import('../../library/upload-store.ts'),
      ]);
      if (isOver()) return;
      stopLooking();
      const onStorage = ({ key }: StorageEvent): void => {
        if (isDemoKey(key)) void settleDraft(userId);
      };
      window.addEventListener('storage', onStorage);
      stops = [
        () => window.removeEventListener('storage', onStorage),
        $uploaded.listen(updateUploadedDraft),
        startNotes(userId),
        startUploads(userId),
      ];
      void settleDraft(userId);
    } catch {
      isBegun = false;
    }
  };
  const check = (): void => {
    if (waits(userId)) void fetchIt();
  };
  const stopDraft = $draft.listen(({ step }, before) => {
    if (step !== before?.step) check();
  });
  const checkedEvents = ['online', 'focus', 'storage'] as const;
  const stopLooking = (): void => {
    clearTimeout(timer);
    stopDraft();
    for (const type of checkedEvents) window.removeEventListener(type, check);
  };
  for (const type of checkedEvents) window.addEventListener(type, check);
  // The first step needs no sending.
  const timer = setTimeout(check, firstCheckMs);
  return () => {
    isClosed = true;
    stopLooking();
    for (const stop of stops) stop();
  };
}
