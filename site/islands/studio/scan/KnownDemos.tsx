import { useStore } from '@nanostores/react';
import { useId, type ReactElement } from 'react';
import { paths } from '../../../paths.ts';
import { navigate } from '../../app/router.ts';
import { Button } from '../../ui/Button.tsx';
import { whenFocusIsLost } from '../../ui/when-focus-is-lost.ts';
import { $draft } from '../draft/draft-store.ts';
import { $otherDrafts, switchDraft } from '../draft/stored-draft.ts';
import { knownDemos, type KnownDemo } from './known-demos.ts';
import { localDemos } from '../making/local-demos.ts';
import { $scannedSite } from './scanned-site.ts';
import { focusHeading } from '../shell/StepHeading.tsx';
import { usePart } from '../fields/use-slot.ts';

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

const places: Readonly<Record<KnownDemo['kind'], string>> = {
  saved: 'Made',
  device: 'On this device only, made',
  draft: 'Unfinished draft,',
};

interface KnownDemosProps {
  readonly owner: string;
  readonly onLibrary: (uniqueId: string) => void;
}

/** Says that the scanned website has a demo already, with links to it and to a new one. */
export function KnownDemos({ owner, onLibrary }: KnownDemosProps): ReactElement | null {
  const site = useStore($scannedSite);
  const drafts = useStore($otherDrafts);
  const editing = usePart($draft, (draft) => draft.editing?.uniqueId);
  const title = useId();
  const known = site ? knownDemos(site, localDemos(owner), drafts, editing) : [];
  if (known.length === 0) return null;
  const close = (): void => {
    $scannedSite.set(undefined);
    whenFocusIsLost(focusHeading);
  };
  const open = (one: KnownDemo): void => {
    if (one.kind === 'device') {
      onLibrary(one.id);
      return;
    }
    close();
    if (one.kind === 'saved') navigate(paths.editDemo(one.demo.uniqueId));
    else switchDraft(owner, one.id);
  };
  return (
    <section
      aria-labelledby={title}
      className="rounded-xl border border-white/22 bg-white/4 p-4 text-sm/5.5"
    >
      <h4 id={title} className="font-medium text-white">
        {known.length === 1
          ? 'There is a demo of this website already'
          : 'There are demos of this website already'}
      </h4>
      <ul className="mt-2 divide-y divide-white/9">
        {known.map((one) => (
          <li
            key={one.id}
            className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 py-2.5"
          >
            <span className="min-w-0 flex-1">
              <bdi className="block truncate font-medium text-white">{one.name}</bdi>
              <span className="block text-[13px]/5 text-white/65">
                {one.at === undefined
                  ? 'Without a date'
                  : `${places[one.kind]} ${day.format(one.at)}`}
              </span>
            </span>
            <Button onClick={() => open(one)}>
              Open<span className="sr-only"> {one.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      <Button className="mt-2" onClick={close}>
        Go on with a new one
      </Button>
      <p className="mt-2 text-[13px]/5 text-white/65">
        What was just read stays: Undo brings it back after opening.
      </p>
    </section>
  );
}
