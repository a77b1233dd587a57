interface Options {
  /** Reads a room's changes and sends them. */
  readonly read: (room: string) => Promise<void>;
  /** Changes of a room within this many milliseconds cause one read. */
  readonly batchMs: number;
  readonly onFailure: (error: unknown) => void;
}

/** Reads changed rooms one after another, never two at the same time. */
export function batchReads({ read, batchMs, onFailure }: Options): {
  readonly add: (room: string) => void;
  readonly stop: () => void;
} {
  const changed = new Set<string>();
  let batchTimer: NodeJS.Timeout | undefined;
  let reading: Promise<void> | undefined;

  async function readAll(): Promise<void> {
    while (changed.size > 0) {
      const rooms = [...changed];
      changed.clear();
      for (const room of rooms) await read(room);
    }
  }

  function readNow(): void {
    batchTimer = undefined;
    reading ??= readAll()
      .catch(onFailure)
      .finally(() => {
        reading = undefined;
        if (changed.size > 0) readSoon();
      });
  }

  function readSoon(): void {
    batchTimer ??= setTimeout(readNow, batchMs).unref();
  }

  return {
    add: (room) => {
      changed.add(room);
      readSoon();
    },
    stop: () => clearTimeout(batchTimer),
  };
}
