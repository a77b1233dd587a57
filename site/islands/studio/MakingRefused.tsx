import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import { Button } from '../ui/Button.tsx';
import { $making } from './making-store.ts';
import { Notice } from './Notice.tsx';

/** Why the service did not take the demo, in its own words. */
export function MakingRefused(): ReactElement | null {
  const making = useStore($making);
  if (making.at !== 'refused') return null;
  return (
    <Notice tone="bad" title={making.sentence}>
      {making.signIn ? (
        <>
          <p>Then press Generate Site again.</p>
          <Button onClick={() => window.dispatchEvent(new CustomEvent('openAuthModal'))}>Sign in</Button>
        </>
      ) : undefined}
    </Notice>
  );
}
