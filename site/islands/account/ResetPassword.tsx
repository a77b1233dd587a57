import { useStore } from '@nanostores/react';
import { useEffect, type ReactElement } from 'react';
import { paths } from '../../paths.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { PageState } from './PageState.tsx';
import { openSignIn } from '../ui/open-sign-in.ts';
import { $reset, checkToken } from './reset-store.ts';
import { ResetForm } from './ResetForm.tsx';

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
            <Button variant="primary" onClick={() => openSignIn('forgot')}>
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
          <Button variant="primary" onClick={() => void checkToken(token)}>
            Try again
          </Button>
        }
      >
        {sentence}
      </PageState>
    );
  }
  return status === 'done' ? <Done /> : <ResetForm token={token} />;
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
