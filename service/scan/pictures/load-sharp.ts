import type sharpLibrary from 'sharp';

type Sharp = typeof sharpLibrary;

let loaded: Promise<Sharp> | undefined;

async function load(): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  // No picture is read twice, so a cache would waste up to 50 MB.
  sharp.cache(false);
  // Each further thread of a picture needs buffers of its own, and a scan is not to take the whole
  // machine.
  sharp.concurrency(1);
  return sharp;
}

/** The picture library, loaded when there is first a picture to read: it brings 20 MB with it. */
export function loadSharp(): Promise<Sharp> {
  loaded ??= load();
  return loaded;
}
