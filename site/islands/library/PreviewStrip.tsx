import Maximize2 from 'lucide-react/icons/maximize-2';
import X from 'lucide-react/icons/x';
import { useState, type ReactElement } from 'react';
import { Dialog } from '../ui/Dialog.tsx';
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
        <div className="flex shrink-0 items-center border-b border-white/9 pr-1 pl-4">
          <h2
            id={titleId}
            tabIndex={-1}
            dir="auto"
            className="min-w-0 flex-1 truncate text-left text-[15px]/6 font-medium outline-none"
          >
            Preview of {demo.name}
          </h2>
          <DeviceChoice device={device} onChoose={setDevice} />
          <button
            type="button"
            onClick={onClose}
            className="grid size-12 shrink-0 cursor-pointer place-items-center text-white/75 outline-offset-[-4px] hover:text-white focus-visible:outline-2 focus-visible:outline-ring"
          >
            <X aria-hidden="true" size={20} strokeWidth={1.75} />
            <span className="sr-only">Close</span>
          </button>
        </div>
        <PreviewFrame demo={demo} device={device} phoneWidth={430} />
      </div>
    </Dialog>
  );
}
