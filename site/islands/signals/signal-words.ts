import type { EventKind, LoggedEvent } from '../../../service/contract/events.ts';
import { describeDevice, pageLabel, shortName } from './reading-words.ts';
import { formatDuration } from '../../../templates-data/model/format-duration.ts';
import { sectionLabel } from '../../../templates-data/model/sections.ts';

/** An event in words: the person, the action and details. */
interface SignalWords {
  /** The person's full name, or another description. */
  readonly who: string;
  /** The rest of the sentence; in a log it names the demo. */
  readonly did: (demo?: string) => string;
  readonly note?: string;
}

const somebody = 'Somebody';
const onto =
  (verb: string, alone = verb) =>
  (demo?: string): string =>
    demo === undefined ? alone : `${verb} ${demo}`;

/** The section that was read longest in a visit. */
function longestSection({ data }: LoggedEvent): { section: string; ms: number } | undefined {
  const { longest } = data;
  if (typeof longest !== 'object' || longest === null) return undefined;
  if (!('section' in longest) || !('ms' in longest)) return undefined;
  const { section, ms } = longest;
  if (typeof section !== 'string' || typeof ms !== 'number') return undefined;
  const page = 'page' in longest && typeof longest.page === 'string' ? longest.page : '/';
  const label = sectionLabel(section);
  return { section: page === '/' ? label : `${pageLabel(page)}: ${label}`, ms };
}

/** `2nd`, `11th`. */
function ordinal(nth: number): string {
  const last = nth % 100;
  const ending = last > 10 && last < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][nth % 10] ?? 'th');
  return `${nth}${ending}`;
}

/** `2nd visit`; empty for a first one. Events of former versions have no number. */
export function visitNumber(returned: unknown, nth: unknown): string {
  if (returned !== true) return '';
  return typeof nth === 'number' && nth > 1 ? `${ordinal(nth)} visit` : 'not the first visit';
}

const visited = (event: LoggedEvent): Pick<SignalWords, 'who' | 'note'> => {
  const { recipient, data } = event;
  const device = describeDevice(data['device']);
  if (data['forwarded'] === true && recipient !== null)
    return { who: `${shortName(recipient)}’s link`, note: 'probably forwarded' };
  return {
    who: recipient ?? somebody,
    note: [visitNumber(data['returned'], data['nth']), device]
      .filter((one) => one !== '')
      .join(', '),
  };
};

const words: Readonly<Partial<Record<EventKind, (event: LoggedEvent) => SignalWords>>> = {
  'visit.began': (event) => ({
    ...visited(event),
    did:
      event.data['forwarded'] === true
        ? (demo) => `opened${demo === undefined ? '' : ` ${demo}`} on a second screen`
        : event.data['returned'] === true
          ? onto('came back to', 'came back')
          : onto('opened', 'opened it'),
  }),
  'visit.ended': (event) => {
    const longest = longestSection(event);
    const { visibleMs } = event.data;
    const read =
      longest && longest.ms >= 1000
        ? `read ${longest.section} for ${formatDuration(longest.ms)}`
        : `read for ${formatDuration(typeof visibleMs === 'number' ? visibleMs : 0)}`;
    return {
      ...visited(event),
      did: (demo) => (demo === undefined ? read : `${read}, on ${demo}`),
    };
  },
  'visit.counted': () => ({ who: somebody, did: onto('visited', 'visited it') }),
  'link.copied': ({ recipient }) => ({
    who: recipient ?? 'The link',
    did: (demo) =>
      recipient === null
        ? `${demo === undefined ? '' : `to ${demo} `}was copied`
        : `was sent ${demo ?? 'the link'}`,
  }),
  'recipient.declined': ({ recipient }) => ({
    who: recipient ?? somebody,
    did: (demo) => `switched off being seen by name${demo === undefined ? '' : ` on ${demo}`}`,
  }),
  'inquiry.received': () => ({
    who: somebody,
    did: onto('wrote to', 'wrote a message'),
  }),
  'comment.posted': ({ recipient }) => ({
    who: recipient ?? somebody,
    did: onto('commented on', 'commented'),
  }),
  'comment.replied': ({ recipient, actor }) =>
    actor === 'member'
      ? {
          who: 'A comment',
          did: (demo) => `was answered${demo === undefined ? '' : ` on ${demo}`}`,
        }
      : { who: recipient ?? somebody, did: onto('replied on', 'replied to a comment') },
  'look.chosen': ({ recipient }) => ({
    who: recipient ?? somebody,
    did: onto('chose another look for', 'chose another look'),
  }),
  'approval.requested': () => ({
    who: 'An approval',
    did: (demo) => `was asked for${demo === undefined ? '' : ` on ${demo}`}`,
  }),
  'approval.opened': () => ({
    who: 'The client',
    did: onto('opened the offer for', 'opened the offer'),
  }),
  'approval.signed': ({ recipient }) => ({
    who: recipient ?? 'The client',
    did: onto('approved', 'approved it'),
  }),
  'deposit.paid': ({ recipient }) => ({
    who: recipient ?? 'The client',
    did: onto('paid the deposit for', 'paid the deposit'),
  }),
  'interest.asked': ({ recipient }) => ({
    who: recipient ?? somebody,
    did: (demo) => `asked to see ${demo ?? 'it'} again`,
  }),
};

/** The kinds of events in the lists, each with its words. */
export function isListedEvent(kind: EventKind): boolean {
  return Object.hasOwn(words, kind);
}

/** The words of an event; undefined for one that no list shows. */
export function describeEvent(event: LoggedEvent): SignalWords | undefined {
  return words[event.kind]?.(event);
}

/** The event as a sentence without the demo, for its row: `Élise read Services for 48 s`. */
export function eventSentence(event: LoggedEvent): string {
  const description = describeEvent(event);
  if (!description) return '';
  const { who, did } = description;
  const name = event.recipient === who ? shortName(who) : who;
  return `${name} ${did()}`;
}

const shortWords: Readonly<Partial<Record<EventKind, string>>> = {
  'visit.counted': 'Visited',
  'inquiry.received': 'Wrote a message',
  'comment.posted': 'Commented',
  'look.chosen': 'Chose a look',
  'approval.requested': 'Asked to approve',
  'approval.opened': 'Opened the offer',
  'approval.signed': 'Approved',
  'deposit.paid': 'Deposit paid',
  'interest.asked': 'Asked to see it again',
};

/** An event in few words, for a card: `3rd visit`, `48 s`. Undefined for others. */
export function shortSignal({ kind, actor, data }: LoggedEvent): string | undefined {
  if (kind === 'comment.replied') return actor === 'member' ? 'Answered' : 'Replied';
  if (kind !== 'visit.began' && kind !== 'visit.ended') return shortWords[kind];
  if (data['forwarded'] === true) return 'Probably forwarded';
  const number = visitNumber(data['returned'], data['nth']);
  if (number !== '') return number === 'not the first visit' ? 'Came back' : number;
  const { visibleMs } = data;
  return kind === 'visit.ended' && typeof visibleMs === 'number'
    ? formatDuration(visibleMs)
    : '1st visit';
}
