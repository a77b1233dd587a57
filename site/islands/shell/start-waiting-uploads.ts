import { refreshSession } from '../auth/session-store.ts';
import { startUploads } from '../library/upload-store.ts';
import { localDemos } from '../studio/making/local-demos.ts';

/** Starts the uploads if the signed-in user has waiting demos. @returns whether it did */
export async function startWaitingUploads(showMessages: () => Promise<unknown>): Promise<boolean> {
  const session = await refreshSession();
  if (session?.status !== 'signed-in') return false;
  const { id } = session.user;
  if (!localDemos(id).some(({ owner }) => owner === id)) return false;
  await showMessages();
  startUploads(id);
  return true;
}
