import { useStore } from '@nanostores/react';
import { useEffect, useState, type ReactElement } from 'react';
import type { User } from '../../../service/contract/user.ts';
import { seemsSignedIn } from '../auth/session-flags.ts';
import { $session, logOut, refreshSession } from '../auth/session-store.ts';
import { loadSettings } from '../auth/settings-store.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { Inbox } from '../inbox/Inbox.tsx';
import { AccountSection } from './AccountSection.tsx';
import { AgenciesSection } from './AgenciesSection.tsx';
import { ArchiveSection } from './ArchiveSection.tsx';
import { DeleteSection } from './DeleteSection.tsx';
import { EmailSection } from './EmailSection.tsx';
import { MembersSection } from './MembersSection.tsx';
import { openSignIn, PageState } from './PageState.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { ResendButton } from './ResendButton.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import { SubscriptionSection } from './SubscriptionSection.tsx';

/** Everything a person can see and change of the own account. */
export function AccountPage({ showsTestBilling }: { showsTestBilling: boolean }): ReactElement {
  const session = useStore($session);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    void loadSettings();
    void refreshSession().then((known) => setFailed(known === undefined));
  }, [attempt]);
  if (session.status === 'signed-in') {
    return <Sections user={session.user} showsTestBilling={showsTestBilling} />;
  }
  if (session.status === 'signed-out') {
    return (
      <PageState
        role="status"
        title="Please log in to see your account"
        actions={
          <Button look="primary" onClick={() => openSignIn()}>
            Sign in
          </Button>
        }
      >
        {seemsSignedIn() ? 'Your session has ended.' : undefined}
      </PageState>
    );
  }
  if (hasFailed) {
    return (
      <PageState
        role="alert"
        title="Your account could not be loaded"
        actions={
          <Button
            look="primary"
            onClick={() => {
              setFailed(false);
              setAttempt(attempt + 1);
            }}
          >
            Try again
          </Button>
        }
      >
        Nothing is lost. Please check your connection and try again.
      </PageState>
    );
  }
  return (
    <div role="status" className="border-t border-white/10 pt-9">
      <p className="text-white/70">Loading your account...</p>
    </div>
  );
}

function Sections({
  user,
  showsTestBilling,
}: {
  user: User;
  showsTestBilling: boolean;
}): ReactElement {
  // The part that the address names was not there yet when the page arrived.
  useEffect(() => {
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <>
      <Profile user={user} />
      <div id="inbox" className="scroll-mt-20 border-t border-white/10 py-9 md:py-11">
        <div className="h-[min(46rem,82svh)] overflow-hidden rounded-[14px] border border-white/10">
          <Inbox />
        </div>
      </div>
      <SubscriptionSection user={user} showsTestBilling={showsTestBilling} />
      <MembersSection user={user} />
      <AgenciesSection user={user} />
      <EmailSection user={user} />
      <PasswordSection hasPassword={user.hasPassword} email={user.email} />
      <SessionsSection />
      <ArchiveSection />
      <DeleteSection user={user} />
    </>
  );
}

function Profile({ user }: { user: User }): ReactElement {
  const { username, email, emailVerified, profileImageUrl } = user;
  return (
    <AccountSection title="Profile">
      <div className="flex items-center gap-4">
        <Avatar image={profileImageUrl} username={username} email={email} />
        <div className="min-w-0">
          <p dir="auto" className="text-left text-lg/6 font-medium wrap-anywhere">
            {username}
          </p>
          <p className="mt-0.5 text-[15px]/6 wrap-anywhere text-white/70">{email}</p>
        </div>
      </div>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-white/10 pt-5">
        <p className="max-w-[44ch] text-[15px]/6">
          {emailVerified ? (
            'Your email address is verified.'
          ) : (
            <>
              <span className="font-medium">Your email address is not verified yet.</span>{' '}
              <span className="text-white/70">Open the link that we have sent to it.</span>
            </>
          )}
        </p>
        {!emailVerified && <ResendButton />}
      </div>
      <div className="mt-5 border-t border-white/10 pt-5">
        <Button onClick={() => void logOut()}>Logout</Button>
      </div>
    </AccountSection>
  );
}
