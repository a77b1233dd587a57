import { useStore } from '@nanostores/react';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import type { User } from '../../../service/contract/user.ts';
import type { PlanId } from '../../../templates-data/model/plans.ts';
import { $payment } from '../billing/payment-store.ts';
import { $setup } from '../billing/subscription-store.ts';
import { SubscriptionStep } from '../billing/SubscriptionStep.tsx';
import { isWorkspace } from '../shell/enter-workspace.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { AccountView } from './AccountView.tsx';
import { restoreDemoUser } from './demo-access-store.ts';
import { clearSubscriptionFlags, seemsSignedIn } from './session-flags.ts';
import { $session, logOut } from './session-store.ts';
import { $signIn, cancelSignIn, resetSignIn } from './sign-in-store.ts';
import { SignInViews } from './SignInViews.tsx';

interface AuthModalProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly initialShowSubscription?: boolean;
  /** The prospect's address to open the studio with. */
  readonly openedWith?: string | undefined;
  /** The name on the demo that is kept by signing up. */
  readonly savedName?: string | undefined;
  /** The plan to pay for; without one, the builder. */
  readonly plan?: PlanId | undefined;
  /** Resolves when the page after the login is shown. */
  readonly onSignedIn: (user: User) => Promise<void>;
  readonly onOpenBuilder: () => Promise<void>;
  /** Shows the payment step, or hides it. */
  readonly onSubscription: (shown: boolean) => void;
  readonly onCancelSubscription: () => Promise<void>;
  readonly onPaid: (isKnown: boolean) => void;
  /** Set while the page is being left for Google or GitHub. */
  readonly onLeave: () => void;
  readonly terms: string;
  readonly privacy: string;
}

/** Long enough that the fields do not empty while the modal fades out. */
const resetDelay = 300;

export function AuthModal(props: AuthModalProps): ReactElement | null {
  const { isOpen } = props;
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    if (isOpen) restoreDemoUser();
  }, [isOpen]);
  useEffect(() => {
    if (isOpen) {
      wasOpen.current = true;
      return;
    }
    if (!wasOpen.current) return;
    cancelSignIn();
    const reset = setTimeout(resetSignIn, resetDelay);
    return () => {
      clearTimeout(reset);
      resetSignIn();
    };
  }, [isOpen]);
  return isOpen ? <OpenModal {...props} /> : null;
}

function OpenModal(props: AuthModalProps): ReactElement {
  const { onClose, initialShowSubscription = false } = props;
  const title = useId();
  const session = useStore($session);
  const { busy, step } = useStore($signIn);
  const { status: payment } = useStore($payment);
  const { status: setup } = useStore($setup);
  const user = session.status === 'signed-in' ? session.user : undefined;
  const showsSubscription = initialShowSubscription && user !== undefined;
  useKeptFocus(title, `${step} ${user?.id} ${showsSubscription} ${payment} ${setup}`);
  // A click beside the dialog must not close a running payment.
  const isPaying = showsSubscription && payment !== 'form';
  return (
    <Dialog
      labelledBy={title}
      onClose={isPaying ? () => undefined : onClose}
      toasts="modal"
      closesOnBackdrop={busy === undefined && !showsSubscription}
      className="mt-[max(1rem,9dvh)]! w-[calc(100vw-2rem)] max-w-[26.5rem]! rounded-2xl max-sm:mt-26!"
    >
      <div className="max-h-[calc(100dvh-2rem)] overflow-y-auto overscroll-contain px-6 pt-5 pb-6 max-sm:max-h-[calc(100dvh-7.5rem)] sm:px-8 sm:pt-6 sm:pb-8">
        <ModalHead
          id={title}
          title={showsSubscription ? 'Complete Your Subscription' : 'Template Access'}
          isLocked={isPaying}
          onClose={onClose}
        />
        <ModalStep {...props} user={user} showsSubscription={showsSubscription} />
      </div>
    </Dialog>
  );
}

interface ModalStepProps extends AuthModalProps {
  readonly user: User | undefined;
  readonly showsSubscription: boolean;
}

/** The payment, the account, or the sign-in, as the session says. */
function ModalStep(props: ModalStepProps): ReactElement {
  const { user, plan, onClose, onSubscription, onOpenBuilder } = props;
  const { status } = useStore($session);
  const { busy } = useStore($signIn);
  const [isEntering, setEntering] = useState(false);
  const openBuilder = async (): Promise<void> => {
    setEntering(true);
    await onOpenBuilder();
    setEntering(false);
  };
  if (props.showsSubscription)
    return (
      <SubscriptionStep
        plan={plan}
        onBack={() => (isWorkspace() ? onClose() : onSubscription(false))}
        onCancel={props.onCancelSubscription}
        onAccess={() => void onOpenBuilder()}
        onPaid={props.onPaid}
      />
    );
  if (user && busy !== 'form')
    return (
      <AccountView
        user={user}
        isEntering={isEntering}
        onOpenBuilder={() => void openBuilder()}
        onSubscribe={() => onSubscription(true)}
        onLogout={() => {
          onClose();
          clearSubscriptionFlags();
          void logOut();
        }}
      />
    );
  if (status === 'unknown' && seemsSignedIn())
    return (
      <p role="status" className="py-16 text-center text-white/70">
        Checking your session...
      </p>
    );
  return (
    <SignInViews
      {...props}
      onSignedIn={(signedIn) => void props.onSignedIn(signedIn).then(resetSignIn)}
    />
  );
}

/**
 * Moves the focus to the title when the step changes. A button that was just pressed may disappear
 * with its step; without this, the focus would move behind the dialog.
 */
function useKeptFocus(title: string, shown: string): void {
  useEffect(() => {
    if (
      document.activeElement === document.body ||
      document.activeElement instanceof HTMLDialogElement
    ) {
      document.getElementById(title)?.focus();
    }
  }, [title, shown]);
}

interface ModalHeadProps {
  readonly id: string;
  readonly title: string;
  /** Whether it cannot be closed now. */
  readonly isLocked: boolean;
  readonly onClose: () => void;
}

function ModalHead({ id, title, isLocked, onClose }: ModalHeadProps): ReactElement {
  return (
    <div className="flex items-center justify-between gap-4">
      <h2 id={id} tabIndex={-1} className="text-xl/7 font-medium tracking-[-.02em] outline-none">
        {title}
      </h2>
      <button
        type="button"
        onClick={onClose}
        disabled={isLocked}
        className="-mr-3 grid size-11 shrink-0 cursor-pointer place-items-center rounded-lg text-white/70 outline-offset-[-4px] hover:text-white focus-visible:outline-2 focus-visible:outline-ring disabled:cursor-default disabled:text-white/25"
      >
        <X aria-hidden="true" size={20} strokeWidth={1.5} />
        <span className="sr-only">Close</span>
      </button>
    </div>
  );
}
