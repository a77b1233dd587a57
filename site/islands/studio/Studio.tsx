import { useStore } from '@nanostores/react';
import { useEffect, useState, type ReactElement } from 'react';
import type { User } from '../../../service/contract/auth.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { $making } from './demo-store.ts';
import { LibraryTab } from './library/LibraryTab.tsx';
import { $pasted, $scan, stopScan } from './scan-store.ts';
import { StudioHeader, type StudioTab } from './StudioHeader.tsx';
import { forgetHeading } from './StepHeading.tsx';
import { Wizard } from './Wizard.tsx';

export interface StudioProps {
  readonly user: User;
  readonly onClose: () => void;
  readonly onLogout: () => void;
}

/** The modal with its two tabs. What is typed is kept in the browser, so closing asks only while something runs. */
export function Studio({ user, onClose, onLogout }: StudioProps): ReactElement {
  const [tab, setTab] = useState<StudioTab>('wizard');
  const [leaving, setLeaving] = useState<(() => void) | undefined>();
  const scan = useStore($scan);
  const making = useStore($making);
  const pasted = useStore($pasted);
  useEffect(() => forgetHeading, []);
  const wouldLose = scan.at === 'scanning' || making.at === 'generating' || pasted.trim() !== '';
  const leave = (away: () => void): void => {
    if (wouldLose) setLeaving(() => away);
    else away();
  };
  return (
    <Dialog
      labelledBy="studio-title"
      onClose={() => leave(onClose)}
      toasts="sheet"
      className="h-dvh w-screen max-md:border-0 md:h-[min(780px,calc(100dvh-32px))] md:w-[min(1160px,calc(100vw-32px))] md:rounded-[14px]"
    >
      <div className="flex h-full flex-col">
        <StudioHeader
          tab={tab}
          username={user.username}
          onTab={setTab}
          onClose={() => leave(onClose)}
          onLogout={() => leave(onLogout)}
        />
        <div
          role="tabpanel"
          id="panel-wizard"
          aria-labelledby="tab-wizard"
          className={tab === 'wizard' ? 'flex min-h-0 flex-1 flex-col' : 'hidden'}
        >
          <Wizard user={user} onLibrary={() => setTab('library')} />
        </div>
        <div
          role="tabpanel"
          id="panel-library"
          aria-labelledby="tab-library"
          className={tab === 'library' ? 'flex min-h-0 flex-1 flex-col' : 'hidden'}
        >
          {tab === 'library' && <LibraryTab onCreate={() => setTab('wizard')} />}
        </div>
      </div>
      {leaving && (
        <ConfirmDialog
          title={making.at === 'generating' ? 'The website is being generated' : 'Leave the scan?'}
          text={
            making.at === 'generating'
              ? 'If you leave now, its link is not shown. You find it in the Library.'
              : 'The scan stops, and what you pasted is not kept.'
          }
          confirm="Leave"
          cancel="Stay"
          onConfirm={() => {
            stopScan();
            $pasted.set('');
            setLeaving(undefined);
            leaving();
          }}
          onCancel={() => setLeaving(undefined)}
        />
      )}
    </Dialog>
  );
}
