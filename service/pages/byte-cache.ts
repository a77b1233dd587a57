/**
 * Values kept in memory up to a number of bytes; the one that was not asked for longest goes first.
 */
export interface ByteCache<V> {
  /** The value of a key, which then counts as the one used last. */
  readonly get: (key: string) => V | undefined;
  /** Keeps a value that takes this many bytes; one larger than the whole cache is not kept. */
  readonly set: (key: string, value: V, bytes: number) => void;
  readonly delete: (key: string) => void;
  /** Bytes kept now. */
  readonly bytes: () => number;
}

interface Options<V> {
  readonly maxBytes: number;
  /** Told of each value that is no longer kept. */
  readonly onDrop?: (value: V) => void;
}

export function createByteCache<V>({ maxBytes, onDrop }: Options<V>): ByteCache<V> {
  const entries = new Map<string, { readonly value: V; readonly bytes: number }>();
  let total = 0;

  function drop(key: string, replacement?: V): void {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    total -= entry.bytes;
    if (entry.value !== replacement) onDrop?.(entry.value);
  }

  return {
    get: (key) => {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set: (key, value, bytes) => {
      drop(key, value);
      entries.set(key, { value, bytes });
      total += bytes;
      for (const oldest of entries.keys()) {
        if (total <= maxBytes) return;
        drop(oldest);
      }
    },
    delete: (key) => drop(key),
    bytes: () => total,
  };
}
