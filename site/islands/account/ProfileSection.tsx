import type { ReactElement } from 'react';
import type { User } from '../../../service/contract/user.ts';
import { logOut } from '../auth/session-store.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { AccountSection } from './AccountSection.tsx';
import { ResendButton } from './ResendButton.tsx';

/** The signed-in person, and whether the address is verified. */
export function ProfileSection({ user }: { user: User }): ReactElement {
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
