import CornerDownRight from 'lucide-react/icons/corner-down-right';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Forward from 'lucide-react/icons/forward';
import { useId, useState, type ReactElement, type ReactNode } from 'react';
import type { Recipient } from '../../../service/contract/recipients.ts';
import type { DemoSignals } from '../../../service/contract/signals.ts';
import type { LibraryDemo } from '../library/library-demo.ts';
import { CopyLink } from './CopyLink.tsx';
import { formatMoment, shortName } from './reading-words.ts';
import { PersonMark } from './PersonMark.tsx';
import { RecipientDialog } from './RecipientDialog.tsx';
import { formatDuration } from '../../../templates-data/model/format-duration.ts';

type RecipientSignals = DemoSignals['recipients'][number];
type Visits = DemoSignals['visits'];

interface RowProps {
  readonly mark: ReactNode;
  readonly who: ReactNode;
  readonly link: ReactNode;
  readonly opens: number;
  readonly visibleMs: number;
  readonly last: string;
  readonly isLive: boolean;
  readonly more?: ReactNode;
}

/** A line of the table; two lines on a phone. */
function Row(props: RowProps): ReactElement {
  const { mark, who, link, opens, visibleMs, last, isLive, more } = props;
  const number = 'py-1 pl-4 text-right whitespace-nowrap tabular-nums max-md:p-0';
  return (
    <tr className="border-t border-white/9 max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto_auto] max-md:items-center max-md:gap-x-2 max-md:py-1.5">
      <th
        scope="row"
        className="max-w-0 py-1 text-left font-normal max-md:max-w-none max-md:p-0 md:w-[38%]"
      >
        <span className="flex min-w-0 items-center gap-2.5">
          {mark}
          <span className="min-w-0 flex-1">{who}</span>
        </span>
      </th>
      <td className="py-1 pl-3 max-md:order-2 max-md:p-0">{link}</td>
      <td className={`${number} max-md:hidden`}>{opens}</td>
      <td className={`${number} max-md:hidden`}>
        {visibleMs === 0 ? '–' : formatDuration(visibleMs)}
      </td>
      <td
        className={`${number} text-[13px]/5 max-md:order-4 max-md:col-span-3 max-md:pl-9.5 max-md:text-left ${isLive ? 'text-live' : 'text-white/65'} ${last === '–' ? 'max-md:hidden' : ''}`}
      >
        {isLive ? 'Now' : last}
        {opens > 0 && (
          <span className="text-white/60 md:hidden">
            {' '}
            · {opens === 1 ? '1 visit' : `${opens} visits`}, {formatDuration(visibleMs)}
          </span>
        )}
      </td>
      <td className="w-11 py-1 text-right max-md:order-3 max-md:w-auto max-md:p-0">{more}</td>
    </tr>
  );
}

const states = { unopened: 'not opened yet', opened: 'opened', read: 'read' } as const;

interface RecipientRowProps {
  readonly demo: LibraryDemo;
  readonly recipient: RecipientSignals;
  readonly link: Recipient;
  readonly forwarded: Visits;
  readonly isLive: boolean;
}

