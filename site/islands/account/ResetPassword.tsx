import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState, type ReactElement, type SubmitEvent } from 'react';
import { paths } from '../../paths.ts';
import { FormError } from '../auth/FormError.tsx';
import { focusFirstError } from '../auth/focus-first-error.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { openSignIn, PageState } from './PageState.tsx';
import { $reset, checkToken, clearResetSentence, submitReset } from './reset-store.ts';

/** The screen that a mailed reset link leads to. */
export function ResetPassword({ token }: { token: string }): ReactElement {
  const { status, sentence } = useStore($reset);
  useEffect(() => void checkToken(token), [token]);
  if (status === 'checking') {
    return (
      <p role="status" className="border-t border-white/10 pt-8 text-white/70">
        Verifying your reset token...
      </p>
    );
  }
  if (status === 'dead') {
    return (
      <PageState
        role="alert"
        title={sentence ?? ''}
        actions={
          <>
            <Button look="primary" onClick={() => openSignIn('forgot')}>
              Request a new link
            </Button>
            <a href={paths.home} className={buttonClass()}>
              Go to the home page
            </a>
          </>
        }
      >
        A reset link works once, for one hour, and only the newest one that was sent.
      </PageState>
    );
  }
  if (status === 'unreachable') {
    return (
      <PageState
        role="alert"
        title="Your link could not be checked"
        actions={
          <Button look="primary" onClick={() => void checkToken(token)}>
            Try again
          </Button>
        }
      >
        {sentence}
      </PageState>
    );
  }
  return status === 'done' ? <Done /> : <Form token={token} />;
}

function Done(): ReactElement {
  return (
    <div role="status" className="rounded-xl border border-[#2f9e6b] bg-[#0d2b1e] p-6">
      <p className="text-lg/6 font-medium tracking-[-.01em] text-[#7fe0b0]">
        Your password has been reset successfully.
      </p>
      <p className="mt-2 text-[15px]/6 text-white/85">
        You are being redirected to login.{' '}
        <a
          href={paths.home}
          className="text-white underline decoration-white/40 underline-offset-4"
        >
          Go there now
        </a>
      </p>
    </div>
  );
}

function Form({ token }: { token: string }): ReactElement {
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
        placeholder="The same once more"
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
        look="primary"
        disabled={isBusy}
        aria-busy={isBusy}
        className="mt-1 min-h-12! text-[15px]!"
      >
        {isBusy ? 'Resetting Password...' : 'Reset Password'}
      </Button>
    </form>
  );
}
