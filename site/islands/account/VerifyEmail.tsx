import { useStore } from '@nanostores/react';
import { useEffect, type ReactElement } from 'react';
import { paths } from '../../paths.ts';
import { $session } from '../auth/session-store.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { PageState } from './PageState.tsx';
import { openSignIn } from '../ui/open-sign-in.ts';
import { ResendButton } from './ResendButton.tsx';
import { ConfirmAddress } from './ConfirmAddress.tsx';
import { $verification, checkLink } from './verify-store.ts';

/** The screen that a mailed verification link leads to. */
export function VerifyEmail({ token }: { token: string }): ReactElement {
  const verification = useStore($verification);
  const session = useStore($session);
  useEffect(() => void checkLink(token), [token]);
  const user = session.status === 'signed-in' ? session.user : undefined;
  if (verification.status === 'checking') {
    return (
      <p role="status" className="border-t border-white/10 pt-8 text-white/70">
        Checking your link...
      </p>
    );
  }
  if (verification.status === 'confirmable')
    return <ConfirmAddress token={token} form={verification} />;
  if (verification.status === 'done' || user?.emailVerified === true) {
    return (
      <PageState
        role="status"
        title="Your email address is verified"
        actions={
          <>
            <a href={paths.home} className={buttonClass('primary')}>
              Go to the home page
            </a>
            {user && (
              <a href={paths.account} className={buttonClass()}>
                Account settings
              </a>
            )}
          </>
        }
      >
        Thank you. Nothing else has to be done.
      </PageState>
    );
  }
  if (verification.status === 'unreachable') {
    return (
      <PageState
        role="alert"
        title="Your email address could not be verified yet"
        actions={
          <Button variant="primary" onClick={() => void checkLink(token)}>
            Try again
          </Button>
        }
      >
        {verification.sentence}
      </PageState>
    );
  }
  return (
    <PageState
      role="alert"
      title="Your email address was not verified"
      actions={
        user ? (
          <ResendButton variant="primary" />
        ) : (
          <Button variant="primary" onClick={() => openSignIn()}>
            Sign in
          </Button>
        )
      }
    >
      {verification.sentence}{' '}
      {user ? 'We can send you a new one.' : 'Sign in, and we can send you a new one.'}
    </PageState>
  );
}
