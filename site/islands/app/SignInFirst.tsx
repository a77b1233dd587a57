import { useEffect, type ReactElement } from 'react';
import { readFlag } from '../auth/session-flags.ts';
import { openAuth } from '../shell/auth-request.ts';
import { signInFirst } from '../shell/shell-store.ts';
import { Button } from '../ui/Button.tsx';
import { toast } from '../ui/toast-store.ts';

/** Opens the sign-in. The address stays, so the requested page opens afterwards. */
const openLogin = (): void => openAuth({ staysHere: true });

/** Shown to a person who is not signed in. */
export function SignInFirst(): ReactElement {
  useEffect(() => {
    // After a logout, the home page opens.
    if (readFlag('justLoggedOut') !== undefined) return;
    toast(signInFirst);
    openLogin();
  }, []);
  return (
    <main id="main" className="m-auto max-w-[44ch] p-6 text-center">
      <h1 className="text-xl/7 font-medium tracking-[-.015em]">Please sign in</h1>
      <p className="mt-1.5 mb-5 text-sm/5.5 text-white/65">
        Your demos are shown to your agency only. You go on here afterwards.
      </p>
      <Button look="primary" onClick={openLogin}>
        Sign in
      </Button>
    </main>
  );
}
