import ArrowLeft from 'lucide-react/icons/arrow-left';
import PenTool from 'lucide-react/icons/pen-tool';
import Phone from 'lucide-react/icons/phone';
import Play from 'lucide-react/icons/play';
import Send from 'lucide-react/icons/send';
import { useState, type ReactElement } from 'react';
import { paths } from '../../paths.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { callAddress } from './call-address.ts';
import { DemoTitle } from './DemoTitle.tsx';
import type { LibraryDemo } from './library-demo.ts';
import { SendDialog } from './SendDialog.tsx';

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.75 } as const;

/** A button that shows only its icon on a phone. */
const square = 'min-h-10! max-md:min-h-11! max-md:w-11 max-md:shrink-0 max-md:px-0!';

interface DemoHeadProps {
  readonly demo: LibraryDemo;
  readonly back: string;
}

/** A demo's name and stage, and the most frequent actions. */
export function DemoHead({ demo, back }: DemoHeadProps): ReactElement {
  const { uniqueId, local } = demo;
  const call = callAddress(demo);
  const [sends, setSends] = useState(false);
  return (
    <div className="flex min-h-17 shrink-0 flex-wrap items-center gap-x-3 gap-y-2 border-b border-white/9 px-6 py-2 max-md:px-4">
      <div className="-ml-2 max-md:hidden">
        <BackLink href={back} />
      </div>
      <div className="min-w-0 flex-1 max-md:basis-full">
        <DemoTitle demo={demo} />
      </div>
      <div className="flex gap-2 max-md:w-full">
        {!local && (
          <a href={paths.editDemo(uniqueId)} className={buttonClass('secondary', square, true)}>
            <PenTool {...icon} />
            <span className="max-md:sr-only">
              Edit<span className="sr-only"> in wizard</span>
            </span>
          </a>
        )}
        {/* Not the client's link: under the product's own name a member's visit is recognised. */}
        <a
          href={demo.address}
          target="_blank"
          rel="noopener"
          title="The page alone in its own tab; your visits are not counted"
          className={buttonClass('secondary', square, true)}
        >
          <Play {...icon} />
          <span className="max-md:sr-only">
            Present<span className="sr-only"> (opens in a new tab)</span>
          </span>
        </a>
        {call !== undefined && (
          <a href={call} className={buttonClass('secondary', 'flex-1 md:hidden', true)}>
            <Phone {...icon} />
            Call
          </a>
        )}
        <Button
          variant="primary"
          aria-haspopup="dialog"
          onClick={() => setSends(true)}
          className="min-h-10! max-md:min-h-11! max-md:flex-1"
        >
          <Send {...icon} />
          Send a link
        </Button>
      </div>
      {sends && <SendDialog demo={demo} onClose={() => setSends(false)} />}
    </div>
  );
}

export function BackLink({ href }: { readonly href: string }): ReactElement {
  return (
    <a
      href={href}
      className="flex min-h-11 items-center gap-2 rounded-[10px] px-2 text-sm/5 text-white/70 outline-offset-[-3px] hover:text-white focus-visible:outline-2 focus-visible:outline-ring"
    >
      <ArrowLeft aria-hidden="true" size={16} strokeWidth={1.75} />
      Demos
    </a>
  );
}
