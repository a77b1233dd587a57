import type { ReactElement } from 'react';
import { $showsPreview } from '../shell/jump-to-field.ts';
import { useConcernCount } from './SendCheck.tsx';

/** Links to the check of the demo when it has findings. */
export function CheckLink(): ReactElement | null {
  const count = useConcernCount();
  if (count === 0) return null;
  const open = (): void => {
    $showsPreview.set(false);
    requestAnimationFrame(() => {
      const heading = document.getElementById('send-check');
      heading?.focus({ preventScroll: true });
      heading?.closest('section')?.scrollIntoView({ block: 'start' });
    });
  };
  return (
    <button
      type="button"
      onClick={open}
      className="min-h-11 cursor-pointer rounded-lg text-[13px]/5 whitespace-nowrap text-white/75 underline decoration-white/30 underline-offset-4 outline-offset-[-4px] hover:text-white focus-visible:outline-2 focus-visible:outline-ring max-[359px]:hidden"
    >
      {count} to check
    </button>
  );
}
