import { useStore } from '@nanostores/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Eye from 'lucide-react/icons/eye';
import PenLine from 'lucide-react/icons/pen-line';
import type { ReactElement } from 'react';
import type { User } from '../../../../service/contract/user.ts';
import { Button } from '../../ui/Button.tsx';
import { $draft } from '../draft/draft-store.ts';
import { $showsPreview } from './jump-to-field.ts';
import { contentPart } from './later-parts.ts';
import { $making } from '../making/making-store.ts';
import { $scan } from '../scan/scan-state.ts';
import { goBack, goNext } from './walk-steps.ts';
import { usePart } from '../fields/use-slot.ts';

/** Buttons to the previous and next step, and on a phone between form and preview. */
export function WizardFooter({ user }: { user: User }): ReactElement {
  const looking = useStore($showsPreview);
  const step = usePart($draft, (draft) => draft.step);
  const reached = usePart($draft, (draft) => draft.reached);
  const isGenerating = useStore($making).status === 'generating';
  const isScanning = useStore($scan).status === 'scanning';
  const later = useStore(contentPart.$part);
  const parts = typeof later === 'object' ? later : undefined;
  const isComing = step === 3 && later === undefined;
  const canGoOn = step === 2 || step === 3 || (step === 1 && reached > 1);
  // The third step has one more control and the longest button.
  const narrow = step === 3 ? 'max-md:sr-only' : '';
  const next = (): void => {
    $showsPreview.set(false);
    if (step === 3) void parts?.generateSite(user);
    else goNext();
  };
  return (
    <div className="flex min-h-[72px] items-center gap-2 border-t border-white/9 px-5 py-3 max-md:row-start-3 md:border-r">
      <div className="flex flex-1 gap-2">
        {step > 1 && (
          <Button variant="quiet" narrow className="-ml-3" onClick={goBack} disabled={isGenerating}>
            <ArrowLeft aria-hidden="true" size={16} strokeWidth={1.75} />
            <span className={narrow}>Back</span>
          </Button>
        )}
      </div>
      <p
        role="status"
        className={`text-[13px]/5 text-white/60 ${step === 3 && !isGenerating ? 'sr-only' : 'max-md:sr-only'}`}
      >
        {isGenerating ? 'Generating…' : `Step ${step} of 4`}
      </p>
      {step === 3 && !isGenerating && parts && <parts.CheckLink />}
      <div className="flex flex-1 justify-end gap-2">
        <Button
          variant="secondary"
          narrow
          className="md:hidden"
          onClick={() => $showsPreview.set(!looking)}
        >
          {looking ? (
            <PenLine aria-hidden="true" size={16} strokeWidth={1.75} />
          ) : (
            <Eye aria-hidden="true" size={16} strokeWidth={1.75} />
          )}
          <span className={narrow}>{looking ? 'Edit' : 'Preview'}</span>
        </Button>
        {canGoOn && (
          <Button
            variant="primary"
            busy={isGenerating || isComing}
            disabled={isScanning}
            onClick={next}
          >
            {step === 3 ? 'Generate Site' : 'Next'}
          </Button>
        )}
      </div>
    </div>
  );
}
