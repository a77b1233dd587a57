import { useStore } from '@nanostores/react';
import { ArrowLeft, Eye, PenLine } from 'lucide-react';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import type { User } from '../../../service/contract/auth.ts';
import { Button } from '../ui/Button.tsx';
import { BrandStep } from './BrandStep.tsx';
import { ContentStep } from './ContentStep.tsx';
import { $making, generateSite } from './demo-store.ts';
import { $draft } from './draft-store.ts';
import { LinkStep } from './LinkStep.tsx';
import { Preview } from './Preview.tsx';
import { revealSlot } from './preview-frame.ts';
import { ScanStep } from './ScanStep.tsx';
import { $scan } from './scan-store.ts';
import { StepBar } from './StepBar.tsx';
import { goBack, goNext } from './walk-steps.ts';
import { usePart } from './use-slot.ts';

/** The four steps on the left, the page they make on the right; on a phone one or the other. */
export function Wizard({ user, onLibrary }: { user: User; onLibrary: () => void }): ReactElement {
  const step = usePart($draft, (draft) => draft.step);
  const isGenerating = useStore($making).at === 'generating';
  const isScanning = useStore($scan).at === 'scanning';
  const [looking, setLooking] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    form.current?.scrollTo({ top: 0, behavior: 'instant' });
    revealSlot('businessName');
  }, [step]);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <StepBar locked={isGenerating || isScanning} />
      <div className="grid min-h-0 flex-1 grid-rows-[minmax(0,1fr)_auto] md:grid-cols-[420px_minmax(0,1fr)]">
        <div
          ref={form}
          inert={isGenerating}
          className={`relative min-h-0 [scrollbar-width:thin] [scrollbar-color:rgb(255_255_255/.2)_transparent] overflow-y-auto overscroll-contain border-white/9 px-6 py-7 max-md:px-5 max-md:py-6 md:border-r ${isGenerating ? 'opacity-55' : ''} ${looking ? 'max-md:hidden' : ''}`}
        >
          {step === 1 && <ScanStep />}
          {step === 2 && <BrandStep />}
          {step === 3 && <ContentStep />}
          {step === 4 && <LinkStep user={user} onLibrary={onLibrary} />}
        </div>
        <Footer user={user} looking={looking} onLook={setLooking} />
        <Preview hidden={!looking} isWorking={isGenerating} />
      </div>
    </div>
  );
}

interface FooterProps {
  readonly user: User;
  readonly looking: boolean;
  readonly onLook: (looking: boolean) => void;
}

function Footer({ user, looking, onLook }: FooterProps): ReactElement {
  const step = usePart($draft, (draft) => draft.step);
  const reached = usePart($draft, (draft) => draft.reached);
  const isGenerating = useStore($making).at === 'generating';
  const isScanning = useStore($scan).at === 'scanning';
  const canGoOn = step === 2 || step === 3 || (step === 1 && reached > 1);
  const next = (): void => {
    onLook(false);
    if (step === 3) void generateSite(user);
    else goNext();
  };
  return (
    <div className="flex min-h-[72px] items-center gap-3 border-t border-white/9 px-6 py-3 max-md:row-start-2 max-md:px-4 md:border-r">
      <div className="flex flex-1 gap-2">
        {step > 1 && (
          <Button look="quiet" className="-ml-2 px-3" onClick={goBack} disabled={isGenerating}>
            <ArrowLeft aria-hidden="true" size={16} strokeWidth={1.75} />
            Back
          </Button>
        )}
      </div>
      <p role="status" className="text-[13px]/5 text-white/60 max-md:sr-only">
        {isGenerating ? 'Generating…' : `Step ${step} of 4`}
      </p>
      <div className="flex flex-1 justify-end gap-2">
        <Button look="secondary" className="px-3 md:hidden" onClick={() => onLook(!looking)}>
          {looking ? (
            <PenLine aria-hidden="true" size={16} strokeWidth={1.75} />
          ) : (
            <Eye aria-hidden="true" size={16} strokeWidth={1.75} />
          )}
          {looking ? 'Edit' : 'Preview'}
        </Button>
        {canGoOn && (
          <Button look="primary" busy={isGenerating} disabled={isScanning} onClick={next}>
            {step === 3 ? 'Generate Site' : 'Next'}
          </Button>
        )}
      </div>
    </div>
  );
}
