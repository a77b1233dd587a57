import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import { formatColumnTime } from '../library/day-words.ts';
import type { LibraryDemo } from '../library/library-demo.ts';
import { useExamples } from '../library/use-examples.ts';
import { LiveBead } from './LiveBead.tsx';
import { $log, $readers, findVisitNumber } from './now-store.ts';
import { formatAgo, describeDevice, shortName } from './reading-words.ts';
import { eventSentence, describeEvent, visitNumber } from './signal-words.ts';
import { sectionLabel } from '../../../templates-data/model/sections.ts';

interface LastSignalProps {
  readonly demo: LibraryDemo;
}

/** The last event of a demo: a sentence about a person, with its time below. */
export function LastSignal({ demo }: LastSignalProps): ReactElement {
  const reader = useStore($readers).find(({ demoId }) => demoId === demo.id);
  const log = useStore($log);
  const examples = useExamples(demo)?.words ?? '';
  const { lastSignal, stage, stageAt, lostReason, updatedAt, local } = demo;
  if (reader) {
    const { recipient, section, returned, device } = reader;
    const who = recipient === null ? 'Somebody' : shortName(recipient);
    const visit = visitNumber(returned, findVisitNumber(log, reader));
    const note = [visit, describeDevice(device)].filter(Boolean);
    return (
      <Lines
        sentence={`${who} is reading${section === null ? ' it' : ` ${sectionLabel(section)}`}`}
        note={`Now · ${note.join(', ')}`}
        isLive
      />
    );
  }
  if (stage === 'lost' && lostReason !== null && lostReason !== '')
    return <Lines sentence={lostReason} note="Noted by your agency" isQuiet />;
  const sentence = lastSignal ? eventSentence(lastSignal) : '';
  if (lastSignal && sentence !== '') {
    const isCopy = lastSignal.kind === 'link.copied';
    const description = describeEvent(lastSignal);
    const when = formatAgo(Date.parse(lastSignal.at));
    if (isCopy)
      return <Lines sentence="Not opened yet" note={`Sent ${inSentence(when)}`} isQuiet />;
    return (
      <Lines
        sentence={sentence}
        note={description?.note ? `${when} · ${description.note}` : when}
      />
    );
  }
  const edited = updatedAt === undefined ? '' : `Edited ${inSentence(formatColumnTime(updatedAt))}`;
  if (stage === 'draft' || local) {
    const words = local ? 'Not saved yet' : 'Not sent yet';
    return <Lines sentence={examples === '' ? words : examples} note={edited} isQuiet />;
  }
  const sent = stageAt === undefined ? '' : inSentence(formatColumnTime(stageAt));
  const note = stage === 'sent' && sent !== '' ? `Sent ${sent}` : edited;
  return <Lines sentence="Not opened yet" note={note} isQuiet />;
}

/** `Yesterday` inside a sentence; times and dates stay unchanged. */
const inSentence = (when: string): string =>
  /^(?:Just|Today|Yesterday)/u.test(when) ? when.toLowerCase() : when;

interface LinesProps {
  readonly sentence: string;
  readonly note: string;
  readonly isLive?: boolean;
  /** Shown while there is no event. */
  readonly isQuiet?: boolean;
}

function Lines({ sentence, note, isLive = false, isQuiet = false }: LinesProps): ReactElement {
  return (
    <>
      <span className="flex min-w-0 items-center gap-2 md:text-sm/5">
        {isLive && <LiveBead />}
        <span
          dir="auto"
          className={`min-w-0 truncate ${isQuiet ? 'text-white/65' : 'text-white'} ${isLive ? 'font-medium' : ''}`}
        >
          {sentence}
        </span>
      </span>
      <span
        className={`block shrink-0 truncate md:mt-0.5 md:text-[13px]/4.5 ${isLive ? 'text-live' : 'text-white/60'}`}
      >
        <span className="sr-only">, </span>
        {note.split(' · ')[0]}
        <span className="max-md:hidden">
          {note.includes(' · ') && ` · ${note.split(' · ')[1]}`}
        </span>
      </span>
    </>
  );
}
