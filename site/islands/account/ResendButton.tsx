import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import { Button, type ButtonVariant } from '../ui/Button.tsx';
import { $resending, resendVerification } from './verify-store.ts';

export function ResendButton({ variant = 'secondary' }: { variant?: ButtonVariant }): ReactElement {
  const state = useStore($resending);
  return (
    <Button variant={variant} busy={state === 'sending'} onClick={() => void resendVerification()}>
      {state === 'sent' ? 'Send it once more' : 'Send a new link'}
    </Button>
  );
}
