import type { ReactElement } from 'react';
import type { ProgramKind } from '../../../service/contract/signals.ts';
import { formatCount } from '../ui/format-english.ts';
import { formatMoment } from './reading-words.ts';
import type { Signals } from './signals-store.ts';

const names: Readonly<Record<ProgramKind, string>> = {
  mail_scanner: 'Mail scanner',
  link_preview: 'Preview in a chat or mail',
  prefetch: 'Browser that fetched ahead',
  head: 'Check of the link',
  monitor: 'Monitor',
  crawler: 'Search engine',
  headless: 'Browser without a screen',
  library: 'Script',
  member: 'You and your colleagues',
  silent: 'Opened, and nothing was done',
};

/** Openings by programs, which never notify. */
export function Programs({
  signals: { notPeople, programs },
}: {
  readonly signals: Signals;
}): ReactElement | null {
  if (notPeople === 0) return null;
  return (
    <details className="group border-t border-white/9 px-6 max-md:px-5">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 text-[13px]/5 text-white/65 outline-offset-[-3px] hover:text-white focus-visible:outline-2 focus-visible:outline-ring">
        <span aria-hidden="true" className="transition-transform group-open:rotate-90">
          ›
        </span>
        Not counted as people: {formatCount(notPeople)}
      </summary>
      <ul className="grid max-w-[30rem] pb-4 text-[13px]/5">
        {programs.map(({ kind, opens, lastAt }) => (
          <li key={kind} className="flex gap-4 border-t border-white/7 py-1.5 first:border-t-0">
            <span className="min-w-0 flex-1">{names[kind]}</span>
            <span className="text-white/60 tabular-nums">{formatCount(opens)}</span>
            <span className="w-26 text-right text-white/60 tabular-nums">
              {formatMoment(Date.parse(lastAt))}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