/** A recipient with their own link. */
export function RecipientRow(props: RecipientRowProps): ReactElement {
  const { demo, recipient, link, forwarded, isLive } = props;
  const [isOpen, setIsOpen] = useState(false);
  const { name, state, named, declined, returned, lastAt } = recipient;
  const others = forwarded.reduce((sum, { visibleMs }) => sum + visibleMs, 0);
  const what = declined
    ? 'switched off by themselves'
    : named
      ? `${states[state]}${returned ? ', came back' : ''}`
      : 'counted without their name';
  return (
    <Row
      mark={<PersonMark name={name} isLive={isLive} />}
      who={
        <span className="block truncate">
          <bdi className="font-medium">{name}</bdi>{' '}
          <span className="text-[13px]/5 text-white/60">{what}</span>
        </span>
      }
      link={<CopyLink link={link.link} demoId={demo.id} recipientId={link.id} name={name} />}
      opens={Math.max(0, recipient.opens - forwarded.length)}
      visibleMs={Math.max(0, recipient.visibleMs - others)}
      last={
        lastAt === null
          ? `Added ${formatMoment(Date.parse(link.createdAt))}`
          : formatMoment(Date.parse(lastAt))
      }
      isLive={isLive}
      more={
        <>
          <button
            type="button"
            title="Rename, QR code, delete"
            onClick={() => setIsOpen(true)}
            className="-mr-2 inline-grid size-9 cursor-pointer place-items-center rounded-lg text-white/60 outline-offset-[-2px] hover:bg-white/6 hover:text-white focus-visible:outline-2 focus-visible:outline-ring max-md:size-11"
          >
            <Ellipsis aria-hidden="true" size={17} strokeWidth={1.75} />
            <span className="sr-only">More about {name}</span>
          </button>
          {isOpen && <RecipientDialog demo={demo} link={link} onClose={() => setIsOpen(false)} />}
        </>
      }
    />
  );
}

/** A second browser on a recipient's link, which is labelled as a guess. */
export function ForwardedRow({
  name,
  visits,
}: {
  readonly name: string;
  readonly visits: Visits;
}): ReactElement {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [last] = visits;
  const short = shortName(name);
  return (
    <>
      <Row
        mark={
          <CornerDownRight
            aria-hidden="true"
            size={16}
            strokeWidth={1.75}
            className="mx-1.5 shrink-0 text-white/55"
          />
        }
        who={<span className="block truncate text-white/70">Somebody else, by {short}’s link</span>}
        link={<Guess id={id} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />}
        opens={visits.length}
        visibleMs={visits.reduce((sum, { visibleMs }) => sum + visibleMs, 0)}
        last={last ? formatMoment(Date.parse(last.at)) : ''}
        isLive={visits.some(({ live }) => live)}
      />
      {isOpen && (
        <tr id={id} className="max-md:block">
          <td colSpan={6} className="pb-2.5 pl-9.5 text-[13px]/5 text-white/65 max-md:block">
            A second browser was seen on this link on one day. It may be a colleague, or a second
            device of {short}’s: more is not known, and not asked.
          </td>
        </tr>
      )}
    </>
  );
}

interface GuessProps {
  /** The id of the row with the reason. */
  readonly id: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Says that a link was probably forwarded, with a button for the reason. */
function Guess({ id, isOpen, onToggle }: GuessProps): ReactElement {
  return (
    <span className="flex items-center gap-2 text-[13px]/5 whitespace-nowrap">
      <Forward
        aria-hidden="true"
        size={15}
        strokeWidth={1.75}
        className="text-blue-text max-md:hidden"
      />
      <span className="max-md:sr-only">Probably forwarded</span>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
        className="inline-flex min-h-6 cursor-pointer items-center text-white/70 underline decoration-white/35 underline-offset-4 outline-offset-2 hover:text-white focus-visible:outline-2 focus-visible:outline-ring"
      >
        Why
      </button>
    </span>
  );
}

interface LinkRowProps {
  readonly demo: LibraryDemo;
  readonly link: string;
  readonly opens: number;
  readonly visibleMs: number;
  readonly lastAt: string | null;
  readonly isLive: boolean;
}

/** The demo's own link, whose visitors are not named. */
export function LinkRow(props: LinkRowProps): ReactElement {
  const { demo, link, opens, visibleMs, lastAt, isLive } = props;
  return (
    <Row
      mark={<PersonMark name="" isLive={isLive} />}
      who={
        <span className="block truncate">
          Open link <span className="text-[13px]/5 text-white/60">nobody named</span>
        </span>
      }
      link={<CopyLink link={link} demoId={demo.id} recipientId={null} name="everybody" />}
      opens={opens}
      visibleMs={visibleMs}
      last={lastAt === null ? '–' : formatMoment(Date.parse(lastAt))}
      isLive={isLive}
    />
  );
}
