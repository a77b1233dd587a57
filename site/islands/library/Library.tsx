import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import type { User } from '../../../service/contract/user.ts';
import { $session } from '../auth/session-store.ts';
import { DemoDetail } from './DemoDetail.tsx';
import { DemoList } from './DemoList.tsx';
import type { LibraryDemo } from './library-demo.ts';
import {
  $present,
  $selected,
  $shown,
  $state,
  loadLibrary,
  openLibrary,
  selectDemo,
} from './library-store.ts';
import { sendFromNow } from '../studio/making/keep-sending.ts';
import { saveNotesNow } from './notes-store.ts';
import { NothingChosen } from './NothingChosen.tsx';
import { focusRow } from './row-focus.ts';
import { whenFocusIsLost } from '../ui/when-focus-is-lost.ts';
import { startEditing } from './start-editing.ts';

interface LibraryProps {
  readonly user: User;
  /** The link of the demo that it opens with. */
  readonly wanted?: string | undefined;
  /** The person wants to make another demo. */
  readonly onCreate: () => void;
  /** A demo has been taken into the wizard. */
  readonly onEdit: () => void;
}

/** @returns whether a demo is chosen. */
function openAt(userId: string, wanted: string | undefined): boolean {
  openLibrary(userId);
  if (wanted !== undefined) selectDemo(wanted);
  return $selected.get() !== undefined;
}

const isWide = (): boolean => window.matchMedia('(width >= 48rem)').matches;

/**
 * The demos of the account and of this browser: the list, and beside it (on a phone instead of it)
 * the chosen one.
 */
export function Library({ user, wanted, onCreate, onEdit }: LibraryProps): ReactElement {
  const [isOpen, setIsOpen] = useState(() => openAt(user.id, wanted));
  const present = useStore($present);
  const shown = useStore($shown);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    sendFromNow();
    void loadLibrary();
    const again = (): void => {
      if ($state.get() === 'failed' || $state.get() === 'signed-out') void loadLibrary();
    };
    const stop = $session.listen(({ status }) => {
      if (status === 'signed-in') again();
    });
    window.addEventListener('online', again);
    return () => {
      stop();
      window.removeEventListener('online', again);
      saveNotesNow();
    };
  }, [user.id]);
  const first = shown[0]?.uniqueId;
  useEffect(() => {
    // Beside the list there is room, so something is always shown there; on a phone the list comes
    // first.
    if (present === undefined && first !== undefined && isWide()) selectDemo(first);
  }, [present, first]);

  const open = ({ uniqueId }: LibraryDemo): void => {
    selectDemo(uniqueId);
    setIsOpen(true);
    if (!isWide()) requestAnimationFrame(() => document.getElementById('demo-name')?.focus());
    // Undo and Duplicate are gone by then, and the focus with them.
    else whenFocusIsLost(() => focusRow(panel.current, uniqueId));
  };
  const back = (): void => {
    setIsOpen(false);
    requestAnimationFrame(() => focusRow(panel.current, $selected.get()));
  };
  const afterDelete = ({ uniqueId }: LibraryDemo): void => {
    const at = shown.findIndex((demo) => demo.uniqueId === uniqueId);
    const next = shown[at + 1] ?? shown[at - 1];
    selectDemo(isWide() ? next?.uniqueId : undefined);
    setIsOpen(false);
    requestAnimationFrame(() => focusRow(panel.current, next?.uniqueId));
  };
  const isDetailShown = present !== undefined && isOpen;
  return (
    <div
      ref={panel}
      className="relative grid min-h-0 flex-1 grid-rows-[minmax(0,1fr)] md:grid-cols-[320px_minmax(0,1fr)]"
    >
      <DemoList
        maxDemos={user.maxDemos}
        hiddenOnPhone={isDetailShown}
        onOpen={open}
        onCreate={onCreate}
      />
      {present ? (
        <DemoDetail
          key={present.uniqueId}
          demo={present}
          maxDemos={user.maxDemos}
          hiddenOnPhone={!isDetailShown}
          onBack={back}
          onEdit={() => {
            startEditing(present);
            onEdit();
          }}
          onDeleted={afterDelete}
          onOpen={open}
        />
      ) : (
        <NothingChosen onCreate={onCreate} />
      )}
    </div>
  );
}
