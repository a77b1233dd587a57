import { useStore } from '@nanostores/react';
import { useEffect, type ReactElement } from 'react';
import type { User } from '../../../service/contract/user.ts';
import { Button } from '../ui/Button.tsx';
import { AccountSection } from './AccountSection.tsx';
import { $email, cancelEmailChange, resetEmailForm } from './email-store.ts';
import { ChangeEmailForm } from './ChangeEmailForm.tsx';

/** The e-mail address of the account, and how to change it. */
export function EmailSection({ user }: { user: User }): ReactElement {
  useEffect(() => resetEmailForm, []);
  return (
    <AccountSection
      title="Email address"
      text="You sign in with it, and inquiries from your demos go there. A new one is used once you confirm it."
    >
      {user.pendingEmail === null ? (
        <ChangeEmailForm hasPassword={user.hasPassword} />
      ) : (
        <Pending email={user.email} pendingEmail={user.pendingEmail} />
      )}
    </AccountSection>
  );
}

function Pending({ email, pendingEmail }: { email: string; pendingEmail: string }): ReactElement {
  const { isBusy } = useStore($email);
  return (
    <div role="status" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="max-w-[44ch] text-[15px]/6 wrap-anywhere">
        <span className="font-medium">We have sent a link to {pendingEmail}.</span>{' '}
        <span className="text-white/70">
          Open it to confirm. Until then your address stays {email}.
        </span>
      </p>
      <Button busy={isBusy} onClick={() => void cancelEmailChange()}>
        Keep the present address
      </Button>
    </div>
  );
}
