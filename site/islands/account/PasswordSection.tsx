import { useStore } from '@nanostores/react';
import { useEffect, useRef, type ReactElement, type SubmitEvent } from 'react';
import { FormError } from '../auth/FormError.tsx';
import { focusFirstError } from '../auth/focus-first-error.ts';
import { Button } from '../ui/Button.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { AccountSection } from './AccountSection.tsx';
import {
  $password,
  editPassword,
  resetPasswordForm,
  savePassword,
  type PasswordField as PasswordPart,
} from './password-store.ts';

export function PasswordSection({
  hasPassword,
  email,
}: {
  hasPassword: boolean;
  email: string;
}): ReactElement {
  const { errors, isBusy } = useStore($password);
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
        {/* Lets password managers know the account of the password. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        {hasPassword && (
          <Secret part="currentPassword" label="Current password" name="current-password" />
        )}
        <Secret
          part="newPassword"
          label="New password"
          name="new-password"
          placeholder="Minimum 6 characters"
        />
        <Secret part="confirmation" label="Confirm new password" name="confirm-password" />
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

interface SecretProps {
  readonly part: PasswordPart;
  readonly label: string;
  readonly name: string;
  readonly placeholder?: string;
}

/** One password field of the form; its value is in the form's store. */
function Secret({ part, ...field }: SecretProps): ReactElement {
  const form = useStore($password);
  return (
    <PasswordField
      {...field}
      autoComplete={part === 'currentPassword' ? 'current-password' : 'new-password'}
      value={form[part]}
      error={form.errors[part]}
      onChange={({ target }) => editPassword(part, target.value)}
    />
  );
}
