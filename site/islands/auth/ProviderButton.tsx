import { useStore } from '@nanostores/react';
import type { ReactNode, ReactElement } from 'react';
import { Button } from '../ui/Button.tsx';
import { $settings } from './settings-store.ts';
import { type Provider, $signIn } from './sign-in-store.ts';

interface ProviderButtonProps {
  readonly provider: Provider;
  readonly onProvider: (provider: Provider) => void;
  readonly children: ReactNode;
}

/** The button of a provider without keys stays and says that it is not configured. */
export function ProviderButton({
  provider,
  onProvider,
  children,
}: ProviderButtonProps): ReactElement {
  const { busy } = useStore($signIn);
  const isMissing = useStore($settings)?.providers[provider] === false;
  return (
    <Button
      className={`min-h-12! px-2! text-[15px]! whitespace-normal! ${isMissing ? 'text-white/75!' : ''}`}
      busy={busy === provider}
      onClick={() => onProvider(provider)}
    >
      {children}
      {isMissing && (
        <span className="text-[13px]/5 font-normal text-white/60">(not configured)</span>
      )}
    </Button>
  );
}
