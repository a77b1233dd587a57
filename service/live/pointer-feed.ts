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
  readonly tell: (demoId: string, pointer: ShownPointer) => Promise<void>;
  /** Counts a position; false when an address sends too many. */
  readonly isWelcome: (address: string) => boolean;
  readonly close: () => void;
}

const Told = z.object({ demoId: z.string(), pointer: ShownPointer });
type Told = z.infer<typeof Told>;
const PointerNotice = z.object({ pointing: Told });

function readNotice(notice: Notice | undefined): Told | undefined {
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

  function send(told: Told | undefined): void {
    if (!told) return;
    const message = `data: ${JSON.stringify(told.pointer)}\n\n`;
    for (const stream of streams.streamsIn(told.demoId)) stream.send(message);
  }

  return {
    open: (demoId) =>
      streams.size(demoId) >= maxStreamsOfDemo
        ? undefined
        : streams.open(demoId, undefined, 'retry: 1000\n\n'),
    tell: async (demoId, pointer) => {
      if (store.engine === 'sqlite') {
        send({ demoId, pointer });
        return;
      }
      const payload = JSON.stringify({ pointing: { demoId, pointer } });
      await store.read
        .select({ told: sql`pg_notify('firstlook_live', ${payload})` })
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
