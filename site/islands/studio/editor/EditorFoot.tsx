import { useStore } from '@nanostores/react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactElement } from 'react';
import { patchDraft } from '../draft/draft-store.ts';
import { summarizeConcerns, useConcernCount } from '../making/SendCheck.tsx';
import { $concerns } from '../making/send-check.ts';
import { $showsContact, $showsPreview } from '../shell/jump-to-field.ts';

/** Shows the list of contents to replace or to check, and focuses its heading. */
function showConcerns(): void {
  $showsContact.set(false);
  $showsPreview.set(false);
  patchDraft({ step: 3 });
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const heading = document.getElementById('send-check');
      heading?.focus({ preventScroll: true });
      heading?.closest('section')?.scrollIntoView({ block: 'start' });
    }),
  );
}

/** Sums up in one line what on the page comes from neither the client nor the agency. */
export function EditorFoot(): ReactElement {
  const concerns = useStore($concerns);
  const count = useConcernCount();
  const Icon = count > 0 ? CircleAlert : CircleCheck;
  return (
    <div className="flex min-h-13 shrink-0 items-center gap-2.5 border-t border-white/9 px-4.5 text-[13px]/5 text-white/70">
      <Icon aria-hidden="true" size={15} strokeWidth={1.75} className="shrink-0" />
      <p className="min-w-0 flex-1 py-2">{summarizeConcerns(concerns).replace(/\.$/u, '')}</p>
      {count > 0 && (
        <button
          type="button"
          onClick={showConcerns}
          className="min-h-11 shrink-0 cursor-pointer rounded-lg text-white underline decoration-white/30 underline-offset-4 outline-offset-2 focus-visible:outline-2 focus-visible:outline-ring"
        >
          Show
        </button>
      )}
    </div>
  );
}
