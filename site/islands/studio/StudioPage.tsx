import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { Suspense, useEffect, useRef, useState, type ReactElement } from 'react';
import type { User } from '../../../service/contract/user.ts';
import { lazyPart } from '../app/lazy-part.ts';
import type { RouteProps } from '../app/route-props.ts';
import { $address, guardAddress, navigate } from '../app/router.ts';
import { useTitle } from '../app/use-title.ts';
import { readAndDeleteAddress } from '../shell/stored-address.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { paths } from '../../paths.ts';
import { $draft, $shown, clearDraft, patchDraft } from './draft/draft-store.ts';
import { isTouched } from './draft/is-touched.ts';
import { $saveState, startSaving, restoreDraft } from './draft/stored-draft.ts';
import { draftDemo, followDraft, openDraftAt } from './draft/draft-address.ts';
import { usePart } from './fields/use-slot.ts';
import { $making } from './making/making-store.ts';
import { startSending } from './making/start-sending.ts';
import { $pasted, $scan, stopScan } from './scan/scan-state.ts';
import { jumpToSection, sectionOfList } from './shell/jump-to-field.ts';
import { showMaker } from './shell/maker-store.ts';
import { resetHeading } from './shell/StepHeading.tsx';

/** An address needs one of the two; `routes.ts` fetches it along with this page. */
const wizard = lazyPart<{
  readonly user: User;
  readonly onLibrary: (uniqueId?: string) => void;
}>(() => import('./shell/Wizard.tsx').then((part) => part.Wizard));
const editor = lazyPart<{ readonly user: User }>(() =>
  import('./editor/Editor.tsx').then((part) => part.Editor),
);

/** Restores this person's draft and saves it from now on. Returns a function that stops saving. */
function enterStudio(user: User, isNew: boolean): () => void {
  showMaker(user.agency.name);
  restoreDraft(user.id, isNew);
  // Undo restores the draft that was open before.
  if (isNew && draftDemo() !== undefined) clearDraft('New demo');
  const stop = startSaving(user.id);
  const url = readAndDeleteAddress()?.trim() ?? '';
  if (url !== '' && url !== $draft.get().scannedUrl) {
    patchDraft({ url, step: 1 });
    // The steps of a new demo fetch this module too.
    void import('./scan/scan-store.ts').then(
      ({ scanWebsite }) => scanWebsite(url),
      () => undefined,
    );
  }
  return () => {
    stopScan();
    resetHeading();
    stop();
  };
}

/** Whether the draft is restored, so that the studio can show it. */
const $hasEntered = atom(false);

/** An address may ask for the part of a list: `/edit?list=people`. */
function openRequestedList(): void {
  const list = new URLSearchParams($address.get().search).get('list');
  const section = Object.entries(sectionOfList).find(([name]) => name === list)?.[1];
  if (section) jumpToSection(section);
}

/**
 * The studio in the whole window: a new demo, or a demo of the account that is edited. Edits are
 * saved in the browser, so leaving asks only while a call runs.
 */
export function StudioPage(props: RouteProps): ReactElement | null {
  const { user, values } = props;
  const entry = useRef({ user, isNew: values['id'] === undefined });
  // In an effect, because React may render a page twice before it is shown, and a draft restored
  // twice would count as changed.
  useEffect(() => {
    const leave = enterStudio(entry.current.user, entry.current.isNew);
    $hasEntered.set(true);
    return () => {
      $hasEntered.set(false);
      leave();
    };
  }, []);
  return useStore($hasEntered) ? <OpenStudio {...props} /> : null;
}

const loading = <p className="m-auto text-sm text-white/60">Loading…</p>;

/** The studio once the draft is restored. */
function OpenStudio({ user, address, values }: RouteProps): ReactElement {
  const requestedId = values['id'];
  const { id: userId } = user;
  const { id: agencyId } = user.agency;
  // After a reload, the link of a demo that was just made is shown again.
  const keepsLink = useRef(address.isFirst);
  const [state, setState] = useState<'ready' | 'loading' | 'missing'>(
    // This browser may have an older state of a saved demo than the service.
    requestedId === draftDemo() && !$draft.get().editing ? 'ready' : 'loading',
  );
  useEffect(() => {
    let isHere = true;
    void openDraftAt(userId, agencyId, requestedId, keepsLink.current).then((isOpen) => {
      if (!isHere) return;
      setState(isOpen ? 'ready' : 'missing');
      if (isOpen) openRequestedList();
    });
    keepsLink.current = true;
    return () => {
      isHere = false;
    };
  }, [userId, agencyId, requestedId]);
  useEffect(() => followDraft(), []);
  const isReady = state === 'ready';
  useEffect(() => (isReady ? startSending(userId) : undefined), [isReady, userId]);
  const isEdited = usePart($draft, (draft) => draft.editing !== undefined);
  const name = usePart($shown, (shown) => shown.businessName ?? '');
  useTitle(name === '' ? 'New demo' : name, user.agency.name);
  const leaving = useLeaving();
  const toLibrary = (uniqueId?: string): void =>
    navigate(uniqueId === undefined ? paths.app : paths.demoInApp(uniqueId));
  return (
    <>
      {state === 'loading' && loading}
      {isReady && (
        <Suspense fallback={loading}>
          {isEdited ? (
            <editor.Part user={user} />
          ) : (
            <wizard.Part user={user} onLibrary={toLibrary} />
          )}
        </Suspense>
      )}
      {state === 'missing' && (
        <p role="alert" className="m-auto max-w-[40ch] p-6 text-center text-sm/5.5 text-white/70">
          This demo is not there, or could not be loaded.{' '}
          <a href={paths.app} className="text-white underline underline-offset-4">
            All demos
          </a>
        </p>
      )}
      {leaving}
    </>
  );
}

/** The question before the studio is left while a call runs or the draft could not be saved. */
function useLeaving(): ReactElement | null {
  const [leaving, setLeaving] = useState<{ readonly go: () => void }>();
  const isScanning = useStore($scan).status === 'scanning';
  const isGenerating = useStore($making).status === 'generating';
  const pasted = useStore($pasted);
  const saveState = useStore($saveState);
  const isUnsaved = (saveState === 'full' || saveState === 'partly') && isTouched();
  const wouldLose = isUnsaved || isScanning || isGenerating || pasted.trim() !== '';
  useEffect(() => {
    if (!wouldLose) return;
    const confirmLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', confirmLeaving);
    const endGuard = guardAddress((go) => {
      setLeaving({ go });
      return true;
    });
    return () => {
      window.removeEventListener('beforeunload', confirmLeaving);
      endGuard();
    };
  }, [wouldLose]);
  if (!leaving) return null;
  return (
    <ConfirmDialog
      {...leavingWords(isGenerating, isUnsaved)}
      confirm="Leave"
      cancel="Stay"
      onConfirm={() => {
        stopScan();
        $pasted.set('');
        setLeaving(undefined);
        leaving.go();
      }}
      onCancel={() => setLeaving(undefined)}
    />
  );
}

function leavingWords(isGenerating: boolean, isUnsaved: boolean): { title: string; text: string } {
  if (isGenerating) {
    return {
      title: 'The website is being generated',
      text: 'If you leave now, its link is not shown. You find it among your demos.',
    };
  }
  return isUnsaved
    ? {
        title: 'Leave without the draft?',
        text: 'This browser has no room to keep all that you entered. It is lost when you leave.',
      }
    : { title: 'Leave the scan?', text: 'The scan stops, and what you pasted is not kept.' };
}
