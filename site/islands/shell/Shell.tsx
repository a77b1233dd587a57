import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import { AuthModal } from '../auth/AuthModal.tsx';
import { Toaster } from '../ui/Toaster.tsx';
import {
  $auth,
  closeAuth,
  continueAfterSignIn,
  leaveForProvider,
  openBuilderFromAccount,
} from './shell-store.ts';

interface ShellProps {
  readonly terms: string;
  readonly privacy: string;
}

/** What floats over an agency page: messages and the sign-in modal. The studio mounts itself. */
export function Shell({ terms, privacy }: ShellProps): ReactElement {
  const request = useStore($auth);
  return (
    <>
      <AuthModal
        isOpen={request !== undefined}
        onClose={closeAuth}
        initialShowSubscription={request?.showSubscription ?? false}
        openedWith={request?.openedWith}
        onSignedIn={continueAfterSignIn}
        onOpenBuilder={openBuilderFromAccount}
        onLeave={leaveForProvider}
        terms={terms}
        privacy={privacy}
      />
      <Toaster />
    </>
  );
}
