import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { ShownPointer } from '../contract/live.ts';
import type { Notice, Store } from '../db/open.ts';
import { createStreamRooms } from '../http/stream-rooms.ts';

/** A page sends a position at most every 100 ms; an office may share an address. */
const maxPerAddress = 60;
const countedMs = 1000;
const maxStreamsOfDemo = 20;

export interface PointerFeed {
  /** A stream of followers' pointers on a demo; undefined if too many are open. */
  readonly open: (demoId: string) => ReadableStream<Uint8Array> | undefined;
  /** Sends a pointer to the editors that show the demo; nothing is stored. */
  readonly publish: (demoId: string, pointer: ShownPointer) => Promise<void>;
  /** Counts a position; false when an address sends too many. */
  readonly isWelcome: (address: string) => boolean;
  readonly close: () => void;
}

const Pointing = z.object({ demoId: z.string(), pointer: ShownPointer });
type Pointing = z.infer<typeof Pointing>;
const PointerNotice = z.object({ pointing: Pointing });

function readNotice(notice: Notice | undefined): Pointing | undefined {
  if (notice === undefined || notice.about === 'events') return undefined;
  return PointerNotice.safeParse(JSON.parse(notice.payload)).data?.pointing;
}

/** Forwards the pointers of a live call's followers, on PostgreSQL also between processes. */
export function createPointerFeed({
  store,
  now,
}: {
  readonly store: Store;
  readonly now: () => number;
}): PointerFeed {
  const streams = createStreamRooms<undefined>({
    now,
    listen: () => store.listen((notice) => send(readNotice(notice))),
  });
  const counts = new Map<string, number>();
  let countedSince = now();

  function send(pointing: Pointing | undefined): void {
    if (!pointing) return;
    const message = `data: ${JSON.stringify(pointing.pointer)}\n\n`;
    for (const stream of streams.streamsIn(pointing.demoId)) stream.send(message);
  }

  return {
    open: (demoId) =>
      streams.size(demoId) >= maxStreamsOfDemo
        ? undefined
        : streams.open(demoId, undefined, 'retry: 1000\n\n'),
    publish: async (demoId, pointer) => {
      if (store.engine === 'sqlite') {
        send({ demoId, pointer });
        return;
      }
      const payload = JSON.stringify({ pointing: { demoId, pointer } });
      await store.read
        .select({ notified: sql`pg_notify('firstlook_live', ${payload})` })
        .from(sql`(select 1) as one`);
    },
    isWelcome: (address) => {
      if (Math.abs(now() - countedSince) >= countedMs) {
        counts.clear();
        countedSince = now();
      }
      const count = (counts.get(address) ?? 0) + 1;
      counts.set(address, count);
      return count <= maxPerAddress;
    },
    close: streams.close,
  };
}
