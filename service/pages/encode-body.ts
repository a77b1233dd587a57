import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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

/** Browsers send a handful of forms of this header, so the choice is made once for each. */
const chosen = new Map<string, Encoding>();

/** The best encoding a client says it takes; `q=0` is a refusal. */
export function bestEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity';
  const known = chosen.get(acceptEncoding);
  if (known) return known;
  if (chosen.size > 500) chosen.clear();
  const encoding = choose(acceptEncoding);
  chosen.set(acceptEncoding, encoding);
  return encoding;
}

/** One body in the encodings asked for, each made once, off the event loop. */
export class EncodedBody {
  readonly #identity: Buffer;
  readonly #quality: number;
  readonly #made = new Map<Encoding, Promise<Buffer> | Buffer>();

  constructor(identity: Buffer, brotliQuality: number) {
    this.#identity = identity;
    this.#quality = brotliQuality;
    this.#made.set('identity', identity);
  }

  as(encoding: Encoding): Promise<Buffer> | Buffer {
    const made = this.#made.get(encoding);
    if (made) return made;
    const body = this.#identity;
    const making =
      encoding === 'br'
        ? brotli(body, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: this.#quality,
              [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
            },
          })
        : zip(body, { level: 6 });
    this.#made.set(encoding, making);
    void making.then((buffer) => this.#made.set(encoding, buffer));
    return making;
  }
}
