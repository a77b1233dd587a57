import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect, useState, type ReactElement } from 'react';
import type { User } from '../../../service/contract/user.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { whenFocusIsLost } from '../ui/when-focus-is-lost.ts';
import { $making } from './making/making-store.ts';
import { $keeping } from './draft/kept-draft.ts';
import { isTouched } from './draft/is-touched.ts';
import { loadLibrary } from './shell/load-library.ts';
import { $pasted, $scan, stopScan } from './scan/scan-store.ts';
import { StudioHeader, type StudioTab } from './shell/StudioHeader.tsx';
import { forgetHeading } from './shell/StepHeading.tsx';
import { Wizard } from './shell/Wizard.tsx';

const LazyLibrary = lazy(loadLibrary);

export interface StudioProps {
  readonly user: User;
  readonly onClose: () => void;
  readonly onLogout: () => void;
}

/**
 * The modal with its two tabs. What is typed is kept in the browser, so closing asks only while
 * something runs.
 */
export function Studio({ user, onClose, onLogout }: StudioProps): ReactElement {
  const [tab, setTab] = useState<StudioTab>('wizard');
  const [leaving, setLeaving] = useState<(() => void) | undefined>();
  const scan = useStore($scan);
  const making = useStore($making);
  const pasted = useStore($pasted);
  const [wanted, setWanted] = useState<string | undefined>();
  useEffect(() => forgetHeading, []);
  const keeping = useStore($keeping);
  const isUnsaved = (keeping === 'full' || keeping === 'partly') && isTouched();
  const wouldLose =
    isUnsaved || scan.at === 'scanning' || making.at === 'generating' || pasted.trim() !== '';
  useEffect(() => {
    if (!wouldLose) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [wouldLose]);
  const show = (next: StudioTab, demo?: string): void => {
    setTab(next);
    setWanted(demo);
    whenFocusIsLost(() => document.getElementById(`tab-${next}`)?.focus());
  };
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
          onTab={(next) => {
            setTab(next);
            setWanted(undefined);
          }}
          onReach={() => void loadLibrary()}
          onClose={() => leave(onClose)}
          onLogout={() => leave(onLogout)}
        />
        <div
          role="tabpanel"
          id="panel-wizard"
          aria-labelledby="tab-wizard"
          className={tab === 'wizard' ? 'flex min-h-0 flex-1 flex-col' : 'hidden'}
        >
          <Wizard user={user} onLibrary={(demo) => show('library', demo)} />
        </div>
        <div
          role="tabpanel"
          id="panel-library"
          aria-labelledby="tab-library"
          className={tab === 'library' ? 'flex min-h-0 flex-1 flex-col' : 'hidden'}
        >
          {tab === 'library' && (
            <Suspense
              fallback={<p className="m-auto text-sm text-white/60">Loading your demos…</p>}
            >
              <LazyLibrary
                user={user}
                wanted={wanted}
                onCreate={() => show('wizard')}
                onEdit={() => show('wizard')}
              />
            </Suspense>
          )}
        </div>
      </div>
      {leaving && (
        <ConfirmDialog
          {...leavingWords(making.at === 'generating', isUnsaved)}
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

function leavingWords(isGenerating: boolean, isUnsaved: boolean): { title: string; text: string } {
  if (isGenerating) {
    return {
      title: 'The website is being generated',
      text: 'If you leave now, its link is not shown. You find it in the Library.',
    };
  }
  return isUnsaved
    ? {
        title: 'Leave without the draft?',
        text: 'This browser has no room to keep all that you entered. It is lost when you leave.',
      }
    : { title: 'Leave the scan?', text: 'The scan stops, and what you pasted is not kept.' };
}
