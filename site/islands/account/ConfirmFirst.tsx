import { useEffect, type ReactElement } from 'react';
import { refreshSession } from '../auth/session-store.ts';
import { ResendButton } from './ResendButton.tsx';

/** Replaces the invitation's form until the person's own address is confirmed. */
export function ConfirmFirst({ email }: { readonly email: string }): ReactElement {
  useEffect(() => {
    // The mailed link opens in another tab.
    const check = (): void => {
      if (document.visibilityState === 'visible') void refreshSession();
    };
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, []);
  return (
    <div className="mt-7">
      <h3 className="text-[15px]/6 font-medium">Invite a colleague</h3>
      <p className="mt-1 mb-4 max-w-[56ch] text-[15px]/6 wrap-anywhere text-white/70">
        Please confirm your own address first: open the link that was mailed to{' '}
        <span className="font-medium text-white">{email}</span>.
      </p>
      <ResendButton />
    </div>
  );
}
