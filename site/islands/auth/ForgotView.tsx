import { useStore } from '@nanostores/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useRef, type SubmitEvent, type ReactElement } from 'react';
import { Button } from '../ui/Button.tsx';
import { EmailField } from './EmailField.tsx';
import { focusFirstError } from './focus-first-error.ts';
import { FormError } from './FormError.tsx';
import { $signIn, requestReset, showStep } from './sign-in-store.ts';

export function ForgotView({ isSent }: { isSent: boolean }): ReactElement {
  return isSent ? <Sent /> : <ForgotForm />;
}

function ForgotForm(): ReactElement {
  const { errors, busy } = useStore($signIn);
  const form = useRef<HTMLFormElement>(null);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    await requestReset();
    focusFirstError(form.current);
  };
  return (
    <>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="mt-1 grid gap-5"
      >
        <p className="text-[15px]/6 text-white/70">
          Forgot your password? Enter your email and we send you a link to set a new one.
        </p>
        <EmailField />
        <FormError sentence={errors.form} />
        <Button
          type="submit"
          variant="primary"
          busy={busy === 'form'}
          className="min-h-12! text-[15px]!"
        >
          Send reset link
        </Button>
      </form>
      <Button variant="quiet" className="mt-3 -ml-4" onClick={() => showStep('email')}>
        <ArrowLeft aria-hidden="true" size={16} strokeWidth={1.75} />
        Back to login
      </Button>
    </>
  );
}

function Sent(): ReactElement {
  const { email } = useStore($signIn);
  const done = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    done.current?.focus();
  }, []);
  return (
    <>
      <p role="status" className="mt-1 text-[15px]/6 wrap-anywhere text-white/70">
        If there is an account for <span className="font-medium text-white">{email.trim()}</span>, a
        link to reset its password is on its way. It may take a minute, and may land in the spam
        folder.
      </p>
      <Button
        ref={done}
        variant="primary"
        className="mt-6 min-h-12! w-full text-[15px]!"
        onClick={() => showStep('email')}
      >
        Done
      </Button>
    </>
  );
}
