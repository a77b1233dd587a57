import ArrowLeft from 'lucide-react/icons/arrow-left';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import ExternalLink from 'lucide-react/icons/external-link';
import PenTool from 'lucide-react/icons/pen-tool';
import Phone from 'lucide-react/icons/phone';
import type { ReactElement } from 'react';
import { paths } from '../../paths.ts';
import { copyLink } from '../studio/making/copy-link.ts';
import { libraryDemoAddress } from '../studio/making/demo-link.ts';
import { useCopied } from '../studio/making/use-copied.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { callAddress } from './call-address.ts';
import { DemoTitle } from './DemoTitle.tsx';
import type { LibraryDemo } from './library-demo.ts';

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
  const link = libraryDemoAddress(demo);
  const call = callAddress(demo);
  const [isCopied, showCopied] = useCopied();
  const copy = async (): Promise<void> => {
    if (await copyLink(link)) showCopied();
  };
  return (
    <div className="flex min-h-17 shrink-0 flex-wrap items-center gap-x-3 gap-y-2 border-b border-white/9 px-6 py-2 max-md:px-4">
      <div className="-ml-2 max-md:hidden">
        <BackLink href={back} />
      </div>
      <div className="min-w-0 flex-1 max-md:basis-full">
        <DemoTitle demo={demo} />
      </div>
      <div className="flex gap-2 max-md:w-full">
        {/* Not the client's link: under the product's own name a member's visit is recognised. */}
        <a
          href={demo.address}
          target="_blank"
          rel="noopener"
          className={buttonClass('secondary', square, true)}
        >
          <ExternalLink {...icon} />
          <span className="max-md:sr-only">
            Open<span className="sr-only"> (opens in a new tab)</span>
          </span>
        </a>
        {!local && (
          <a href={paths.editDemo(uniqueId)} className={buttonClass('secondary', square, true)}>
            <PenTool {...icon} />
            <span className="max-md:sr-only">
              Edit<span className="sr-only"> in wizard</span>
            </span>
          </a>
        )}
        {call !== undefined && (
          <a href={call} className={buttonClass('secondary', 'flex-1 md:hidden', true)}>
            <Phone {...icon} />
            Call
          </a>
        )}
        <Button
          look="primary"
          onClick={() => void copy()}
          className="min-h-10! max-md:min-h-11! max-md:flex-1"
        >
          {isCopied ? <Check {...icon} /> : <Copy {...icon} />}
          {isCopied ? 'Copied' : 'Copy link'}
        </Button>
      </div>
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
