import { useEffect, type ReactElement } from 'react';
import { readFlag } from '../auth/session-flags.ts';
import { openAuth } from '../shell/auth-request.ts';
import { signInFirst } from '../shell/shell-store.ts';
import { Button } from '../ui/Button.tsx';
import { PageMessage } from '../ui/PageMessage.tsx';
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
    <main id="main" className="m-auto">
      <PageMessage
        title="Please sign in"
        text="Your demos are shown to your agency only. You go on here afterwards."
      >
        <Button variant="primary" onClick={openLogin}>
          Sign in
        </Button>
      </PageMessage>
    </main>
  );
}
