import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, useRef, type ReactElement } from 'react';
import type { User } from '../../../../service/contract/user.ts';
import { $making } from '../making/making-store.ts';
import { DraftHead } from '../draft/DraftHead.tsx';
import { $draft } from '../draft/draft-store.ts';
import { $jump, $showsPreview } from './jump-to-field.ts';
import { brandPart, contentPart, laterPreview, useLater } from './later-parts.ts';
import { PartMissing, PreviewToCome } from '../preview/PreviewToCome.tsx';
import { showTop } from '../preview/preview-link.ts';
import { ScanStep } from '../scan/ScanStep.tsx';
import { $scan } from '../scan/scan-state.ts';
import { StepBar } from './StepBar.tsx';
import { onUndoKeys } from './undo-edits.ts';
import { focusField } from './walk-steps.ts';
import { WizardFooter } from './WizardFooter.tsx';
import { usePart } from '../fields/use-slot.ts';

interface WizardProps {
  readonly user: User;
  /** Opens the library, at the demo of a link if one is given. */
  readonly onLibrary: (uniqueId?: string) => void;
}

/** The four steps on the left and the preview on the right; a phone shows one of the two. */
export function Wizard({ user, onLibrary }: WizardProps): ReactElement {
  const step = usePart($draft, (draft) => draft.step);
  const isGenerating = useStore($making).status === 'generating';
  const isScanning = useStore($scan).status === 'scanning';
  const looking = useStore($showsPreview);
  const form = useRef<HTMLDivElement>(null);
  const jump = useStore($jump);
  const reached = usePart($draft, (draft) => draft.reached);
  const brand = useLater(brandPart, step);
  // Steps reached so far can be opened with one click, and so can the next one.
  const content = useLater(contentPart, step, step > 1 || reached > 2);
  const later = step > 2 ? content : brand;
  const preview = useLater(laterPreview, step);
  const isThere = step < 2 || later !== undefined;
  const place = `max-md:row-span-2 max-md:row-start-1 md:col-start-2 md:row-span-3 md:row-start-1 ${looking ? '' : 'max-md:hidden'}`;
  useLayoutEffect(() => {
    form.current?.scrollTo({ top: 0, behavior: 'instant' });
    if ($jump.get() === undefined) showTop();
  }, [step]);
  useEffect(() => {
    if (jump === undefined || !isThere) return;
    $jump.set(undefined);
    focusField(jump);
  }, [jump, step, isThere]);
  return (
    // Receives every key of the wizard, wherever the focus is.
    <div className="flex min-h-0 flex-1 flex-col" onKeyDown={onUndoKeys}>
      <div className="grid min-h-0 flex-1 grid-rows-[auto_minmax(0,1fr)_auto] md:grid-cols-[360px_minmax(0,1fr)]">
        <div className={`border-white/9 md:border-r ${looking ? 'max-md:hidden' : ''}`}>
          <DraftHead locked={isGenerating || isScanning} />
          <StepBar locked={isGenerating || isScanning} />
        </div>
        <div
          ref={form}
          inert={isGenerating}
          className={`relative min-h-0 [scrollbar-width:thin] [scrollbar-color:rgb(255_255_255/.2)_transparent] overflow-y-auto overscroll-contain border-white/9 px-5 py-6 max-md:row-start-2 md:border-r ${isGenerating ? 'opacity-55' : ''} ${looking ? 'max-md:hidden' : ''}`}
        >
          {step === 1 && <ScanStep owner={user.id} />}
          {step > 1 && later === 'missing' && <PartMissing />}
          {step === 2 && typeof brand === 'object' && (
            <brand.BrandStep owner={user.id} onLibrary={onLibrary} />
          )}
          {step === 3 && typeof content === 'object' && (
            <content.ContentStep onLibrary={onLibrary} />
          )}
          {step === 4 && typeof content === 'object' && (
            <content.LinkStep user={user} onLibrary={onLibrary} />
          )}
        </div>
        <WizardFooter user={user} />
        {typeof preview === 'object' ? (
          <preview.Preview place={place} isWorking={isGenerating} />
        ) : (
          <PreviewToCome place={place} isMissing={preview === 'missing'} />
        )}
      </div>
    </div>
  );
}
