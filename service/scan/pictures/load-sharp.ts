import type sharpLibrary from 'sharp';

type Sharp = typeof sharpLibrary;

let loaded: Promise<Sharp> | undefined;

async function load(): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  // No picture is read twice, so a cache would waste up to 50 MB.
  sharp.cache(false);
  // One thread: each further thread needs its own buffers, and a scan must not use the whole
  // machine.
  sharp.concurrency(1);
  return sharp;
}

/** The picture library, loaded on first use: it takes 20 MB. */
export function loadSharp(): Promise<Sharp> {
  loaded ??= load();
  return loaded;
}
