import { useStore } from '@nanostores/react';
import { useEffect, useRef, type ReactElement, type SubmitEvent } from 'react';
import type { User } from '../../../service/contract/user.ts';
import { focusFirstError } from '../auth/focus-first-error.ts';
import { FormError } from '../auth/FormError.tsx';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/Field.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { AccountSection } from './AccountSection.tsx';
import {
  $email,
  cancelEmailChange,
  changeEmail,
  editEmail,
  resetEmailForm,
} from './email-store.ts';

/** The e-mail address of the account, and how to change it. */
export function EmailSection({ user }: { user: User }): ReactElement {
  useEffect(() => resetEmailForm, []);
  return (
    <AccountSection
      title="Email address"
      text="You sign in with it, and inquiries from your demos go there. A new one is used once you confirm it."
    >
      {user.pendingEmail === null ? (
        <ChangeForm hasPassword={user.hasPassword} />
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

function ChangeForm({ hasPassword }: { hasPassword: boolean }): ReactElement {
  const { email, password, errors, isBusy } = useStore($email);
  const form = useRef<HTMLFormElement>(null);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (!(await changeEmail())) focusFirstError(form.current);
  };
  if (!hasPassword) {
    return (
      <p className="max-w-[52ch] text-[15px]/6 text-white/70">
        You sign in with Google or GitHub. Set a password first, then you can change the address
        here.
      </p>
    );
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid max-w-[26rem] gap-4"
    >
      <TextField
        label="New email address"
        name="new-email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        error={errors.email}
        onChange={({ target }) => editEmail('email', target.value)}
      />
      <PasswordField
        label="Your password"
        name="email-password"
        autoComplete="current-password"
        value={password}
        error={errors.password}
        onChange={({ target }) => editEmail('password', target.value)}
      />
      <FormError sentence={errors.form} />
      <div>
        <Button type="submit" busy={isBusy}>
          Change email address
        </Button>
      </div>
    </form>
  );
}
