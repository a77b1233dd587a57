import { useEffect, type ReactElement } from 'react';
import { readFlag } from '../auth/session-flags.ts';
import { openAuth } from '../shell/auth-request.ts';
import { signInFirst } from '../shell/shell-store.ts';
import { Button } from '../ui/Button.tsx';
import { toast } from '../ui/toast-store.ts';

/** Asks who is there; what was asked for opens after it, as the address stays. */
const ask = (): void => openAuth({ staysHere: true });

/** What somebody sees who is not signed in. */
export function SignInFirst(): ReactElement {
  useEffect(() => {
    // Who has just logged out is on the way to the home page.
    if (readFlag('justLoggedOut') !== undefined) return;
    toast(signInFirst);
    ask();
  }, []);
  return (
    <main id="main" className="m-auto max-w-[44ch] p-6 text-center">
      <h1 className="text-xl/7 font-medium tracking-[-.015em]">Please sign in</h1>
      <p className="mt-1.5 mb-5 text-sm/5.5 text-white/65">
        Your demos are shown to your agency only. You go on here afterwards.
      </p>
      <Button look="primary" onClick={ask}>
        Sign in
      </Button>
    </main>
  );
}
