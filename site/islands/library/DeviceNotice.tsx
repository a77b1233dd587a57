import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import { Notice } from '../studio/shell/Notice.tsx';
import { Button } from '../ui/Button.tsx';
import type { LibraryDemo } from './library-demo.ts';
import { $moved, $uploads, uploadNow } from './upload-store.ts';

const byItself =
  'It is saved to your account by itself once this website is open in this browser with a connection.';
const fromBefore =
  'It was made with an earlier version. Save it to your account, and its link works everywhere.';

/** A notice for a demo that is, or recently was, stored on this device only. */
export function DeviceNotice({ demo }: { demo: LibraryDemo }): ReactElement | null {
  const { uniqueId, local, unsent, legacy } = demo;
  const upload = useStore($uploads)[uniqueId];
  const moved = useStore($moved).find(({ to }) => to === uniqueId);
  if (moved) {
    return (
      <div className="mt-4">
        <Notice title="The link had to change when this demo was saved.">
          <p className="wrap-anywhere">
            /demos/{moved.from} was taken. If you have shared it, please send the new link, /demos/
            {moved.to}.
          </p>
          <Button onClick={() => $moved.set($moved.get().filter((one) => one !== moved))}>
            Understood
          </Button>
        </Notice>
      </div>
    );
  }
  if (!local && !unsent) return null;
  return (
    <div className="mt-4">
      <Notice
        tone={upload?.status === 'refused' ? 'bad' : 'plain'}
        title={
          unsent
            ? 'Your last changes are on this device only.'
            : 'This demo is on this device only, and so is its link.'
        }
      >
        <p>{upload?.status === 'refused' ? upload.sentence : legacy ? fromBefore : byItself}</p>
        <Button busy={upload?.status === 'sending'} onClick={() => void uploadNow(uniqueId)}>
          {upload?.status === 'refused' ? 'Try again' : 'Save it now'}
        </Button>
      </Notice>
    </div>
  );
}
