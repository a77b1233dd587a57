import { useStore } from '@nanostores/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useRef, type ReactElement, type SubmitEvent } from 'react';
import type { User } from '../../../service/contract/user.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { EmailField } from './EmailField.tsx';
import { focusFirstError } from './focus-first-error.ts';
import { FormError } from './FormError.tsx';
import { $signIn, editSignIn, showStep, submitSignIn } from './sign-in-store.ts';
import { ModeChoices } from './ModeChoices.tsx';
import { textLimits } from '../../../service/contract/text-limits.ts';

export function EmailView({ onSignedIn }: { onSignedIn: (user: User) => void }): ReactElement {
  const { mode, username, password, errors, busy } = useStore($signIn);
  const form = useRef<HTMLFormElement>(null);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const user = await submitSignIn();
    if (user) onSignedIn(user);
    else focusFirstError(form.current);
  };
  return (
    <>
      <ModeChoices chosen={mode} />
      <form
        ref={form}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="mt-5 grid gap-4"
      >
        {mode === 'register' && (
          <TextField
            label="Username"
            name="username"
            autoComplete="username"
            placeholder="Your name"
            maxLength={textLimits.username}
            required
            value={username}
            error={errors.username}
            onChange={({ target }) => editSignIn('username', target.value)}
          />
        )}
        <EmailField />
        <PasswordField
          key={mode}
          label="Password"
          name="password"
          autoComplete={mode === 'login' ? 'current-password' : 'new-password'}
          placeholder={mode === 'login' ? 'Your password' : 'Minimum 6 characters'}
          value={password}
          error={errors.password}
          onChange={({ target }) => editSignIn('password', target.value)}
          aside={
            mode === 'login' && (
              <button
                type="button"
                onClick={() => showStep('forgot')}
                className="-my-2.5 min-h-11 cursor-pointer text-[13px] text-white/75 underline decoration-white/30 underline-offset-4 hover:text-white hover:decoration-white"
              >
                Forgot password?
              </button>
            )
          }
        />
        <FormError sentence={errors.form} />
        <Button
          type="submit"
          variant="primary"
          busy={busy === 'form'}
          className="mt-1 min-h-12! text-[15px]!"
        >
          {mode === 'login' ? 'Login' : 'Register'}
        </Button>
      </form>
      <Button variant="quiet" className="mt-2 -ml-4" onClick={() => showStep('choices')}>
        <ArrowLeft aria-hidden="true" size={16} strokeWidth={1.75} />
        Other ways to sign in
      </Button>
    </>
  );
}
