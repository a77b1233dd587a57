import { useStore } from '@nanostores/react';
import { type ReactElement, useState, useRef, type SubmitEvent } from 'react';
import { focusFirstError } from '../auth/focus-first-error.ts';
import { FormError } from '../auth/FormError.tsx';
import { Button } from '../ui/Button.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { $reset, submitReset, clearResetSentence } from './reset-store.ts';

export function ResetForm({ token }: { token: string }): ReactElement {
  const { status, sentence, field } = useStore($reset);
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const isBusy = status === 'submitting';
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    await submitReset(token, password, confirmation);
    focusFirstError(form.current);
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid gap-5 border-t border-white/10 pt-7"
    >
      <PasswordField
        label="New Password"
        name="new-password"
        autoComplete="new-password"
        placeholder="Minimum 6 characters"
        autoFocus
        disabled={isBusy}
        value={password}
        error={field === 'password' ? sentence : undefined}
        onChange={({ target }) => {
          setPassword(target.value);
          clearResetSentence();
        }}
      />
      <PasswordField
        label="Confirm New Password"
        name="confirm-password"
        autoComplete="new-password"
        placeholder="Repeat the new password"
        disabled={isBusy}
        value={confirmation}
        error={field === 'confirmation' ? sentence : undefined}
        onChange={({ target }) => {
          setConfirmation(target.value);
          clearResetSentence();
        }}
      />
      <FormError sentence={field === undefined ? sentence : undefined} />
      <Button
        type="submit"
        variant="primary"
        disabled={isBusy}
        aria-busy={isBusy}
        className="mt-1 min-h-12! text-[15px]!"
      >
        {isBusy ? 'Resetting Password...' : 'Reset Password'}
      </Button>
    </form>
  );
}
