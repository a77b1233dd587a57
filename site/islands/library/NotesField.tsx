import { useStore } from '@nanostores/react';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactElement } from 'react';
import { controlClass } from '../ui/Field.tsx';
import type { LibraryDemo } from './library-demo.ts';
import { $notes, retryNotes, saveNotesNow, editNotes, type NotesState } from './notes-store.ts';
import { textLimits } from '../../../service/contract/text-limits.ts';

const words: Readonly<Record<NotesState, string>> = {
  saved: 'Saved',
  waiting: 'Saving…',
  saving: 'Saving…',
  failed: 'Not saved yet. Kept on this device and tried again by itself.',
  'signed-out': 'Not saved yet. Kept on this device until you sign in again.',
};

/** The agency's private notes, saved while they are typed. */
export function NotesField({ demo }: { demo: LibraryDemo }): ReactElement {
  const { [demo.id]: here } = useStore($notes);
  const text = here?.text ?? demo.notes;
  const state = here?.state;
  const isStuck = state === 'failed' || state === 'signed-out';
  return (
    <>
      <textarea
        aria-label="Notes"
        aria-describedby="notes-hint"
        dir="auto"
        rows={5}
        maxLength={textLimits.notes}
        placeholder="Who to call, what they liked, what comes next. Only you can see this."
        value={text}
        onChange={({ currentTarget }) => editNotes(demo.id, currentTarget.value)}
        onBlur={saveNotesNow}
        className={`${controlClass} field-sizing-content max-h-96 min-h-32! resize-y pointer-coarse:resize-none`}
      />
      <div
        id="notes-hint"
        className="mt-1.5 flex min-h-5 items-start gap-1.5 text-[13px]/5 text-white/60"
      >
        {state === 'saved' && <Check aria-hidden="true" size={15} className="mt-0.5 shrink-0" />}
        {isStuck && (
          <CircleAlert aria-hidden="true" size={15} className="mt-0.5 shrink-0 text-danger" />
        )}
        <p className={isStuck ? 'text-danger' : ''}>
          {/* Screen readers announce only the end of saving, or a failure. */}
          <span role="status">{state === 'saved' || isStuck ? words[state] : ''}</span>
          <span aria-hidden="true">
            {state === 'waiting' || state === 'saving' ? words[state] : ''}
          </span>
        </p>
        {isStuck && (
          <button
            type="button"
            onClick={() => retryNotes(demo.id)}
            className="-my-3 min-h-11 shrink-0 cursor-pointer rounded px-1 text-white underline underline-offset-4 focus-visible:outline-2 focus-visible:outline-ring"
          >
            {state === 'signed-out' ? 'Sign in' : 'Save now'}
          </button>
        )}
      </div>
    </>
  );
}
