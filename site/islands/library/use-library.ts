import { useEffect, useState } from 'react';
import type { User } from '../../../service/contract/user.ts';
import { $session } from '../auth/session-store.ts';
import { $state, loadLibrary, openLibrary } from './library-store.ts';
import { startNotes, saveNotesNow } from './notes-store.ts';
import type * as Uploads from './upload-store.ts';

/** Uploads local demos once their part is loaded, which is requested after the list is shown. */
function startUploadsLater(userId: string): () => void {
  let isStopped = false;
  let stop: (() => void) | undefined;
  const load = (): Promise<typeof Uploads> => import('./upload-store.ts');
  void loadLibrary()
    .then(load)
    .then(
      ({ startUploads }) => {
        if (!isStopped) stop = startUploads(userId);
      },
      // The page is being left or has no connection: `waiting-demos.ts` uploads them later.
      () => undefined,
    );
  return () => {
    isStopped = true;
    stop?.();
  };
}

/**
 * Loads the account's demos while a page shows them, and uploads local ones. After a failure it
 * retries when the connection or the session is back.
 */
export function useLibrary({ id: userId, agency }: User): void {
  useState(() => openLibrary(userId, agency.id));
  useEffect(() => {
    const stops = [startNotes(userId), startUploadsLater(userId)];
    const again = (): void => {
      if ($state.get() === 'failed' || $state.get() === 'signed-out') void loadLibrary();
    };
    const stopSession = $session.listen(({ status }) => {
      if (status === 'signed-in') again();
    });
    window.addEventListener('online', again);
    return () => {
      saveNotesNow();
      stopSession();
      window.removeEventListener('online', again);
      for (const stop of stops) stop();
    };
  }, [userId]);
}
