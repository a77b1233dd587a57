import { type ReactElement } from 'react';
import { QrPicture } from '../studio/making/QrCode.tsx';

/**
 * A code for the agency's own visit of the sample, to see how a visit looks before there is a demo.
 */
export function SampleCode({ link }: { readonly link: string }): ReactElement {
  return (
    <div className="mx-1 border-t border-white/9 pt-6">
      <QrPicture link={link} label="QR code of the sample" />
      <h3 className="mt-5 text-base/6 font-medium tracking-[-.01em]">See yourself arrive</h3>
      <p className="mt-0.5 text-[13px]/5 text-pretty text-white/65">
        Scan this with your phone. The sample opens, and what a prospect’s visit looks like appears
        right here, while you read.
      </p>
    </div>
  );
}
