import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';
import { freeMemory } from './free-memory.ts';
import type { BrotliDecompress, Gunzip, Inflate, InflateRaw } from 'node:zlib';

export const maxBodyBytes = 5_000_000;
export const maxImageBytes = 1_000_000;
const maxRatio = 200;
// Minimum size for the check of the ratio: a small repetitive page may compress better than 1 in
// 200.
const ratioCountsFrom = 200_000;

// Size from which the memory of used chunks is freed at once.
const largeBodyBytes = 1_000_000;

type Unpacker = BrotliDecompress | Gunzip | Inflate | InflateRaw;

interface Body {
  readonly bytes: Uint8Array;
  /** Why the body was cut: the size limit or the time limit. The part that was read is used. */
  readonly cut: 'size' | 'time' | undefined;
  /** Size in bytes as sent, before decompression. */
  readonly sent: number;
}

/**
 * Reads and decompresses a body: at most 5 MB before and after, at a ratio of at most 200, in one
 * of gzip, deflate and br. Undefined for a bomb, another or a repeated encoding, or data that is
 * damaged from the start.
 */
export async function readBody(
  stream: Readable,
  encoding: string,
  signal: AbortSignal,
  maxBytes: number = maxBodyBytes,
): Promise<Body | undefined> {
  const source = stream[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
  const first = await readChunk(source, signal);
  const unpack = openUnpacker(encoding, first.chunk);
  if (unpack === undefined) {
    stream.destroy();
    return undefined;
  }
  const kept: Uint8Array[] = [];
  let size = 0;
  let raw = 0;
  let cut: Body['cut'];
  // An object, because event listeners change it during the loop.
  const state = { bomb: false, broken: false };
  const keep = (chunk: Uint8Array): void => {
    if (state.bomb || size >= maxBytes) return;
    const part = chunk.subarray(0, maxBytes - size);
    kept.push(part);
    size += part.length;
    if (unpack === 'plain') return;
    if (size > ratioCountsFrom && size > unpack.bytesWritten * maxRatio) state.bomb = true;
    if (state.bomb || size >= maxBytes) unpack.destroy();
  };
  if (unpack !== 'plain') {
    unpack.on('data', keep);
    unpack.on('error', () => (state.broken = true));
  }
  for (let step = first; ; step = await readChunk(source, signal)) {
    if (step.late) cut = 'time';
    if (step.chunk === undefined) break;
    raw += step.chunk.length;
    if (unpack === 'plain') keep(step.chunk);
    else await write(unpack, step.chunk);
    if (raw > maxBytes || size >= maxBytes) cut = 'size';
    if (cut !== undefined || state.bomb || state.broken) break;
  }
  stream.destroy();
  if (unpack !== 'plain') await flushUnpacker(unpack);
  if (state.bomb || (state.broken && size === 0)) return undefined;
  const bytes = Buffer.concat(kept);
  kept.length = 0;
  if (size > largeBodyBytes) freeMemory();
  return { bytes, cut: cut ?? (size >= maxBytes ? 'size' : undefined), sent: raw };
}

interface ReadResult {
  readonly chunk: Uint8Array | undefined;
  readonly late: boolean;
}

async function readChunk(
  source: AsyncIterator<Uint8Array>,
  signal: AbortSignal,
): Promise<ReadResult> {
  try {
    const step = await source.next();
    return step.done === true
      ? { chunk: undefined, late: false }
      : { chunk: step.value, late: false };
  } catch {
    return { chunk: undefined, late: signal.aborted };
  }
}

function openUnpacker(
  encoding: string,
  first: Uint8Array | undefined,
): Unpacker | 'plain' | undefined {
  switch (encoding.trim().toLowerCase()) {
    case '':
    case 'identity':
      return 'plain';
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'deflate':
      // `deflate` means zlib or raw deflate; a zlib header's low four bits are 8.
      return first !== undefined && ((first[0] ?? 0) & 15) === 8
        ? createInflate()
        : createInflateRaw();
    case 'br':
      return createBrotliDecompress();
    default:
      return undefined;
  }
}

function write(unpack: Unpacker, chunk: Uint8Array): Promise<void> {
  return new Promise((resolve) => {
    unpack.write(chunk, () => resolve());
  });
}

/** Flushes the unpacker; a truncated body keeps what was unpacked before. */
function flushUnpacker(unpack: Unpacker): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      unpack.destroy();
      resolve();
    };
    unpack.once('end', end).once('error', end).once('close', end);
    if (unpack.destroyed) resolve();
    else unpack.end();
  });
}
