import { useEffect, useRef, type ReactElement } from 'react';
import { paths } from '../../../paths.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { $draft } from '../draft/draft-store.ts';
import { usePart } from '../fields/use-slot.ts';
import { demoAddress } from '../making/demo-link.ts';
import { LinkBox } from '../making/LinkBox.tsx';
import { QrCode } from '../making/QrCode.tsx';
import { saveEdits } from './auto-save.ts';
import { EditorPart } from './EditorPart.tsx';

/** The demo's link, once its edits are saved. */
export function SendPanel(): ReactElement | null {
  const made = usePart($draft, (draft) => draft.made);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    void saveEdits();
  }, []);
  if (!made) return null;
  const link = demoAddress(made);
  return (
    <div className="space-y-5">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-[15px]/6 font-medium outline-none">
          Send a link
        </h2>
        <p className="mt-1 text-sm/5.5 text-white/65">
          It shows the demo as it is saved, and keeps showing your edits.
        </p>
      </div>
      <LinkBox link={link} address={paths.savedDemo(made.uniqueId)} />
      <EditorPart title="A link for each person">
        <p className="-mt-3 text-sm/5.5 text-white/65">
          With a link of their own you see who opened it, and what they read.
        </p>
        <a href={paths.demoInApp(made.uniqueId)} className={buttonClass('secondary', 'w-full')}>
          Add a recipient
        </a>
      </EditorPart>
      <EditorPart title="QR code">
        <QrCode link={link} name={made.uniqueId} />
      </EditorPart>
    </div>
  );
}
