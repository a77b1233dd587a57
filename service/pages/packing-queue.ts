/** Something that can be packed better than it was, when there is time for it. */
export interface Packable {
  /** Bytes that it holds while it waits. */
  readonly size: number;
  readonly pack: () => Promise<void>;
}

interface Limits {
  readonly maxEntries: number;
  readonly maxBytes: number;
}

/**
 * Packs one thing after another in the background. What comes while the queue is full is not taken:
 * it may be offered again the next time somebody asks for it.
 */
export class PackingQueue {
  readonly #limits: Limits;
  readonly #waiting = new Set<Packable>();
  #bytes = 0;
  #running = false;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** What waits now; the one that is being packed is not counted. */
  get load(): { readonly entries: number; readonly bytes: number } {
    return { entries: this.#waiting.size, bytes: this.#bytes };
  }

  /** Whether it waits now. */
  offer(one: Packable): boolean {
    if (this.#waiting.has(one)) return true;
    const { maxEntries, maxBytes } = this.#limits;
    if (this.#waiting.size >= maxEntries || this.#bytes + one.size > maxBytes) return false;
    this.#waiting.add(one);
    this.#bytes += one.size;
    if (!this.#running) void this.#run();
    return true;
  }

  /** Takes out what nobody needs any more. */
  withdraw(one: Packable): void {
    if (this.#waiting.delete(one)) this.#bytes -= one.size;
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (const one of this.#waiting) {
      this.withdraw(one);
      try {
        await one.pack();
      } catch {
        // It stays as it was packed before.
      }
    }
    this.#running = false;
  }
}
