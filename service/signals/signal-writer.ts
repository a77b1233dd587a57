import type { Database, Store } from '../db/open.ts';
import type { Feed } from '../events/feed.ts';
import type { Beacon } from './read-known.ts';
import { storeSignals } from './store-signals.ts';

/** Maximum number of beacons in a transaction. */
const maxBatch = 256;
/**
 * Time in milliseconds in which beacons are collected. A transaction costs as much for one as for
 * fifty, and no page waits for the answer.
 */
const batchMs = 10;
/**
 * Maximum number of waiting beacons. Further ones are refused; a later beacon of the same page
 * repeats their values.
 */
const maxWaiting = 20_000;

interface WaitingBeacon {
  readonly beacon: Beacon;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

interface SignalWriter {
  /** Resolves when the beacon is stored; false if too many wait. */
  readonly add: (beacon: Beacon) => Promise<boolean>;
}

/** Stores beacons in batches: those that arrive during a write share the next transaction. */
export function createSignalWriter(store: Store, feed: Feed): SignalWriter {
  let waiting: WaitingBeacon[] = [];
  let running = false;

  async function write(batch: readonly WaitingBeacon[]): Promise<void> {
    try {
      const lives = await store.write(async (db: Database) => {
        const found = await storeSignals(
          db,
          batch.map(({ beacon }) => beacon),
        );
        await feed.notifyProcesses(db, found);
        return found;
      });
      feed.show(lives);
      for (const { done } of batch) done();
    } catch (error) {
      for (const { failed } of batch) failed(error);
    }
  }

  async function drain(): Promise<void> {
    running = true;
    while (waiting.length > 0) {
      await new Promise((resolve) => setTimeout(resolve, batchMs));
      const batch = waiting.slice(0, maxBatch);
      waiting = waiting.slice(maxBatch);
      await write(batch);
    }
    running = false;
  }

  return {
    add: async (beacon) => {
      if (waiting.length >= maxWaiting) return false;
      await new Promise<void>((done, failed) => {
        waiting.push({ beacon, done, failed });
        if (!running) void drain();
      });
      return true;
    },
  };
}
