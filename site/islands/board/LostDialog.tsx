import { useId, useState, type ReactElement } from 'react';
import { useStore } from '@nanostores/react';
import type { LibraryDemo } from '../library/library-demo.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { TextField } from '../ui/TextField.tsx';
import { $saved } from '../library/library-store.ts';
import { moveDemo } from './move-demo.ts';

const maxReason = 200;

interface LostDialogProps {
  readonly demo: LibraryDemo;
  readonly onClose: () => void;
}

/** Asks for the reason of a loss, which may stay empty. Closes when it is saved. */
export function LostDialog({ demo, onClose }: LostDialogProps): ReactElement {
  const title = useId();
  const field = useId();
  const [reason, setReason] = useState(demo.lostReason ?? '');
  const [isBusy, setIsBusy] = useState(false);
  const known = usefulReasons(useStore($saved));
  const submit = async (): Promise<void> => {
    setIsBusy(true);
    const isTaken = await moveDemo(demo, 'lost', reason);
    setIsBusy(false);
    if (isTaken) onClose();
  };
  return (
    <Dialog
      labelledBy={title}
      initialFocus={field}
      onClose={onClose}
      closesOnBackdrop={reason === ''}
      className="w-[min(420px,calc(100vw-32px))] rounded-[14px]"
    >
      <form
        className="p-6"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void submit();
        }}
      >
        <h2 id={title} className="truncate text-lg/6 font-medium tracking-[-.01em]">
          <bdi>{demo.name}</bdi> was lost
        </h2>
        <TextField
          id={field}
          label="Reason, if you know it"
          fieldClassName="mt-4"
          maxLength={maxReason}
          dir="auto"
          autoComplete="off"
          list={`${field}-known`}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <datalist id={`${field}-known`}>
          {known.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
        <div className="mt-5 flex justify-end gap-2">
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" busy={isBusy}>
            Move to Lost
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Earlier reasons as suggestions, so that equal reasons have equal texts. */
function usefulReasons(demos: readonly LibraryDemo[]): readonly string[] {
  return [...new Set(demos.flatMap(({ lostReason }) => lostReason ?? []))].slice(0, 20);
}
