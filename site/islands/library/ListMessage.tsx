import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import { Button } from '../ui/Button.tsx';
import { formatColumnTime } from './day-words.ts';
import { noFilter } from './filter-demos.ts';
import { $loadedAt, loadLibrary, patchFilter, type LibraryState } from './library-store.ts';
import { openSignIn } from '../ui/open-sign-in.ts';

interface ListMessageProps {
  readonly state: LibraryState;
  /** The number of loaded demos, and of those that the filter shows. */
  readonly known: number;
  readonly shown: number;
}

/** A line above the list with a problem and its remedy. The list stays. */
export function ListMessage({ state, known, shown }: ListMessageProps): ReactElement | null {
  const loadedAt = useStore($loadedAt);
  if (state === 'failed') {
    return (
      <Line
        title={
          known > 0 && loadedAt !== undefined
            ? `This list is as of ${formatColumnTime(loadedAt)}`
            : 'The list could not be loaded'
        }
        text={
          known > 0
            ? 'It could not be loaded completely since. Your demos are safe.'
            : 'Your demos are safe, and their links work.'
        }
      >
        <Button onClick={() => void loadLibrary()}>Try again</Button>
      </Line>
    );
  }
  if (state === 'signed-out') {
    return (
      <Line title="Please sign in again" text="Your saved demos are shown to you only.">
        <Button onClick={() => openSignIn()}>Sign in</Button>
      </Line>
    );
  }
  if (known === 0 || shown > 0) return null;
  return (
    <Line title="No demo matches" text="Nothing fits the search and the filter together.">
      <Button onClick={() => patchFilter(noFilter)}>Clear search and filter</Button>
    </Line>
  );
}

interface LineProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactElement;
}

function Line({ title, text, children }: LineProps): ReactElement {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-white/9 px-6 py-3 max-md:px-4">
      <p className="min-w-0 flex-1 text-sm/5.5 text-white/65">
        <span className="block font-medium text-white">{title}</span>
        {text}
      </p>
      {children}
    </div>
  );
}
