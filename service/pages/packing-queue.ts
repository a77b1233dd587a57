import { setTimeout as pause } from 'node:timers/promises';

/** Something that can be compressed further in the background. */
export interface Packable {
  /** Size in bytes while it waits. */
  readonly size: number;
  readonly pack: () => Promise<void>;
}

interface Limits {
  readonly maxEntries: number;
  readonly maxBytes: number;
  /** How long an entry waits at least, in milliseconds: what is edited is soon replaced. */
  readonly delay: number;
}

/**
 * Compresses one thing after another in the background. A full queue refuses; the next request may
 * offer the same again.
 */
export class PackingQueue {
  readonly #limits: Limits;
  /** When each may be packed at the earliest, in the time of `performance.now()`. */
  readonly #waiting = new Map<Packable, number>();
  #bytes = 0;
  #running = false;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** The waiting entries, without the running one. */
  get load(): { readonly entries: number; readonly bytes: number } {
    return { entries: this.#waiting.size, bytes: this.#bytes };
  }

  /** Adds one to the queue; returns whether it waits now. */
  offer(one: Packable): boolean {
    if (this.#waiting.has(one)) return true;
    const { maxEntries, maxBytes, delay } = this.#limits;
    if (this.#waiting.size >= maxEntries || this.#bytes + one.size > maxBytes) return false;
    this.#waiting.set(one, performance.now() + delay);
    this.#bytes += one.size;
    if (!this.#running) void this.#run();
    return true;
  }

  /** Removes one that is no longer needed. */
  withdraw(one: Packable): void {
    if (this.#waiting.delete(one)) this.#bytes -= one.size;
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (const [one, due] of this.#waiting) {
      const early = due - performance.now();
      if (early > 0) await pause(early, undefined, { ref: false });
      if (!this.#waiting.has(one)) continue;
      this.withdraw(one);
      try {
        await one.pack();
      } catch {
        // The low-quality body stays in use.
      }
    }
    this.#running = false;
  }
}
