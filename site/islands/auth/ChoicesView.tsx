import { useStore } from '@nanostores/react';
import Mail from 'lucide-react/icons/mail';
import type { ReactElement } from 'react';
import { Button } from '../ui/Button.tsx';
import { $demoUser } from './demo-access-store.ts';
import { GitHubMark, GoogleMark } from './provider-marks.tsx';
import { $settings } from './settings-store.ts';
import { $signIn, showStep, type Provider } from './sign-in-store.ts';
import { ProviderButton } from './ProviderButton.tsx';

export function ChoicesView({
  onProvider,
}: {
  onProvider: (provider: Provider) => void;
}): ReactElement {
  const { note } = useStore($signIn);
  const settings = useStore($settings);
  const demoUser = useStore($demoUser);
  return (
    <div className="mt-6 grid gap-3">
      <ProviderButton provider="google" onProvider={onProvider}>
        <GoogleMark />
        Continue with Google
      </ProviderButton>
      <ProviderButton provider="github" onProvider={onProvider}>
        <GitHubMark />
        Continue with GitHub
      </ProviderButton>
      <p
        role="status"
        className="border-l-2 border-white/30 pl-3.5 text-[13px]/5 text-white/80 empty:hidden"
      >
        {note}
      </p>
      <Button
        variant="primary"
        className="mt-2 min-h-12! text-[15px]!"
        onClick={() => showStep('email')}
      >
        <Mail aria-hidden="true" size={18} strokeWidth={1.5} />
        Continue with Email
      </Button>
      {settings?.demoAccess === true && (
        <Button variant="quiet" className="-mb-2" onClick={() => showStep('code')}>
          {demoUser ? 'Your demo access' : 'Have an access code?'}
        </Button>
      )}
    </div>
  );
}
