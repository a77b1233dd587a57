import { useRef, useState, type ReactElement, type SubmitEvent } from 'react';
import { focusFirstError } from '../auth/focus-first-error.ts';
import { FormError } from '../auth/FormError.tsx';
import { Button } from '../ui/Button.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { openSignIn } from '../ui/open-sign-in.ts';
import { checkLink, clearConfirmError, confirmAddress, type Confirmable } from './verify-store.ts';

/** The button that confirms an address; it names the account that asks. */
export function ConfirmAddress({
  token,
  form,
}: {
  token: string;
  form: Confirmable;
}): ReactElement {
  const { email, proof, isBusy, error } = form;
  const [password, setPassword] = useState('');
  const place = useRef<HTMLFormElement>(null);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    await confirmAddress(token, password);
    focusFirstError(place.current);
  };
  return (
    <form
      ref={place}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid gap-5 border-t border-white/10 pt-8"
    >
      <div>
        <h2 className="text-xl/7 tracking-[-.02em] wrap-anywhere">Is {email} your address?</h2>
        <p className="mt-2 max-w-[52ch] text-[15px]/6 text-white/70">{explanations[proof]}</p>
      </div>
      {proof === 'password' && (
        <>
          {/* Lets password managers know the account of the password. */}
          <input
            type="text"
            name="username"
            autoComplete="username"
            value={email}
            readOnly
            hidden
          />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            value={password}
            error={error}
            onChange={({ target }) => {
              setPassword(target.value);
              clearConfirmError();
            }}
          />
        </>
      )}
      <FormError sentence={proof === 'password' ? undefined : error} />
      <div className="flex flex-wrap gap-3">
        {proof === 'sign-in' ? (
          <>
            <Button variant="primary" onClick={() => openSignIn()}>
              Sign in
            </Button>
            <Button onClick={() => void checkLink(token)}>I have signed in</Button>
          </>
        ) : (
          <Button type="submit" variant="primary" busy={isBusy}>
            Verify email address
          </Button>
        )}
      </div>
      <p className="max-w-[52ch] text-sm/5.5 text-white/65">
        You have made no account? Then close this page: nothing has been confirmed.
      </p>
    </form>
  );
}

const explanations: Readonly<Record<Confirmable['proof'], string>> = {
  session: 'Press the button to verify it for your account.',
  password: 'Enter the password of your account to verify it.',
  'sign-in': 'Sign in to your account first, and open the link again.',
};
