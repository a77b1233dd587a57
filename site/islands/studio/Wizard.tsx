import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, useRef, type ReactElement } from 'react';
import type { User } from '../../../service/contract/auth.ts';
import { BrandStep } from './BrandStep.tsx';
import { ContentStep } from './ContentStep.tsx';
import { $making } from './demo-store.ts';
import { DraftBar } from './DraftBar.tsx';
import { $draft } from './draft-store.ts';
import { $jump, $looking } from './jump-to-field.ts';
import { LinkStep } from './LinkStep.tsx';
import { Preview } from './Preview.tsx';
import { showTop } from './preview-frame.ts';
import { ScanStep } from './ScanStep.tsx';
import { $scan } from './scan-store.ts';
import { StepBar } from './StepBar.tsx';
import { onUndoKeys } from './undo-edits.ts';
import { focusField } from './walk-steps.ts';
import { WizardFooter } from './WizardFooter.tsx';
import { usePart } from './use-slot.ts';

/** The four steps on the left, the page they make on the right; on a phone one or the other. */
export function Wizard({ user, onLibrary }: { user: User; onLibrary: () => void }): ReactElement {
  const step = usePart($draft, (draft) => draft.step);
  const isGenerating = useStore($making).at === 'generating';
  const isScanning = useStore($scan).at === 'scanning';
  const looking = useStore($looking);
  const form = useRef<HTMLDivElement>(null);
  const jump = useStore($jump);
  useLayoutEffect(() => {
    form.current?.scrollTo({ top: 0, behavior: 'instant' });
    if ($jump.get() === undefined) showTop();
  }, [step]);
  useEffect(() => {
    if (jump === undefined) return;
    $jump.set(undefined);
    focusField(jump);
  }, [jump, step]);
  return (
    // Every key of the wizard passes here, wherever the focus is.
    <div className="flex min-h-0 flex-1 flex-col" onKeyDown={onUndoKeys}>
      <StepBar locked={isGenerating || isScanning} />
      <div className="grid min-h-0 flex-1 grid-rows-[auto_minmax(0,1fr)_auto] md:grid-cols-[360px_minmax(0,1fr)] lg:grid-cols-[420px_minmax(0,1fr)]">
        <div className={looking ? 'max-md:hidden' : ''}>
          <DraftBar locked={isGenerating || isScanning} />
        </div>
        <div
          ref={form}
          inert={isGenerating}
          className={`relative min-h-0 [scrollbar-width:thin] [scrollbar-color:rgb(255_255_255/.2)_transparent] overflow-y-auto overscroll-contain border-white/9 px-6 py-7 max-md:row-start-2 max-md:px-5 max-md:py-6 md:border-r ${isGenerating ? 'opacity-55' : ''} ${looking ? 'max-md:hidden' : ''}`}
        >
          {step === 1 && <ScanStep owner={user.id} />}
          {step === 2 && <BrandStep />}
          {step === 3 && <ContentStep />}
          {step === 4 && <LinkStep user={user} onLibrary={onLibrary} />}
        </div>
        <WizardFooter user={user} />
        <Preview hidden={!looking} isWorking={isGenerating} />
      </div>
    </div>
  );
}
