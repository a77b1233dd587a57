import { useStore } from '@nanostores/react';
import { type ReactElement, useRef, type SubmitEvent } from 'react';
import { focusFirstError } from '../auth/focus-first-error.ts';
import { FormError } from '../auth/FormError.tsx';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { $email, changeEmail, editEmail } from './email-store.ts';

export function ChangeEmailForm({ hasPassword }: { hasPassword: boolean }): ReactElement {
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
