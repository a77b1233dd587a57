import { useStore } from '@nanostores/react';
import { useEffect, useRef, type ReactElement, type SubmitEvent } from 'react';
import { FormError } from '../auth/FormError.tsx';
import { focusFirstError } from '../auth/focus-first-error.ts';
import { Button } from '../ui/Button.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { AccountSection } from './AccountSection.tsx';
import { $password, editPassword, resetPasswordForm, savePassword } from './password-store.ts';

export function PasswordSection({
  hasPassword,
  email,
}: {
  hasPassword: boolean;
  email: string;
}): ReactElement {
  const { currentPassword, newPassword, confirmation, errors, isBusy } = useStore($password);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => resetPasswordForm, []);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (!(await savePassword(hasPassword))) focusFirstError(form.current);
  };
  return (
    <AccountSection
      title={hasPassword ? 'Change password' : 'Set a password'}
      text={
        hasPassword
          ? 'Every other session ends with the old password.'
          : 'So far you sign in with Google or GitHub. With a password you can also sign in by email.'
      }
    >
      <form
        ref={form}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid max-w-[26rem] gap-4"
      >
        {/* Tells a password manager whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        {hasPassword && (
          <PasswordField
            label="Current password"
            name="current-password"
            autoComplete="current-password"
            value={currentPassword}
            error={errors.currentPassword}
            onChange={({ target }) => editPassword('currentPassword', target.value)}
          />
        )}
        <PasswordField
          label="New password"
          name="new-password"
          autoComplete="new-password"
          placeholder="Minimum 6 characters"
          value={newPassword}
          error={errors.newPassword}
          onChange={({ target }) => editPassword('newPassword', target.value)}
        />
        <PasswordField
          label="Confirm new password"
          name="confirm-password"
          autoComplete="new-password"
          value={confirmation}
          error={errors.confirmation}
          onChange={({ target }) => editPassword('confirmation', target.value)}
        />
        <FormError sentence={errors.form} />
        <div>
          <Button type="submit" busy={isBusy}>
            {hasPassword ? 'Change password' : 'Set password'}
          </Button>
        </div>
      </form>
    </AccountSection>
  );
}
