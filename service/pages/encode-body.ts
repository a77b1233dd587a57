import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { PackingQueue, type Packable } from './packing-queue.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

const refused = /;\s*q=0(?:\.0*)?$/u;

function choose(acceptEncoding: string): Encoding {
  const taken = new Set(
    acceptEncoding
      .toLowerCase()
      .split(',')
      .map((part) => part.trim())
      .filter((part) => !refused.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  );
  if (taken.has('br')) return 'br';
  return taken.has('gzip') ? 'gzip' : 'identity';
}

/** Browsers send few variants of this header, so the choice is cached for each. */
const chosen = new Map<string, Encoding>();

/** The best encoding that the client accepts; `q=0` refuses one. */
export function bestEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity';
  const known = chosen.get(acceptEncoding);
  if (known) return known;
  if (chosen.size > 500) chosen.clear();
  const encoding = choose(acceptEncoding);
  chosen.set(acceptEncoding, encoding);
  return encoding;
}

/** Brotli's highest quality: 80 ms per page, and a tenth smaller, which saves a round trip. */
const bestQuality = 11;
/** Quality for a page's first visitor: 2 ms per page. */
const quickQuality = 5;

function compressBrotli(quality: number, body: Buffer): Promise<Buffer> {
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

/**
 * Pages are compressed in highest quality one at a time, so that many new ones do not take all
 * threads or memory.
 */
export const packingQueue = new PackingQueue({ maxEntries: 100, maxBytes: 8_000_000, delay: 2000 });

/** One body in the requested encodings, each made once, off the event loop. */
export class EncodedBody implements Packable {
  readonly size: number;
  readonly #identity: Buffer;
  readonly #made = new Map<Encoding, Promise<Buffer> | Buffer>();
  #improves: boolean;

  /** `improves: false` for a body that is sent once, such as the page for an unknown address. */
  constructor(identity: Buffer, { improves = true }: { improves?: boolean } = {}) {
    this.size = identity.length;
    this.#identity = identity;
    this.#improves = improves;
    this.#made.set('identity', identity);
  }

  /**
   * The encoded body. Brotli has low quality until the queue has compressed the body in highest
   * quality.
   */
  as(encoding: Encoding): Promise<Buffer> | Buffer {
    const made = this.#made.get(encoding);
    if (made) {
      if (this.#improves && encoding === 'br' && Buffer.isBuffer(made)) packingQueue.offer(this);
      return made;
    }
    const making =
      encoding === 'br'
        ? compressBrotli(quickQuality, this.#identity)
        : zip(this.#identity, { level: 6 });
    this.#made.set(encoding, making);
    void making.then((buffer) => {
      this.#made.set(encoding, buffer);
      if (this.#improves && encoding === 'br') packingQueue.offer(this);
    });
    return making;
  }

  /** Called by the queue: compresses in highest quality. */
  async pack(): Promise<void> {
    this.#improves = false;
    this.#made.set('br', await compressBrotli(bestQuality, this.#identity));
  }

  /** Marks the body as replaced by another version, so that it is not compressed further. */
  retire(): void {
    this.#improves = false;
    packingQueue.withdraw(this);
  }
}
