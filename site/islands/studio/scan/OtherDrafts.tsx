import { useStore } from '@nanostores/react';
import X from 'lucide-react/icons/x';
import type { ReactElement } from 'react';
import { $otherDrafts, deleteDraft, switchDraft } from '../draft/stored-draft.ts';

const shownAtOnce = 4;
const day = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** Unfinished drafts of other tabs. */
export function OtherDrafts({ owner }: { owner: string }): ReactElement | null {
  const drafts = useStore($otherDrafts);
  if (drafts.length === 0) return null;
  return (
    <section aria-labelledby="other-drafts" className="mt-7 border-t border-white/9 pt-5">
      <h4 id="other-drafts" className="text-sm/6 font-medium text-white/90">
        Unfinished drafts
      </h4>
      <ul className="mt-2 divide-y divide-white/9 rounded-xl border border-white/12">
        {drafts.slice(0, shownAtOnce).map(({ id, name, savedAt }) => (
          <li key={id} className="flex items-center pr-1">
            <button
              type="button"
              onClick={() => switchDraft(owner, id)}
              className="min-h-11 min-w-0 flex-1 cursor-pointer rounded-[10px] py-2 pl-3.5 text-left text-[13px]/5 outline-offset-[-3px] hover:text-white focus-visible:outline-2 focus-visible:outline-ring"
            >
              <span className="sr-only">Continue </span>
              <bdi className="block truncate font-medium text-white">{name}</bdi>
              <span className="block text-white/60">{day.format(savedAt)}</span>
            </button>
            <button
              type="button"
              onClick={() => deleteDraft(owner, id)}
              className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-[10px] text-white/60 outline-offset-[-3px] hover:text-white focus-visible:outline-2 focus-visible:outline-ring"
            >
              <X aria-hidden="true" size={16} strokeWidth={1.75} />
              <span className="sr-only">Remove the draft {name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
