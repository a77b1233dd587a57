import { useStore } from '@nanostores/react';
import { useEffect, type ReactElement } from 'react';
import { Toaster } from '../ui/Toaster.tsx';
import { $authModal, fetchAuthModal } from './auth-modal.ts';
import { $auth } from './auth-request.ts';
import { isWorkspace } from './enter-workspace.ts';
import { pageFacts } from './page-facts.ts';
import {
  cancelSubscription,
  closeAuth,
  continueAfterSignIn,
  finishPayment,
  leaveForProvider,
  openBuilderFromAccount,
  toggleSubscription,
} from './shell-store.ts';

/** What floats over an agency page: messages and the sign-in modal. The studio mounts itself. */
export function Shell(): ReactElement {
  const request = useStore($auth);
  const isOpen = request !== undefined;
  const modal = useStore($authModal);
  const { terms, privacy } = pageFacts();
  useEffect(() => {
    if (isOpen) void fetchAuthModal();
  }, [isOpen]);
  return (
    <>
      {/* First, so that the toaster of a modal that is open from the start comes after it. */}
      <Toaster place={isWorkspace() ? 'app' : 'page'} />
      {modal && (
        <modal.AuthModal
          isOpen={isOpen}
          onClose={() => closeAuth()}
          initialShowSubscription={request?.showSubscription ?? false}
          openedWith={request?.openedWith}
          keeps={request?.keeps}
          plan={request?.plan}
          onSignedIn={(user) => continueAfterSignIn(user)}
          onOpenBuilder={openBuilderFromAccount}
          onSubscription={(shown) => toggleSubscription(shown)}
          onCancelSubscription={cancelSubscription}
          onPaid={(isKnown) => void finishPayment(isKnown)}
          onLeave={leaveForProvider}
          terms={terms}
          privacy={privacy}
        />
      )}
    </>
  );
}
