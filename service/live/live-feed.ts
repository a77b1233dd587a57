import type { Logger } from 'pino';
import type { Notice, Store } from '../db/open.ts';
import { ServiceError } from '../errors.ts';
import { findCall } from './live-calls.ts';

/** A stream with more unread bytes than this is ended; its reader reconnects. */
const maxQueued = 64 * 1024;
const beatEveryMs = 15_000;
/** Lost connections are not noticed, so each stream ends after this time; browsers reconnect. */
const maxAgeMs = 15 * 60 * 1000;
const maxStreamsOfDemo = 100;
const maxStreams = 3000;
/** Notifications within this many milliseconds cause one read of the row. */
const gatherMs = 10;

interface Stream {
  readonly controller: ReadableStreamDefaultController<Uint8Array>;
  readonly since: number;
  /** The version that was sent last. */
  last: number;
}

export interface LiveFeed {
  /**
   * A stream of the shown state of a demo: the whole state at once, and again after each change.
   * @throws ServiceError busy
   */
  readonly open: (demoId: string) => ReadableStream<Uint8Array>;
  /** The number of windows that follow a demo, or any demo of this process. */
  readonly size: (demoId?: string) => number;
  /** Sends a heartbeat and ends expired streams. Called every 15 seconds. */
  readonly beat: () => void;
  readonly close: () => void;
}

const encoder = new TextEncoder();
const over = 'data: {"on":false}\n\n';

/**
 * Sends the state that an agency shows on a call to all followers. Reads the row after each write
 * of this process, and on PostgreSQL after notifications of others, so a lost notification does no
 * harm.
 */
export function createLiveFeed({
  store,
  log,
  now,
}: {
  readonly store: Store;
  readonly log: Logger;
  readonly now: () => number;
}): LiveFeed {
  const rooms = new Map<string, Set<Stream>>();
  const dirty = new Set<string>();
  let stopListening: (() => void) | undefined;
  let gathering: NodeJS.Timeout | undefined;
  let reading: Promise<void> | undefined;
  let isClosed = false;
  const beating = setInterval(beat, beatEveryMs).unref();

  function leave(demoId: string, stream: Stream): void {
    const room = rooms.get(demoId);
    if (!room?.delete(stream) || room.size > 0) return;
    rooms.delete(demoId);
    if (rooms.size > 0) return;
    stopListening?.();
    stopListening = undefined;
  }

  function end(demoId: string, stream: Stream): void {
    leave(demoId, stream);
    try {
      stream.controller.close();
    } catch {
      // The reader has already disconnected.
    }
  }

  function send(demoId: string, stream: Stream, message: string): void {
    if ((stream.controller.desiredSize ?? 0) <= 0) end(demoId, stream);
    else stream.controller.enqueue(encoder.encode(message));
  }

  async function show(demoId: string): Promise<void> {
    const call = await findCall(store.read, demoId, now());
    for (const stream of [...(rooms.get(demoId) ?? [])]) {
      if (!call) {
        send(demoId, stream, over);
        end(demoId, stream);
      } else if (stream.last !== call.version) {
        stream.last = call.version;
        const { page, section, websiteData } = call.state;
        const { version } = call;
        const isEdited = websiteData !== null;
        const state = { on: true, version, agency: call.agency, page, section, isEdited };
        send(demoId, stream, `id: ${version}\ndata: ${JSON.stringify(state)}\n\n`);
      }
    }
  }

  async function showAll(): Promise<void> {
    while (dirty.size > 0) {
      const demos = [...dirty];
      dirty.clear();
      for (const demoId of demos) await show(demoId);
    }
  }

  function look(): void {
    gathering = undefined;
    reading ??= showAll()
      .catch((error: unknown) => log.warn({ err: error }, 'a live call could not be read'))
      .finally(() => {
        reading = undefined;
        if (dirty.size > 0) lookSoon();
      });
  }

  function lookSoon(): void {
    gathering ??= setTimeout(look, gatherMs).unref();
  }

  function hear(notice: Notice | undefined): void {
    if (notice?.about === 'events') return;
    const named: unknown = notice === undefined ? undefined : JSON.parse(notice.payload);
    const call =
      typeof named === 'object' && named !== null && 'call' in named ? named.call : undefined;
    if (notice !== undefined && typeof call !== 'string') return;
    for (const demoId of typeof call === 'string' ? [call] : rooms.keys())
      if (rooms.has(demoId)) dirty.add(demoId);
    if (dirty.size > 0) lookSoon();
  }

  function size(demoId?: string): number {
    if (demoId !== undefined) return rooms.get(demoId)?.size ?? 0;
    return [...rooms.values()].reduce((sum, room) => sum + room.size, 0);
  }

  function beat(): void {
    for (const [demoId, room] of [...rooms]) {
      for (const stream of [...room]) {
        if (now() - stream.since >= maxAgeMs) end(demoId, stream);
        else send(demoId, stream, ': still here\n\n');
      }
      // A call may have ended without a request.
      dirty.add(demoId);
    }
    if (dirty.size > 0) lookSoon();
  }

  return {
    open: (demoId) => {
      if (isClosed || size() >= maxStreams || size(demoId) >= maxStreamsOfDemo)
        throw new ServiceError('busy', 'Too many windows follow just now.', { retryAfter: 10 });
      let opened: Stream | undefined;
      return new ReadableStream<Uint8Array>(
        {
          start: (controller) => {
            opened = { controller, since: now(), last: -1 };
            rooms.set(demoId, (rooms.get(demoId) ?? new Set()).add(opened));
            controller.enqueue(encoder.encode('retry: 1000\n\n'));
            stopListening ??= store.listen(hear);
            dirty.add(demoId);
            lookSoon();
          },
          cancel: () => {
            if (opened) leave(demoId, opened);
          },
        },
        new ByteLengthQueuingStrategy({ highWaterMark: maxQueued }),
      );
    },
    size,
    beat,
    close: () => {
      isClosed = true;
      clearInterval(beating);
      clearTimeout(gathering);
      for (const [demoId, room] of [...rooms]) for (const stream of [...room]) end(demoId, stream);
    },
  };
}
