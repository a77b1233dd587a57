import { outcomeWords } from './scan-outcomes.ts';
import { useStore } from '@nanostores/react';
import { useEffect, useId, useMemo, useRef, useState, type ReactElement } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../shell/Notice.tsx';
import { compareScan, applyDifferences } from './compare-scan.ts';
import { $rescan, dismissRescan, type Rescan } from './rescan-store.ts';
import { isTickedAtFirst, type Difference } from './scan-differences.ts';
import { DifferenceEvidence } from './DifferenceEvidence.tsx';

const words: Readonly<Record<Difference['state'], string>> = {
  new: 'new',
  changed: 'changed',
  typed: 'you typed this',
  gone: 'no longer there',
  removed: 'removed by you',
};

/** The differences between a new scan and the demo, each with a checkbox. */
export function RescanList(): ReactElement | null {
  const rescan = useStore($rescan);
  const differences = useMemo(() => rescan && compareScan(rescan.read), [rescan]);
  if (!rescan || !differences) return null;
  return differences.length === 0 ? (
    <NothingNew isPartial={rescan.isPartial} />
  ) : (
    <Choice key={rescan.url} differences={differences} />
  );
}

function NothingNew({ isPartial }: Pick<Rescan, 'isPartial'>): ReactElement {
  return (
    <div role="status" className="mt-5">
      <Notice
        title={isPartial ? outcomeWords.partial.sentence : 'Their website says what the demo says'}
      >
        <p>{isPartial ? outcomeWords.partial.advice : 'Nothing has changed since it was read.'}</p>
        <Button onClick={() => applyDifferences([])}>Go on</Button>
      </Notice>
    </div>
  );
}

function Choice({ differences }: { differences: readonly Difference[] }): ReactElement {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(
    () => new Set(differences.filter(isTickedAtFirst).map(({ id }) => id)),
  );
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const tick = (id: string, on: boolean): void => {
    const next = new Set(ticked);
    if (on) next.add(id);
    else next.delete(id);
    setTicked(next);
  };
  const removed = differences.filter(({ state }) => state === 'removed');
  const kinds = [
    ...Map.groupBy(
      differences.filter(({ state }) => state !== 'removed'),
      ({ kind }) => kind,
    ),
    ...(removed.length > 0 ? [['Removed by you', removed] as const] : []),
  ];
  return (
    <section aria-labelledby="rescan" className="mt-6">
      <h4
        id="rescan"
        ref={heading}
        tabIndex={-1}
        className="text-[15px]/6 font-medium outline-none"
      >
        What their website says otherwise
      </h4>
      <p className="mt-1 text-sm/5.5 text-white/65">
        Only what is ticked is taken over. Undo takes it back.
      </p>
      {kinds.map(([kind, list]) => (
        <Kind key={kind} kind={kind} list={list} ticked={ticked} onTick={tick} />
      ))}
      <div className="mt-5 flex flex-wrap gap-2">
        <Button
          variant="primary"
          className="min-h-12 flex-1"
          onClick={() => applyDifferences(differences.filter(({ id }) => ticked.has(id)))}
        >
          {ticked.size === 0
            ? 'Take over nothing'
            : `Take over ${ticked.size} of ${differences.length}`}
        </Button>
        <Button className="min-h-12" onClick={dismissRescan}>
          Leave it
        </Button>
      </div>
    </section>
  );
}

interface KindProps {
  readonly kind: string;
  readonly list: readonly Difference[];
  readonly ticked: ReadonlySet<string>;
  readonly onTick: (id: string, on: boolean) => void;
}

function Kind({ kind, list, ticked, onTick }: KindProps): ReactElement {
  return (
    <fieldset className="mt-5 min-w-0">
      <legend className="mb-1.5 text-sm/6 font-medium text-white/90">{kind}</legend>
      <ul className="divide-y divide-white/9 rounded-xl border border-white/12">
        {list.map((one) => (
          <li key={one.id}>
            <Line
              difference={one}
              isTicked={ticked.has(one.id)}
              onTick={(on) => onTick(one.id, on)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

interface LineProps {
  readonly difference: Difference;
  readonly isTicked: boolean;
  readonly onTick: (on: boolean) => void;
}

function Line({
  difference: { label, before, after, state, origin },
  isTicked,
  onTick,
}: LineProps): ReactElement {
  const id = useId();
  return (
    <label className="flex min-h-11 cursor-pointer gap-3 rounded-[10px] px-3.5 py-3 hover:bg-white/4 has-focus-visible:outline-2 has-focus-visible:outline-offset-[-3px] has-focus-visible:outline-ring">
      <input
        type="checkbox"
        checked={isTicked}
        onChange={({ currentTarget }) => onTick(currentTarget.checked)}
        aria-label={after === '' ? `Remove ${label}` : label}
        aria-describedby={id}
        className="mt-0.5 size-4 shrink-0 accent-blue outline-none"
      />
      <span id={id} className="min-w-0 flex-1 text-[13px]/5 wrap-anywhere">
        <span className="flex justify-between gap-3">
          <span className="text-white/65">{label}</span>
          <span className={`shrink-0 ${state === 'typed' ? 'text-white' : 'text-white/60'}`}>
            {words[state]}
          </span>
        </span>
        {before !== '' && (
          <del dir="auto" className="mt-0.5 line-clamp-3 block text-white/60 decoration-white/35">
            {before}
          </del>
        )}
        {after !== '' && (
          <ins dir="auto" className="mt-0.5 line-clamp-4 block text-white no-underline">
            {after}
          </ins>
        )}
        <DifferenceEvidence origin={origin} sentence={after} />
      </span>
    </label>
  );
}
