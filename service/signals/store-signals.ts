import type { LiveVisit } from '../contract/events.ts';
import type { Database } from '../db/open.ts';
import { isMeasuredByName } from '../recipients/queries.ts';
import { utcDay } from '../visits/utc-day.ts';
import {
  readBatchContext,
  type Beacon,
  type BatchContext,
  type OpenVisit,
  type PageRow,
} from './read-known.ts';
import { pauseMs, recordPerson, type MeasuredDemo, type VisitRow } from './record-person.ts';
import { sectionNow } from './section-now.ts';
import { writeViews, writeVisits } from './write-visits.ts';

/** Minimum reading time of a person. */
const personMs = 3000;
/** Maximum page views of a visit. */
const maxPages = 100;

/** The last beacon of each page view: counters only grow, so it includes the others. */
function latestBeacons(beacons: readonly Beacon[]): Map<string, Beacon> {
  const newest = new Map<string, Beacon>();
  for (const beacon of beacons) {
    const { demo, view, page, seq } = beacon.signals;
    const key = `${demo} ${view} ${page}`;
    const known = newest.get(key);
    if (!known || known.signals.seq < seq) newest.set(key, beacon);
  }
  return newest;
}

/** The larger time of each section. */
function maxTimes(
  known: Readonly<Record<string, number>>,
  sent: Readonly<Record<string, number>>,
): Record<string, number> {
  const sections = { ...known };
  for (const [id, ms] of Object.entries(sent)) sections[id] = Math.max(sections[id] ?? 0, ms);
  return sections;
}

/** A page view after a beacon; `before` is the stored one. */
function mergeView(
  before: PageRow | undefined,
  { signals, at }: Beacon,
  { id, visitId }: Pick<PageRow, 'id' | 'visitId'>,
): PageRow {
  return {
    id,
    visitId,
    page: signals.page,
    seq: signals.seq,
    visibleMs: Math.max(before?.visibleMs ?? 0, signals.visibleMs),
    sections: maxTimes(before?.sections ?? {}, signals.sections),
    interacted: signals.interacted || before?.interacted === true,
    startedAt: before?.startedAt ?? at,
  };
}

/** A visit in progress, as the agency sees it after a beacon. */
function describeLive(
  row: VisitRow,
  { signals, at }: Beacon,
  { known, before }: { readonly known: BatchContext; readonly before: PageRow | undefined },
): LiveVisit {
  return {
    visitId: row.id,
    demoId: row.demoId,
    recipientId: row.recipientId,
    recipient: row.recipientId === null ? null : recipientName(known, row.recipientId),
    returned: row.returned,
    device: row.device,
    page: signals.page,
    section: sectionNow(before?.sections ?? {}, signals.sections),
    visibleMs: row.visibleMs,
    at: new Date(at).toISOString(),
  };
}

/** A visit to which a batch added something, and the last beacon about it. */
interface TouchedVisit {
  readonly open: OpenVisit;
  readonly demo: MeasuredDemo;
  readonly beacon: Beacon;
}

/** Records which visits have become those of a person. */
async function recordPeople(db: Database, visits: readonly TouchedVisit[]): Promise<void> {
  for (const { open, demo, beacon } of visits) {
    const isPerson = open.row.visibleMs >= personMs && open.interacted;
    if (open.row.personAt !== null || !isPerson) continue;
    open.row = await recordPerson(db, { visit: open.row, demo, hash: beacon.hash, at: beacon.at });
    // Another visit of this batch may be from a second browser on the same link.
    await writeVisits(db, [open.row]);
  }
}

/**
 * Stores a batch of beacons and returns the visits in progress. Runs in a transaction, so that two
 * processes with beacons of one visit do not begin it twice.
 */
export async function storeSignals(
  db: Database,
  beacons: readonly Beacon[],
): Promise<{ agencyId: string; visit: LiveVisit }[]> {
  const newest = latestBeacons(beacons);
  const sent = [...newest.values()];
  const known = await readBatchContext(db, sent);
  const views: PageRow[] = [];
  const touched = new Map<string, TouchedVisit>();
  const lives = new Map<string, { agencyId: string; visit: LiveVisit }>();

  for (const beacon of sent) {
    const { signals, at } = beacon;
    const demo = known.demos.get(signals.demo);
    if (!demo || demo.expiresAt <= at) continue;
    const id = `${demo.id} ${signals.view} ${signals.page}`;
    const before = known.views.get(id);
    if (before && before.seq >= signals.seq) continue;
    const open = (before && known.visits.get(before.visitId)) ?? findVisit(known, demo, beacon);
    if (!before && open.pages >= maxPages) continue;
    const { row } = open;
    const view = mergeView(before, beacon, { id, visitId: row.id });
    if (!before) open.pages += 1;
    views.push(view);
    open.interacted ||= signals.interacted;
    open.row = {
      ...row,
      visibleMs: row.visibleMs + view.visibleMs - (before?.visibleMs ?? 0),
      lastAt: Math.max(row.lastAt, at),
      // The page is active again after its visit ended.
      endedAt: view.visibleMs > (before?.visibleMs ?? 0) ? null : row.endedAt,
    };
    touched.set(row.id, { open, demo, beacon });
    lives.set(row.id, {
      agencyId: demo.agencyId,
      visit: describeLive(open.row, beacon, { known, before }),
    });
  }

  await recordPeople(db, [...touched.values()]);
  await writeVisits(
    db,
    [...touched.values()].map(({ open }) => open.row),
  );
  await writeViews(db, views);
  return [...lives.values()].filter(
    ({ visit }) => touched.get(visit.visitId)?.open.row.personAt !== null,
  );
}

function recipientName({ recipients }: BatchContext, id: string): string | null {
  return [...recipients.values()].find((one) => one.id === id)?.name ?? null;
}

/**
 * The visit that a new page view belongs to: the one in progress in the same browser on the same
 * link, else a new one.
 */
function findVisit(
  known: BatchContext,
  demo: MeasuredDemo,
  { signals, hash, device, at }: Beacon,
): OpenVisit {
  const recipient = signals.to ? known.recipients.get(signals.to) : undefined;
  const isNamed = recipient?.demoId === demo.id && isMeasuredByName(recipient);
  const recipientId = isNamed ? recipient.id : null;
  const going = [...known.visits.values()]
    .filter(
      ({ row }) =>
        row.demoId === demo.id &&
        row.visitorHash === hash.visitor &&
        row.recipientId === recipientId &&
        row.lastAt > at - pauseMs,
    )
    .toSorted((a, b) => b.row.lastAt - a.row.lastAt)[0];
  if (going) return going;
  const row: VisitRow = {
    id: crypto.randomUUID(),
    demoId: demo.id,
    recipientId,
    day: utcDay(at),
    visitorHash: hash.visitor,
    device,
    startedAt: at,
    lastAt: at,
    visibleMs: 0,
    personAt: null,
    returned: false,
    forwarded: false,
    endedAt: null,
    mailedAt: null,
  };
  const made = { row, pages: 0, interacted: false };
  known.visits.set(row.id, made);
  return made;
}
