import { useStore } from '@nanostores/react';
import { useEffect, useRef, type ReactElement } from 'react';
import type { Role } from '../../../service/contract/user.ts';
import { paths } from '../../paths.ts';
import { PageState } from '../account/PageState.tsx';
import { FormError } from '../auth/FormError.tsx';
import { $session } from '../auth/session-store.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import {
  $joining,
  acceptInvitation,
  checkInvitation,
  goToWorkspace,
  signInAs,
  signOutHere,
  type Acceptable,
} from './join-store.ts';

const roles: Readonly<Record<Role, string>> = {
  owner: 'an owner: you can do everything, and pay or end the subscription.',
  admin: 'an admin: you make demos, and invite and remove members.',
  member: 'a member: you make demos and share them with your colleagues.',
};

/** The screen that a mailed invitation leads to. */
export function JoinPage({ token }: { token: string }): ReactElement {
  const joining = useStore($joining);
  useEffect(() => void checkInvitation(token), [token]);
  switch (joining.status) {
    case 'checking':
      return (
        <p role="status" className="border-t border-white/10 pt-8 text-white/70">
          Reading your invitation...
        </p>
      );
    case 'acceptable':
      return <Offered token={token} form={joining} />;
    case 'joined':
      return <Joined agency={joining.offer.agency} />;
    case 'failed':
      return (
        <PageState
          role="alert"
          title="This invitation cannot be accepted"
          actions={
            <a href={paths.home} className={buttonClass('primary')}>
              Go to the home page
            </a>
          }
        >
          {joining.sentence}
        </PageState>
      );
    case 'unreachable':
      return (
        <PageState
          role="alert"
          title="Your invitation could not be read yet"
          actions={
            <Button variant="primary" onClick={() => void checkInvitation(token)}>
              Try again
            </Button>
          }
        >
          {joining.sentence}
        </PageState>
      );
  }
}

/**
 * The inviting agency and the role, and the next step for a person who is, or is not, signed in.
 */
function Offered({ token, form }: { token: string; form: Acceptable }): ReactElement {
  const session = useStore($session);
  const { offer, isBusy, sentence } = form;
  const { agency, email, role } = offer;
  const user = session.status === 'signed-in' ? session.user : undefined;
  return (
    <div className="border-t border-white/10 pt-8">
      <h2 className="text-xl/7 tracking-[-.02em] wrap-anywhere">
        {agency} invites you to work with them
      </h2>
      <p className="mt-2 max-w-[52ch] text-[15px]/6 wrap-anywhere text-white/70">
        As {roles[role]}
      </p>
      {user === undefined && <SignInFirst offer={offer} />}
      {user?.email === email && (
        <>
          <FormError sentence={sentence} className="mt-5" />
          <Button
            variant="primary"
            busy={isBusy}
            className="mt-6 h-auto max-w-full py-2.5 whitespace-normal!"
            onClick={() => void acceptInvitation(token)}
          >
            <span className="wrap-anywhere">Join {agency}</span>
          </Button>
          <p className="mt-5 text-sm/5.5 wrap-anywhere text-white/65">
            You are signed in as {user.email}.
          </p>
        </>
      )}
      {user !== undefined && user.email !== email && (
        <>
          <p className="mt-6 max-w-[52ch] text-[15px]/6 wrap-anywhere">
            The invitation was mailed to <span className="font-medium">{email}</span>, and you are
            signed in as <span className="font-medium">{user.email}</span>. Sign out to accept it.
          </p>
          <Button variant="primary" className="mt-6" onClick={signOutHere}>
            Sign out
          </Button>
        </>
      )}
    </div>
  );
}

function SignInFirst({ offer: { email, hasAccount } }: Pick<Acceptable, 'offer'>): ReactElement {
  return (
    <>
      <p className="mt-6 max-w-[52ch] text-[15px]/6 wrap-anywhere">
        {hasAccount ? 'Log in with ' : 'Make an account with '}
        <span className="font-medium">{email}</span> to accept it. This page is still here
        afterwards.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        {!hasAccount && (
          <Button variant="primary" onClick={() => signInAs(email, 'register')}>
            Register
          </Button>
        )}
        <Button
          variant={hasAccount ? 'primary' : 'secondary'}
          onClick={() => signInAs(email, 'login')}
        >
          Log in
        </Button>
      </div>
    </>
  );
}

function Joined({ agency }: { agency: string }): ReactElement {
  const title = useRef<HTMLDivElement>(null);
  // The pressed button has been removed.
  useEffect(() => title.current?.focus(), []);
  return (
    <div ref={title} tabIndex={-1} className="outline-none">
      <PageState
        role="status"
        title={`You belong to ${agency}`}
        actions={
          <>
            <Button variant="primary" onClick={() => goToWorkspace()}>
              Open the workspace
            </Button>
            <a href={paths.account} className={buttonClass()}>
              Account settings
            </a>
          </>
        }
      >
        You share its demos and its plan from now on. Your own agency stays: change between them
        beside the agency’s name.
      </PageState>
    </div>
  );
}
