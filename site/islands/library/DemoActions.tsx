import Files from 'lucide-react/icons/files';
import QrIcon from 'lucide-react/icons/qr-code';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState, type ReactElement } from 'react';
import { QrCode } from '../studio/making/QrCode.tsx';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { controlClass } from '../ui/Field.tsx';
import { deleteDemo } from './delete-demo.ts';
import { duplicateDemo } from './duplicate-demo.ts';
import type { LibraryDemo } from './library-demo.ts';
import { libraryDemoAddress } from '../studio/making/demo-link.ts';

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.75 } as const;

interface DemoActionsProps {
  readonly demo: LibraryDemo;
  readonly maxDemos: number | null;
  readonly onDeleted: (demo: LibraryDemo) => void;
  readonly onOpen: (demo: LibraryDemo) => void;
}

/** The demo's link, and the less frequent actions. */
export function DemoActions({ demo, maxDemos, onDeleted, onOpen }: DemoActionsProps): ReactElement {
  const { name, uniqueId, local } = demo;
  const link = libraryDemoAddress(demo);
  const [isCodeShown, setIsCodeShown] = useState(false);
  const [isCopying, setIsCopying] = useState(false);
  const [isDoomed, setIsDoomed] = useState(false);
  const duplicate = async (): Promise<void> => {
    setIsCopying(true);
    const made = await duplicateDemo(demo, maxDemos);
    setIsCopying(false);
    if (made) onOpen(made);
  };
  const remove = (): void => {
    setIsDoomed(false);
    onDeleted(demo);
    void deleteDemo(demo);
  };
  return (
    <div>
      <div className="flex flex-wrap gap-2">
        <input
          readOnly
          aria-label="Link to share"
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
          className={`${controlClass} min-h-11! w-auto! min-w-0 flex-1 basis-56 truncate py-2! text-sm/6!`}
        />
      </div>
      <div className="mt-2 -ml-3 flex flex-wrap gap-x-1 max-sm:grid max-sm:grid-cols-2 max-sm:justify-items-start md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:justify-items-start">
        {!local && (
          <Button variant="quiet" narrow busy={isCopying} onClick={() => void duplicate()}>
            <Files {...icon} />
            Duplicate
          </Button>
        )}
        <Button
          variant="quiet"
          narrow
          aria-expanded={isCodeShown}
          aria-controls="demo-qr"
          onClick={() => setIsCodeShown(!isCodeShown)}
        >
          <QrIcon {...icon} />
          QR code
        </Button>
        <Button variant="quiet" narrow onClick={() => setIsDoomed(true)}>
          <Trash2 {...icon} />
          Delete
        </Button>
      </div>
      <div id="demo-qr" hidden={!isCodeShown} className="mt-3">
        {isCodeShown && <QrCode link={link} name={uniqueId} />}
      </div>
      {isDoomed && (
        <ConfirmDialog
          title={`Delete “${name}”?`}
          text={
            local
              ? 'It is removed from this device.'
              : 'Its link stops working at once. You can undo this for a day.'
          }
          confirm="Delete demo"
          onConfirm={remove}
          onCancel={() => setIsDoomed(false)}
        />
      )}
    </div>
  );
}
