import { useStore } from '@nanostores/react';
import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import type { ReactElement, ReactNode } from 'react';
import { redoLast, undoLast } from '../shell/undo-edits.ts';
import { $canRedo, $canUndo } from './draft-store.ts';

const isMac = /mac|iphone|ipad/iu.test(navigator.userAgent);
const keys = isMac ? { undo: '⌘Z', redo: '⇧⌘Z' } : { undo: 'Ctrl+Z', redo: 'Ctrl+Shift+Z' };

/** Undo and Redo of the draft. */
export function HistoryButtons({ locked }: { readonly locked: boolean }): ReactElement {
  return (
    <div className="flex shrink-0">
      <HistoryButton
        name="Undo"
        shortcut={keys.undo}
        keyNames="Control+Z Meta+Z"
        store={$canUndo}
        locked={locked}
        onPress={undoLast}
      >
        <Undo2 aria-hidden="true" size={18} strokeWidth={1.75} />
      </HistoryButton>
      <HistoryButton
        name="Redo"
        shortcut={keys.redo}
        keyNames="Control+Shift+Z Meta+Shift+Z Control+Y"
        store={$canRedo}
        locked={locked}
        onPress={redoLast}
      >
        <Redo2 aria-hidden="true" size={18} strokeWidth={1.75} />
      </HistoryButton>
    </div>
  );
}

interface HistoryButtonProps {
  readonly name: string;
  readonly shortcut: string;
  readonly keyNames: string;
  readonly store: typeof $canUndo;
  readonly locked: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/**
 * Keeps the focus on a disabled button, so that Undo at the end of the history does not lose it.
 */
function HistoryButton({
  name,
  shortcut,
  keyNames,
  store,
  locked,
  onPress,
  children,
}: HistoryButtonProps): ReactElement {
  const isOff = !useStore(store) || locked;
  return (
    <button
      type="button"
      aria-disabled={isOff}
      aria-keyshortcuts={keyNames}
      title={`${name} (${shortcut})`}
      onClick={isOff ? undefined : onPress}
      className={`grid h-11 w-10 place-items-center rounded-[10px] outline-offset-[-3px] focus-visible:outline-2 focus-visible:outline-ring ${isOff ? 'text-white/25' : 'cursor-pointer text-white/75 hover:text-white active:translate-y-px'}`}
    >
      {children}
      <span className="sr-only">{name}</span>
    </button>
  );
}
