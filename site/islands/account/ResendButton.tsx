import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import { Button, type ButtonLook } from '../ui/Button.tsx';
import { $resending, resendVerification } from './verify-store.ts';

export function ResendButton({ look = 'secondary' }: { look?: ButtonLook }): ReactElement {
  const state = useStore($resending);
  return (
    <Button look={look} busy={state === 'sending'} onClick={() => void resendVerification()}>
      {state === 'sent' ? 'Send it once more' : 'Send a new link'}
    </Button>
  );
}
