import { useStore } from '@nanostores/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactElement } from 'react';
import { paths } from '../../../paths.ts';
import { noContent } from '../content/client-content.ts';
import { $content, $draft, $origins, $shown } from './draft-store.ts';
import type { MadeDemo } from './draft.ts';
import { HistoryButtons } from './HistoryButtons.tsx';
import { isTouched } from './is-touched.ts';
import { $saveState, startOver, type SaveState } from './stored-draft.ts';
import { $making } from '../making/making-store.ts';
import { stopScan } from '../scan/scan-state.ts';
import { $announcement } from '../shell/undo-edits.ts';
import { usePart } from '../fields/use-slot.ts';

const words: Readonly<Record<SaveState, string>> = {
  none: '',
  restored: 'Your draft is back',
  saved: 'Saved on this device',
  partly: 'Pictures not saved: no room',
  full: 'Not saved: no room left',
};

const announcements: Readonly<Partial<Record<SaveState, string>>> = {
  restored: 'Your draft is back, as you left it.',
  partly: 'Your draft is saved, but for its pictures: this browser has no room for them.',
  full: 'Your draft is not saved: this browser has no room for it.',
};

/** The header over the steps: the client, the save state of the draft, Undo and Redo. */
export function DraftHead({ locked }: { locked: boolean }): ReactElement {
  const saveState = useStore($saveState);
  const announcement = useStore($announcement);
  const step = usePart($draft, (draft) => draft.step);
  const name = usePart($shown, (shown) => shown.businessName ?? '');
  // Origins change with the first key typed and the last one deleted.
  useStore($origins);
  usePart($content, (content) => content === noContent);
  const made = usePart($draft, (draft) => draft.made);
  const state = statusWords(saveState, step === 4 ? made : undefined, made?.local === false);
  const canStartOver = state !== '' && isTouched() && !locked && step < 4;
  const begin = (): void => {
    stopScan();
    $making.set({ status: 'idle' });
    startOver();
  };
  return (
    <div className="flex h-14 shrink-0 items-center gap-1 border-b border-white/9 pr-2 pl-2">
      <BackLink made={made} />
      <div className="min-w-0 flex-1">
        <h1 className="sr-only">Website Design Studio</h1>
        <p className="truncate text-sm/5 font-medium tracking-[-.01em]" title={name}>
          <bdi>{name === '' ? 'New demo' : name}</bdi>
        </p>
        <p className="flex min-w-0 items-baseline gap-2 text-xs/4.5 text-white/60">
          {announcement === '' ? (
            <span
              className={`min-w-0 truncate ${saveState === 'full' ? 'text-danger' : ''}`}
              title={state}
            >
              {state}
            </span>
          ) : (
            <span aria-hidden="true" className="min-w-0 truncate text-white">
              {announcement}
            </span>
          )}
          {canStartOver && announcement === '' && (
            <button
              type="button"
              onClick={begin}
              className="relative shrink-0 cursor-pointer rounded text-white/75 underline decoration-white/30 underline-offset-4 outline-offset-1 before:absolute before:-inset-x-1 before:-inset-y-2 hover:text-white focus-visible:outline-2 focus-visible:outline-ring"
            >
              Start over
            </button>
          )}
        </p>
      </div>
      <span role="status" className="sr-only">
        {announcement !== '' ? announcement : (announcements[saveState] ?? '')}
      </span>
      {step < 4 && <HistoryButtons locked={locked} />}
    </div>
  );
}

/** To the demo that is edited, or to the list. */
function BackLink({ made }: { readonly made: MadeDemo | undefined }): ReactElement {
  return (
    <a
      href={made && !made.local ? paths.demoInApp(made.uniqueId) : paths.app}
      title={made && !made.local ? 'Back to the demo' : 'Back to the demos'}
      className="grid size-11 shrink-0 place-items-center rounded-[10px] text-white/70 outline-offset-[-3px] hover:text-white focus-visible:outline-2 focus-visible:outline-ring"
    >
      <ArrowLeft aria-hidden="true" size={18} strokeWidth={1.75} />
      <span className="sr-only">Close</span>
    </a>
  );
}

function statusWords(saveState: SaveState, made: MadeDemo | undefined, isMade: boolean): string {
  if (made) return made.local ? 'Kept on this device' : 'Saved to your library';
  if (isMade && saveState !== 'full' && saveState !== 'partly')
    return 'Editing, not on the link yet';
  return words[saveState];
}
