/** An in-memory cache limited by bytes; the least recently used value is dropped first. */
interface ByteCache<V> {
  /** The value of a key, which becomes the most recently used. */
  readonly get: (key: string) => V | undefined;
  /** Stores a value of this size; one larger than the whole cache is not stored. */
  readonly set: (key: string, value: V, bytes: number) => void;
  readonly delete: (key: string) => void;
  /** Bytes stored now. */
  readonly bytes: () => number;
}

interface Options<V> {
  readonly maxBytes: number;
  /** Called with each dropped value. */
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
