import Maximize2 from 'lucide-react/icons/maximize-2';
import { useState, type ReactElement } from 'react';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogHead } from '../ui/DialogHead.tsx';
import { DeviceChoice, type Device } from './DeviceChoice.tsx';
import type { LibraryDemo } from './library-demo.ts';
import { PreviewFrame } from './PreviewFrame.tsx';

const titleId = 'preview-title';

/** On a phone: the top of the page; a press opens all of it. */
export function PreviewStrip({ demo }: { readonly demo: LibraryDemo }): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <div className="relative h-50 shrink-0 overflow-hidden rounded-[10px] border border-white/14 bg-panel">
        <div inert className="flex h-full flex-col">
          <PreviewFrame demo={demo} device="desktop" />
        </div>
        <button
          type="button"
          onClick={() => setIsOpen(true)}
          className="absolute inset-0 cursor-pointer rounded-[10px] outline-offset-[-3px] focus-visible:outline-2 focus-visible:outline-ring"
        >
          <span className="sr-only">Open the preview</span>
          <span
            aria-hidden="true"
            className="absolute right-2.5 bottom-2.5 grid size-9 place-items-center rounded-full bg-ground text-white shadow-lg"
          >
            <Maximize2 size={16} strokeWidth={1.75} />
          </span>
        </button>
      </div>
      {isOpen && <WholePreview demo={demo} onClose={() => setIsOpen(false)} />}
    </>
  );
}

interface WholePreviewProps {
  readonly demo: LibraryDemo;
  readonly onClose: () => void;
}

function WholePreview({ demo, onClose }: WholePreviewProps): ReactElement {
  const [device, setDevice] = useState<Device>('phone');
  return (
    <Dialog labelledBy={titleId} onClose={onClose} className="h-dvh w-full border-0!">
      <div className="flex h-full flex-col">
        <DialogHead id={titleId} title={`Preview of ${demo.name}`} onClose={onClose} variant="bar">
          <DeviceChoice device={device} onChoose={setDevice} />
        </DialogHead>
        <PreviewFrame demo={demo} device={device} phoneWidth={430} />
      </div>
    </Dialog>
  );
}
