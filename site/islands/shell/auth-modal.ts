import { atom } from 'nanostores';
import { toast } from '../ui/toast-store.ts';
import { connectSteps, hideAuth } from './auth-request.ts';
import type * as Modal from '../auth/AuthModal.tsx';
import { networkError } from '../ui/call-service.ts';

/** The sign-in modal, undefined until it is fetched. */
export const $authModal = atom<typeof Modal | undefined>(undefined);

/** Fetches the requested modal; without a connection, the request is cancelled with a message. */
export async function fetchAuthModal(): Promise<void> {
  if ($authModal.get()) return;
  try {
    const [modal, { showStep }] = await Promise.all([
      import('../auth/AuthModal.tsx'),
      import('../auth/sign-in-store.ts'),
    ]);
    connectSteps(showStep);
    $authModal.set(modal);
  } catch {
    hideAuth();
    toast({
      title: 'Error',
      description: networkError,
      destructive: true,
    });
  }
}
