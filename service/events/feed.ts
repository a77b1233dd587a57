import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { LiveVisit, type EventKind, type LoggedEvent } from '../contract/events.ts';
import { jsonRows } from '../db/json-rows.ts';
import type { Database, Notice, Store } from '../db/open.ts';
import { ServiceError } from '../errors.ts';
import { lastNumber, listEventsAfter } from './list-events.ts';

/** Beyond this many bytes that nobody has read a stream is ended: its reader comes back. */
const maxQueued = 64 * 1024;
const beatEveryMs = 15_000;
/** Networks that vanish are not noticed, so each stream ends by itself; browsers reconnect. */
const maxAgeMs = 15 * 60 * 1000;
const maxStreamsOfAgency = 100;
const maxStreams = 5000;
/** Notices that come within this many milliseconds are one look at the log. */
const gatherMs = 20;
const atOnce = 500;

export interface LiveOfAgency {
  readonly agencyId: string;
  readonly visit: LiveVisit;
}

interface Stream {
  readonly controller: ReadableStreamDefaultController<Uint8Array>;
  readonly isShown: (kind: EventKind) => boolean;
  readonly since: number;
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
  /** Shows visits in progress to this process's readers, where no notice will do it. */
  readonly show: (visits: readonly LiveOfAgency[]) => void;
  /** Tells all processes of visits in progress; stands in the transaction that stores them. */
  readonly tellOthers: (db: Database, visits: readonly LiveOfAgency[]) => Promise<void>;
  /** Sends a sign of life and ends streams that are too old; done by itself every 15 seconds. */
  readonly beat: () => void;
  /** Streams that are open. */
  readonly size: () => number;
  /** Ends all streams; their readers come back elsewhere. */
  readonly close: () => void;
}

const encoder = new TextEncoder();

function logMessage({ number, ...event }: LoggedEvent): string {
  return `id: ${number}\ndata: ${JSON.stringify({ number, ...event })}\n\n`;
}

function liveMessage(visit: LiveVisit): string {
  return `event: live\ndata: ${JSON.stringify(visit)}\n\n`;
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
  const rooms = new Map<string, Set<Stream>>();
  const dirty = new Set<string>();
  let stopListening: (() => void) | undefined;
  let gathering: NodeJS.Timeout | undefined;
  let reading: Promise<void> | undefined;
  let isClosed = false;
  const beating = setInterval(beat, beatEveryMs).unref();

  const allStreams = (): [string, Stream][] =>
    [...rooms].flatMap(([agencyId, room]) =>
      [...room].map((stream): [string, Stream] => [agencyId, stream]),
    );

  function leave(agencyId: string, stream: Stream): void {
    const room = rooms.get(agencyId);
    if (!room?.delete(stream) || room.size > 0) return;
    rooms.delete(agencyId);
    if (rooms.size > 0) return;
    stopListening?.();
    stopListening = undefined;
  }

  function end(agencyId: string, stream: Stream): void {
    leave(agencyId, stream);
    try {
      stream.controller.close();
    } catch {
      // Its reader has gone already.
    }
  }

  function send(agencyId: string, stream: Stream, message: string): void {
    if ((stream.controller.desiredSize ?? 0) <= 0) end(agencyId, stream);
    else stream.controller.enqueue(encoder.encode(message));
  }

  /** Sends the streams of an agency what the log has gained. */
  async function catchUp(agencyId: string): Promise<void> {
    for (;;) {
      const room = [...(rooms.get(agencyId) ?? [])];
      if (room.length === 0) return;
      const from = Math.min(...room.map(({ last }) => last));
      const events = await listEventsAfter(store.read, agencyId, from, atOnce);
      for (const event of events) {
        for (const stream of room) {
          if (event.number <= stream.last) continue;
          stream.last = event.number;
          if (stream.isShown(event.kind)) send(agencyId, stream, logMessage(event));
        }
      }
      if (events.length < atOnce) return;
    }
  }

  async function readAll(): Promise<void> {
    while (dirty.size > 0) {
      const agencies = [...dirty];
      dirty.clear();
      for (const agencyId of agencies) await catchUp(agencyId);
    }
  }

  function look(): void {
    gathering = undefined;
    reading ??= readAll()
      .catch((error: unknown) => log.warn({ err: error }, 'the log of events could not be read'))
      .finally(() => {
        reading = undefined;
        if (dirty.size > 0) lookSoon();
      });
  }

  function lookSoon(): void {
    gathering ??= setTimeout(look, gatherMs).unref();
  }

  function hear(notice: Notice | undefined): void {
    if (notice?.about === 'live') {
      showToldVisits(notice.payload);
      return;
    }
    const agencies = notice === undefined ? rooms.keys() : [notice.payload];
    for (const agencyId of agencies) if (rooms.has(agencyId)) dirty.add(agencyId);
    if (dirty.size > 0) lookSoon();
  }

  function showVisit({ agencyId, visit }: LiveOfAgency): void {
    for (const stream of rooms.get(agencyId) ?? [])
      if (stream.isShown('visit.began')) send(agencyId, stream, liveMessage(visit));
  }

  function showToldVisits(payload: string): void {
    const { agencyId, visit } = JSON.parse(payload) as { agencyId: string; visit: unknown };
    const parsed = LiveVisit.safeParse(visit);
    if (parsed.success) showVisit({ agencyId, visit: parsed.data });
  }

  function beat(): void {
    for (const [agencyId, stream] of allStreams()) {
      if (now() - stream.since >= maxAgeMs) end(agencyId, stream);
      else send(agencyId, stream, ': still here\n\n');
    }
  }

  return {
    open: async (agencyId, { after, isShown }) => {
      const newest = await lastNumber(store.read, agencyId);
      const isFull =
        allStreams().length >= maxStreams || (rooms.get(agencyId)?.size ?? 0) >= maxStreamsOfAgency;
      if (isClosed || isFull)
        throw new ServiceError('busy', 'Too many windows listen just now.', { retryAfter: 10 });
      // A number that was never given is of another database.
      const last = after === undefined || after > newest ? newest : after;
      let opened: Stream | undefined;
      return new ReadableStream<Uint8Array>(
        {
          start: (controller) => {
            const stream = { controller, isShown, since: now(), last };
            opened = stream;
            rooms.set(agencyId, (rooms.get(agencyId) ?? new Set()).add(stream));
            // An id without data is remembered by browsers, so that they miss nothing from here on.
            controller.enqueue(encoder.encode(`retry: 2000\nid: ${last}\n\n`));
            stopListening ??= store.listen(hear);
            dirty.add(agencyId);
            lookSoon();
          },
          cancel: () => {
            if (opened) leave(agencyId, opened);
          },
        },
        new ByteLengthQueuingStrategy({ highWaterMark: maxQueued }),
      );
    },
    show: (visits) => {
      if (store.engine === 'sqlite') visits.forEach(showVisit);
    },
    tellOthers: async (db, visits) => {
      if (store.engine === 'sqlite' || visits.length === 0) return;
      await db
        .select({ told: sql`pg_notify('firstlook_live', cast(value as text))` })
        .from(sql`json_each(${jsonRows(visits)})`);
    },
    beat,
    size: () => allStreams().length,
    close: () => {
      isClosed = true;
      clearInterval(beating);
      clearTimeout(gathering);
      for (const [agencyId, stream] of allStreams()) end(agencyId, stream);
    },
  };
}
