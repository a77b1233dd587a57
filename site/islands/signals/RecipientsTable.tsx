import Plus from 'lucide-react/icons/plus';
import { useState, type ReactElement } from 'react';
import type { LibraryDemo } from '../library/library-demo.ts';
import { libraryDemoAddress } from '../studio/making/demo-link.ts';
import { Button } from '../ui/Button.tsx';
import { AddRecipient } from './AddRecipient.tsx';
import { ForwardedRow, LinkRow, RecipientRow } from './RecipientRows.tsx';
import type { Signals } from './signals-store.ts';
import { formatDuration } from '../../../templates-data/model/format-duration.ts';

/** Who was seen last comes first; who was not seen yet keeps the order of the list. */
const compareLastSeen = (
  one: Signals['recipients'][number],
  other: Signals['recipients'][number],
): number => Date.parse(other.lastAt ?? '1970') - Date.parse(one.lastAt ?? '1970');

const head = 'pb-2 text-left text-[13px]/5 font-normal text-white/60';

/** The recipients of a demo with their last events. */
export function RecipientsTable({
  demo,
  signals,
}: {
  readonly demo: LibraryDemo;
  readonly signals: Signals;
}): ReactElement {
  const [isAdding, setIsAdding] = useState(false);
  const { recipients, visits, totals } = signals;
  const anonymous = {
    opens: totals.opens - recipients.reduce((sum, { opens }) => sum + opens, 0),
    visibleMs: totals.visibleMs - recipients.reduce((sum, { visibleMs }) => sum + visibleMs, 0),
    lastAt: visits.find(({ recipientId }) => recipientId === null)?.at ?? null,
    isLive: visits.some(({ recipientId, live }) => recipientId === null && live),
  };
  return (
    <section aria-labelledby="recipients-title" className="px-6 pt-4 pb-3 max-md:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 id="recipients-title" className="text-[15px]/6 font-medium tracking-[-.01em]">
          Recipients
          {totals.opens > 0 && (
            <span className="ml-2.5 text-[13px]/5 font-normal tracking-normal text-white/60 tabular-nums">
              {totals.people === 1 ? '1 person' : `${totals.people} people`},{' '}
              {formatDuration(totals.visibleMs)} in all
            </span>
          )}
        </h2>
        <Button
          variant="quiet"
          narrow
          className="-mr-3"
          aria-expanded={isAdding}
          onClick={() => setIsAdding(!isAdding)}
        >
          <Plus aria-hidden="true" size={16} strokeWidth={1.75} />
          Add a recipient
        </Button>
      </div>
      {isAdding && <AddRecipient demo={demo} onDone={() => setIsAdding(false)} />}
      <table className="mt-1.5 w-full border-collapse text-sm/5 max-md:block">
        <TableHead />
        <tbody className="max-md:block">
          {recipients.toSorted(compareLastSeen).map((recipient) => (
            <OneRecipient key={recipient.id} demo={demo} recipient={recipient} signals={signals} />
          ))}
          <LinkRow demo={demo} link={libraryDemoAddress(demo)} {...anonymous} />
        </tbody>
      </table>
      {totals.opens === 0 && (
        <p className="mt-1 pb-2 text-sm/5.5 text-white/65">
          Not opened yet. You will hear of it here and by mail.
        </p>
      )}
    </section>
  );
}

function TableHead(): ReactElement {
  return (
    <thead className="max-md:sr-only">
      <tr>
        <th className={head}>Person</th>
        <th className={`${head} pl-3`}>Link</th>
        <th className={`${head} pl-3 text-right`}>Visits</th>
        <th className={`${head} pl-4 text-right whitespace-nowrap`}>Reading time</th>
        <th className={`${head} pr-1 pl-4 text-right whitespace-nowrap`}>Last seen</th>
        <th className={head}>
          <span className="sr-only">More</span>
        </th>
      </tr>
    </thead>
  );
}

interface OneRecipientProps {
  readonly demo: LibraryDemo;
  readonly recipient: Signals['recipients'][number];
  readonly signals: Signals;
}

/** The row of a recipient, and one for visits by those who were probably sent the link. */
function OneRecipient({
  demo,
  recipient,
  signals: { links, visits },
}: OneRecipientProps): ReactElement | undefined {
  const link = links.find(({ id }) => id === recipient.id);
  if (!link) return undefined;
  const own = visits.filter(({ recipientId }) => recipientId === recipient.id);
  const forwarded = own.filter((visit) => visit.probablyForwarded);
  return (
    <>
      <RecipientRow
        demo={demo}
        recipient={recipient}
        link={link}
        forwarded={forwarded}
        isLive={own.some(({ live, probablyForwarded }) => live && !probablyForwarded)}
      />
      {forwarded.length > 0 && <ForwardedRow name={recipient.name} visits={forwarded} />}
    </>
  );
}
