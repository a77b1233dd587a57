import type { Logger } from 'pino';
import type { Notice, Store } from '../db/open.ts';
import { ServiceError } from '../errors.ts';
import { batchReads } from '../http/batch-reads.ts';
import { createStreamRooms } from '../http/stream-rooms.ts';
import { findCall } from './live-calls.ts';
import { createPointerFeed, type PointerFeed } from './pointer-feed.ts';

const maxStreamsOfDemo = 100;
/** Per demo. It leaves streams for others, and is high because an office may share an address. */
const maxStreamsOfAddress = 20;
const maxStreams = 3000;
/** Notifications within this many milliseconds cause one read of the row. */
const batchMs = 10;

export function tooManyFollowers(): ServiceError {
  return new ServiceError('busy', 'Too many windows follow just now.', { retryAfter: 10 });
}

interface Follower {
  readonly address: string;
  /** The version that was sent last. */
  last: number;
}

export interface LiveFeed {
  /**
   * A stream of the shown state of a demo: the whole state at once, and again after each change.
   * @throws ServiceError busy
   */
  readonly open: (demoId: string, address: string) => ReadableStream<Uint8Array>;
  /** The number of windows that follow a demo, or any demo of this process. */
  readonly size: (demoId?: string) => number;
  /** Sends a heartbeat and ends expired streams. Called every 15 seconds. */
  readonly sendHeartbeats: () => void;
  /** Where followers point. */
  readonly pointers: PointerFeed;
  readonly close: () => void;
}

const endMessage = 'data: {"on":false}\n\n';

/** The event with the state of a call; its id is the version. */
function stateMessage({
  version,
  agency,
  state: { page, section, websiteData },
}: NonNullable<Awaited<ReturnType<typeof findCall>>>): string {
  const isEdited = websiteData !== null;
  const state = { on: true, version, agency, page, section, isEdited };
  return `id: ${version}\ndata: ${JSON.stringify(state)}\n\n`;
}

/** The demo whose call a notice is about; undefined for other notices. */
function demoOfNotice({ payload }: Notice): string | undefined {
  const named: unknown = JSON.parse(payload);
  const call =
    typeof named === 'object' && named !== null && 'call' in named ? named.call : undefined;
  return typeof call === 'string' ? call : undefined;
}

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
  let isClosed = false;
  const pointers = createPointerFeed({ store, now });
  const streams = createStreamRooms<Follower>({
    now,
    listen: () => store.listen(onNotice),
    // A call may have ended without a request.
    onHeartbeat: () => streams.rooms().forEach(callReads.add),
  });
  const callReads = batchReads({
    read: sendState,
    batchMs,
    onFailure: (error) => log.warn({ err: error }, 'a live call could not be read'),
  });

  async function sendState(demoId: string): Promise<void> {
    const call = await findCall(store.read, demoId, now());
    for (const { state: follower, send, end } of streams.streamsIn(demoId)) {
      if (!call) {
        send(endMessage);
        end();
      } else if (follower.last !== call.version) {
        follower.last = call.version;
        send(stateMessage(call));
      }
    }
  }

  function onNotice(notice: Notice | undefined): void {
    if (notice?.about === 'events') return;
    const call = notice && demoOfNotice(notice);
    if (notice !== undefined && call === undefined) return;
    for (const demoId of streams.rooms())
      if (call === undefined || call === demoId) callReads.add(demoId);
  }

  return {
    open: (demoId, address) => {
      const ofAddress = streams.streamsIn(demoId).filter(({ state }) => state.address === address);
      const isFull =
        streams.size() >= maxStreams ||
        streams.size(demoId) >= maxStreamsOfDemo ||
        ofAddress.length >= maxStreamsOfAddress;
      if (isClosed || isFull) throw tooManyFollowers();
      const stream = streams.open(demoId, { address, last: -1 }, 'retry: 1000\n\n');
      callReads.add(demoId);
      return stream;
    },
    size: streams.size,
    sendHeartbeats: streams.sendHeartbeats,
    pointers,
    close: () => {
      isClosed = true;
      pointers.close();
      callReads.stop();
      streams.close();
    },
  };
}
