import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { LiveVisit, type EventKind, type LoggedEvent } from '../contract/events.ts';
import { jsonRows } from '../db/json-rows.ts';
import type { Database, Notice, Store } from '../db/open.ts';
import { ServiceError } from '../errors.ts';
import { batchReads } from '../http/batch-reads.ts';
import { createStreamRooms, type StreamRooms } from '../http/stream-rooms.ts';
import { lastNumber, listEventsAfter } from './list-events.ts';

const maxStreamsOfAgency = 100;
const maxStreams = 5000;
/** Notices within this many milliseconds cause one read of the log. */
const batchMs = 20;
/** Events that one query reads. */
const eventsPerRead = 500;

interface LiveOfAgency {
  readonly agencyId: string;
  readonly visit: LiveVisit;
}

interface FeedReader {
  readonly isShown: (kind: EventKind) => boolean;
  /** The number of the event that was sent last. */
  last: number;
}

export interface Feed {
  /**
   * A stream of an agency's events: those after a number, or from now on, and visits in progress.
   * @throws ServiceError busy
   */
  readonly open: (
    agencyId: string,
    options: {
      readonly after: number | undefined;
      readonly isShown: (kind: EventKind) => boolean;
    },
  ) => Promise<ReadableStream<Uint8Array>>;
  /** Sends visits in progress to this process's readers, where no database notice reaches them. */
  readonly show: (visits: readonly LiveOfAgency[]) => void;
  /** Notifies all processes of visits in progress. Runs in the transaction that stores them. */
  readonly notifyProcesses: (db: Database, visits: readonly LiveOfAgency[]) => Promise<void>;
  /** Sends a heartbeat and ends expired streams. Called every 15 seconds. */
  readonly sendHeartbeats: () => void;
  /** The number of open streams. */
  readonly size: () => number;
  /** Ends all streams; their readers reconnect to another process. */
  readonly close: () => void;
}

function logMessage({ number, ...event }: LoggedEvent): string {
  return `id: ${number}\ndata: ${JSON.stringify({ number, ...event })}\n\n`;
}

function liveMessage(visit: LiveVisit): string {
  return `event: live\ndata: ${JSON.stringify(visit)}\n\n`;
}

/** Sends what the log of an agency has after the last event of each of its streams. */
async function sendNewEvents(
  db: Store['read'],
  streams: StreamRooms<FeedReader>,
  agencyId: string,
): Promise<void> {
  for (;;) {
    const room = streams.streamsIn(agencyId);
    if (room.length === 0) return;
    const from = Math.min(...room.map(({ state }) => state.last));
    const events = await listEventsAfter(db, agencyId, from, eventsPerRead);
    for (const event of events) {
      for (const { state, send } of room) {
        if (event.number <= state.last) continue;
        state.last = event.number;
        if (state.isShown(event.kind)) send(logMessage(event));
      }
    }
    if (events.length < eventsPerRead) return;
  }
}

function sendVisit(streams: StreamRooms<FeedReader>, { agencyId, visit }: LiveOfAgency): void {
  for (const { state, send } of streams.streamsIn(agencyId))
    if (state.isShown('visit.began')) send(liveMessage(visit));
}

function parseVisit(payload: string): LiveOfAgency | undefined {
  const { agencyId, visit } = JSON.parse(payload) as { agencyId: string; visit: unknown };
  const parsed = LiveVisit.safeParse(visit);
  return parsed.success ? { agencyId, visit: parsed.data } : undefined;
}

/** Sends visits to all processes through PostgreSQL, in the transaction that stores them. */
async function notifyOfVisits(db: Database, visits: readonly LiveOfAgency[]): Promise<void> {
  await db
    .select({ notified: sql`pg_notify('firstlook_live', cast(value as text))` })
    .from(sql`json_each(${jsonRows(visits)})`);
}

/**
 * Sends new events of an agency's log to its open streams. Reads the log after each write of this
 * process, and on PostgreSQL after notifications of other processes.
 */
export function createFeed({
  store,
  log,
  now,
}: {
  readonly store: Store;
  readonly log: Logger;
  readonly now: () => number;
}): Feed {
  let isClosed = false;
  const streams = createStreamRooms<FeedReader>({ now, listen: () => store.listen(onNotice) });
  const eventReads = batchReads({
    read: (agencyId) => sendNewEvents(store.read, streams, agencyId),
    batchMs,
    onFailure: (error) => log.warn({ err: error }, 'the log of events could not be read'),
  });

  function onNotice(notice: Notice | undefined): void {
    if (notice?.about === 'live') {
      const visit = parseVisit(notice.payload);
      if (visit) sendVisit(streams, visit);
      return;
    }
    for (const agencyId of streams.rooms())
      if (notice === undefined || notice.payload === agencyId) eventReads.add(agencyId);
  }

  return {
    open: async (agencyId, { after, isShown }) => {
      const newest = await lastNumber(store.read, agencyId);
      const isFull = streams.size() >= maxStreams || streams.size(agencyId) >= maxStreamsOfAgency;
      if (isClosed || isFull)
        throw new ServiceError('busy', 'Too many windows listen just now.', { retryAfter: 10 });
      // A number beyond the newest comes from another database.
      const last = after === undefined || after > newest ? newest : after;
      // Browsers store an id without data, and continue after it when they reconnect.
      const stream = streams.open(agencyId, { isShown, last }, `retry: 2000\nid: ${last}\n\n`);
      eventReads.add(agencyId);
      return stream;
    },
    show: (visits) => {
      if (store.engine === 'sqlite') for (const visit of visits) sendVisit(streams, visit);
    },
    notifyProcesses: async (db, visits) => {
      if (store.engine !== 'sqlite' && visits.length > 0) await notifyOfVisits(db, visits);
    },
    sendHeartbeats: streams.sendHeartbeats,
    size: () => streams.size(),
    close: () => {
      isClosed = true;
      eventReads.stop();
      streams.close();
    },
  };
}
