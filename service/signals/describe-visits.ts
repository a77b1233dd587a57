import { and, asc, eq, gte, isNotNull, isNull } from 'drizzle-orm';
import { formatDuration } from '../../templates-data/model/format-duration.ts';
import { sectionLabel } from '../../templates-data/model/sections.ts';
import type { Database } from '../db/open.ts';
import { demos, members, recipients, users, visits } from '../db/schema.ts';
import { readPages } from './show-signals.ts';

/** Maximum number of visits that a mail lists. */
const maxNamed = 12;
/** Maximum number of sections listed for a visit, the longest read first. */
const maxSections = 4;

interface VisitsToMail {
  readonly demoId: string;
  readonly title: string;
  readonly summary: string;
  readonly visits: Readonly<Record<string, string>>;
}

function formatTime(at: number, timeZone: string | null): string {
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: timeZone ?? 'UTC',
    timeZoneName: 'short',
  }).format(at);
}

type Pages = Awaited<ReturnType<typeof readPages>>;

/** The sections with the longest times: "Services 48 s, Prices 20 s". */
function formatSections(pages: NonNullable<ReturnType<Pages['get']>>): string {
  const sums = new Map<string, number>();
  for (const { sections } of pages)
    for (const [id, ms] of Object.entries(sections)) sums.set(id, (sums.get(id) ?? 0) + ms);
  return [...sums]
    .filter(([, ms]) => ms >= 1000)
    .sort(([, a], [, b]) => b - a)
    .slice(0, maxSections)
    .map(([id, ms]) => `${sectionLabel(id)} ${formatDuration(ms)}`)
    .join(', ');
}

/**
 * A member's mail about a demo's visits; undefined when the demo is gone, no visit is left, or the
 * address does not belong to a member who wants it.
 */
export async function describeVisits(
  db: Database,
  {
    demoId,
    since,
    timeZone,
  }: { readonly demoId: string; readonly since: number; readonly timeZone: string | null },
  recipient: string,
): Promise<VisitsToMail | undefined> {
  const [demo] = await db
    .select()
    .from(demos)
    .where(and(eq(demos.id, demoId), isNull(demos.deletedAt)));
  if (!demo) return undefined;
  const [member] = await db
    .select({ id: members.id })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(
      and(
        eq(members.agencyId, demo.agencyId),
        eq(users.email, recipient),
        eq(members.visitMails, true),
      ),
    );
  if (!member) return undefined;
  const rows = await db
    .select({ visit: visits, name: recipients.name })
    .from(visits)
    .leftJoin(recipients, eq(recipients.id, visits.recipientId))
    .where(and(eq(visits.demoId, demoId), isNotNull(visits.personAt), gte(visits.mailedAt, since)))
    .orderBy(asc(visits.startedAt));
  const [first] = rows;
  if (!first) return undefined;
  const pages = await readPages(
    db,
    rows.map(({ visit }) => visit.id),
  );
  const named = [...new Set(rows.flatMap(({ name }) => name ?? []))];
  const who = named.length === 1 && rows.every(({ name }) => name !== null) ? named[0] : 'Somebody';
  const total = rows.reduce((sum, { visit }) => sum + visit.visibleMs, 0);
  const lines = rows.slice(0, maxNamed).map(({ visit, name }, index) => {
    const marks = [
      visit.device,
      visit.returned ? 'came back' : '',
      visit.forwarded ? 'a second person on this link, probably forwarded' : '',
    ].filter((text) => text !== '');
    const read = formatSections(pages.get(visit.id) ?? []);
    const label = `${index + 1}. ${formatTime(visit.startedAt, timeZone)}, ${name ?? 'no name'}`;
    const value = `${formatDuration(visit.visibleMs)} (${marks.join(', ')})`;
    return [label, read === '' ? value : `${value}: ${read}`] as const;
  });
  const times = rows.length === 1 ? 'once' : `${rows.length} times`;
  return {
    demoId,
    title: `${who ?? 'Somebody'} looked at ${demo.name}`,
    summary: `The demo was opened ${times} and read for ${formatDuration(total)} in all.`,
    visits: Object.fromEntries(lines),
  };
}
