import { useStore } from '@nanostores/react';
import { useEffect, type ReactElement } from 'react';
import { $planNotice } from '../billing/plan-notice.ts';
import { Toaster } from '../ui/Toaster.tsx';
import { $authModal, fetchAuthModal } from './auth-modal.ts';
import { $auth } from './auth-request.ts';
import { isWorkspace } from './enter-workspace.ts';
import { pageFacts } from './page-facts.ts';
import { $planDialog, fetchPlanDialog } from './plan-dialog.ts';
import {
  cancelSubscription,
  closeAuth,
  continueAfterSignIn,
  finishPayment,
  leaveForProvider,
  openBuilderFromAccount,
  toggleSubscription,
} from './shell-store.ts';

/**
 * The layer above a page of the product: messages and the sign-in modal. The studio mounts its own.
 */
export function Shell(): ReactElement {
  const request = useStore($auth);
  const isOpen = request !== undefined;
  const modal = useStore($authModal);
  const notice = useStore($planNotice);
  const planDialog = useStore($planDialog);
  const { terms, privacy } = pageFacts();
  useEffect(() => {
    if (isOpen) void fetchAuthModal();
  }, [isOpen]);
  useEffect(() => {
    if (notice) void fetchPlanDialog(notice);
  }, [notice]);
  return (
    <>
      <Toaster place={isWorkspace() ? 'app' : 'page'} />
      {planDialog && notice && <planDialog.PlanNotice notice={notice} />}
      {modal && (
        <modal.AuthModal
          isOpen={isOpen}
          onClose={() => closeAuth()}
          initialShowSubscription={request?.showSubscription ?? false}
          openedWith={request?.openedWith}
          savedName={request?.savedName}
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
