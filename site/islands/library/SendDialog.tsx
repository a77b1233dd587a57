import { useId, type ReactElement } from 'react';
import { paths } from '../../paths.ts';
import { libraryDemoAddress } from '../studio/making/demo-link.ts';
import { LinkBox } from '../studio/making/LinkBox.tsx';
import { QrCode } from '../studio/making/QrCode.tsx';
import { buttonClass } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogHead } from '../ui/DialogHead.tsx';
import type { LibraryDemo } from './library-demo.ts';

interface SendDialogProps {
  readonly demo: LibraryDemo;
  readonly onClose: () => void;
}

/** The link of a demo, the way to a link for each person, and the link as a code. */
export function SendDialog({ demo, onClose }: SendDialogProps): ReactElement {
  const { uniqueId, address, local } = demo;
  const id = useId();
  const link = libraryDemoAddress(demo);
  return (
    <Dialog
      labelledBy={id}
      onClose={onClose}
      closesOnBackdrop
      className="max-h-[calc(100dvh-32px)] w-[min(440px,calc(100vw-32px))] overflow-y-auto rounded-[14px]"
    >
      <div className="space-y-5 p-6 pt-3.5">
        <div>
          <DialogHead id={id} title="Send a link" onClose={onClose} />
          <p className="mt-1 text-sm/5.5 text-white/65">
            {local
              ? 'It opens in this browser only, until the demo is uploaded.'
              : 'It shows the demo as it is saved, and keeps showing your edits.'}
          </p>
        </div>
        <LinkBox link={link} address={address} />
        {!local && (
          <section className="space-y-3 border-t border-white/9 pt-5">
            <h3 className="text-sm/5 font-medium">A link for each person</h3>
            <p className="text-sm/5.5 text-white/65">
              With a link of their own you see who opened it, and what they read.
            </p>
            <a
              href={paths.demoInApp(uniqueId)}
              onClick={onClose}
              className={buttonClass('secondary', 'w-full')}
            >
              Add a recipient
            </a>
          </section>
        )}
        <section className="space-y-3 border-t border-white/9 pt-5">
          <h3 className="text-sm/5 font-medium">QR code</h3>
          <QrCode link={link} name={uniqueId} />
        </section>
      </div>
    </Dialog>
  );
}
