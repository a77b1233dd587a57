import { useStore } from '@nanostores/react';
import { useId, type ReactElement } from 'react';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogHead } from '../ui/DialogHead.tsx';
import { $hasSingleKeys, setSingleKeys } from './single-keys.ts';
import { KeyList, type KeyEntries } from './KeyList.tsx';

const keys: KeyEntries = [
  [['/'], 'Search the demos'],
  [['N'], 'Make a demo'],
  [['J', 'K'], 'Next and previous demo'],
  [['Enter'], 'Open the demo'],
  [['M'], 'Move the demo on the board'],
  [['V'], 'Set its offer on the board'],
  [['Z'], 'Undo the last move'],
  [['Esc'], 'Back, or choose none'],
  [['?'], 'Show these keys'],
];
const always: KeyEntries = [
  [['Ctrl Z'], 'Undo in the editor'],
  [['Ctrl Shift Z'], 'Redo in the editor'],
];

/** Lists the keyboard shortcuts, with the switch for those of a single key. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const title = useId();
  const isOn = useStore($hasSingleKeys);
  return (
    <Dialog
      labelledBy={title}
      onClose={onClose}
      closesOnBackdrop
      className="w-[min(400px,calc(100vw-32px))] rounded-[14px]"
    >
      <div className="p-6 pt-5">
        <DialogHead id={title} title="Keys" onClose={onClose} />
        <div className={isOn ? '' : 'opacity-50'}>
          <KeyList keys={keys} />
        </div>
        <label className="mt-2 flex min-h-11 cursor-pointer items-center gap-3 text-sm/5.5">
          <input
            type="checkbox"
            checked={isOn}
            onChange={({ currentTarget }) => setSingleKeys(currentTarget.checked)}
            className="size-4.5 accent-blue outline-offset-2 focus-visible:outline-2 focus-visible:outline-ring"
          />
          Use these keys in this browser
        </label>
        <div className="mt-2 border-t border-white/9 pt-2">
          <KeyList keys={always} />
        </div>
      </div>
    </Dialog>
  );
}
