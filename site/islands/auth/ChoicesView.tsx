import { useStore } from '@nanostores/react';
import { Mail } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button } from '../ui/Button.tsx';
import { GitHubMark, GoogleMark } from './provider-marks.tsx';
import { $signIn, showStep, type Provider } from './sign-in-store.ts';

export function ChoicesView({ onProvider }: { onProvider: (provider: Provider) => void }): ReactElement {
  const { busy, note } = useStore($signIn);
  return (
    <div className="mt-6 grid gap-3">
      <Button
        className="min-h-12! text-[15px]!"
        busy={busy === 'google'}
        onClick={() => onProvider('google')}
      >
        <GoogleMark />
        Continue with Google
      </Button>
      <Button
        className="min-h-12! text-[15px]!"
        busy={busy === 'github'}
        onClick={() => onProvider('github')}
      >
        <GitHubMark />
        Continue with GitHub
      </Button>
      <p role="status" className="border-l-2 border-white/30 pl-3.5 text-[13px]/5 text-white/80 empty:hidden">
        {note}
      </p>
      <Button look="primary" className="mt-2 min-h-12! text-[15px]!" onClick={() => showStep('email')}>
        <Mail aria-hidden="true" size={18} strokeWidth={1.5} />
        Continue with Email
      </Button>
    </div>
  );
}
