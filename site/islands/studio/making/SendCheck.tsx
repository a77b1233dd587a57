import { useStore } from '@nanostores/react';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleHelp from 'lucide-react/icons/circle-help';
import Info from 'lucide-react/icons/info';
import type { ReactElement } from 'react';
import { announce } from '../shell/undo-edits.ts';
import { acceptConcern, acceptLabel } from './accept-concern.ts';
import { $concerns, openConcern, type Concern } from './send-check.ts';

const kinds: Readonly<Record<Concern['kind'], { word: string; look: string; Icon: typeof Check }>> =
  {
    fault: { word: 'to fix', look: 'text-danger', Icon: CircleAlert },
    example: { word: 'to replace', look: 'text-white', Icon: CircleDashed },
    uncertain: { word: 'uncertain', look: 'text-white', Icon: CircleHelp },
    hint: { word: 'hint', look: 'text-white/60', Icon: Info },
  };

function countConcerns(concerns: readonly Concern[], kind: Concern['kind']): number {
  return concerns.reduce((sum, concern) => sum + (concern.kind === kind ? concern.count : 0), 0);
}

/** Findings that should be resolved before sending; hints are not counted. */
export function useConcernCount(): number {
  const concerns = useStore($concerns);
  return (
    countConcerns(concerns, 'fault') +
    countConcerns(concerns, 'example') +
    countConcerns(concerns, 'uncertain')
  );
}

function plural(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** The number of findings as one line. */
export function summarizeConcerns(concerns: readonly Concern[]): string {
  const parts = [
    [countConcerns(concerns, 'fault'), 'thing to fix', 'things to fix'],
    [countConcerns(concerns, 'example'), 'example to replace', 'examples to replace'],
    [countConcerns(concerns, 'uncertain'), 'value to check', 'values to check'],
  ] as const;
  const open = parts
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => plural(count, one, many));
  if (open.length > 0) return `${open.join(', ')}.`;
  return concerns.length > 0
    ? 'It can be sent: nothing on the page is invented.'
    : 'It can be sent: everything on the page is theirs or yours.';
}

/** All content that neither the client nor the agency wrote, each with a link to its field. */
export function SendCheck(): ReactElement {
  const concerns = useStore($concerns);
  const hints = concerns.filter(({ kind }) => kind === 'hint');
  const open = concerns.filter(({ kind }) => kind !== 'hint');
  return (
    <section aria-labelledby="send-check" className="border-t border-white/9 pt-6">
      <h4 id="send-check" tabIndex={-1} className="text-[15px]/6 font-medium outline-none">
        Before you send
      </h4>
      <p role="status" className="mt-1 flex gap-2 text-sm/5.5 text-white/70">
        {open.length === 0 && (
          <Check aria-hidden="true" size={17} className="mt-0.5 shrink-0 text-ring" />
        )}
        {summarizeConcerns(concerns)}
      </p>
      {open.length > 0 && <List concerns={open} />}
      {hints.length > 0 && (
        <>
          <p className="mt-4 text-[13px]/5 text-white/60">
            Worth a look: what the trade brings, and what was not found. Keep what suits them.
          </p>
          <List concerns={hints} />
        </>
      )}
    </section>
  );
}

function List({ concerns }: { concerns: readonly Concern[] }): ReactElement {
  return (
    <ul className="mt-3 divide-y divide-white/9 rounded-xl border border-white/12">
      {concerns.map((concern) => (
        <Row key={concern.id} concern={concern} />
      ))}
    </ul>
  );
}

function Row({ concern }: { concern: Concern }): ReactElement {
  const { kind, label, note, count, way } = concern;
  const { word, look, Icon } = kinds[kind];
  const accept = acceptLabel(concern);
  const words = count > 1 ? `${count} ${word}` : word;
  return (
    <li className="flex items-center">
      <button
        type="button"
        onClick={() => openConcern(way)}
        className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-center gap-3 px-3.5 py-2.5 text-left text-[13px]/5 outline-offset-[-3px] hover:bg-white/4 focus-visible:outline-2 focus-visible:outline-ring"
      >
        <Icon aria-hidden="true" size={16} strokeWidth={1.75} className={`shrink-0 ${look}`} />
        <span className="min-w-0 flex-1">
          <span className="font-medium text-white underline decoration-white/30 underline-offset-4">
            {label}
          </span>
          <span className="block truncate text-white/60">{note}</span>
        </span>
        <span className={accept ? 'sr-only' : `shrink-0 ${look}`}>{words}</span>
      </button>
      {accept && (
        <button
          type="button"
          aria-label={`${accept}: ${label}`}
          onClick={() => settle(concern)}
          className="mr-2 min-h-11 shrink-0 cursor-pointer rounded-lg border border-white/14 px-2.5 text-[13px]/5 text-white/90 hover:border-white/28 hover:bg-white/6 focus-visible:outline-2 focus-visible:outline-ring"
        >
          {accept}
        </button>
      )}
    </li>
  );
}

/** The row is removed with its button, so the focus moves to the heading. */
function settle(concern: Concern): void {
  acceptConcern(concern);
  announce(`${concern.label}: settled`);
  document.getElementById('send-check')?.focus({ preventScroll: true });
}
