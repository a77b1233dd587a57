import { useStore } from '@nanostores/react';
import { useEffect, useRef, type ReactElement } from 'react';
import { Button } from '../../ui/Button.tsx';
import { $making } from './making-store.ts';
import { Notice } from '../shell/Notice.tsx';
import { openSignIn } from '../../ui/open-sign-in.ts';

/** The service's reason for refusing the demo, and what to do about it. */
export function MakingRefused({ onLibrary }: { onLibrary?: () => void }): ReactElement | null {
  const making = useStore($making);
  const box = useRef<HTMLDivElement>(null);
  // The pressed button is always visible; the top of the step may not be.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [making]);
  if (making.status !== 'refused') return null;
  return (
    <div ref={box} className="scroll-mt-7">
      <Notice tone="bad" title={making.sentence}>
        {making.first === undefined ? undefined : (
          <>
            <p>Then press Generate Site again.</p>
            {making.first === 'sign-in' && <Button onClick={() => openSignIn()}>Sign in</Button>}
            {making.first === 'make-room' && onLibrary && (
              <Button onClick={onLibrary}>Open the library</Button>
            )}
          </>
        )}
      </Notice>
    </div>
  );
}
