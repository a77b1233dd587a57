import { pictureWidths } from '../scan/browser/visit-messages.ts';
import type { SiteBrowser } from '../scan/browser/create-site-browser.ts';
import { picturePath, type FrozenFile } from './frozen-files.ts';

/** The agency waits for the pictures when it asks for an approval. */
const budgetMs = 20_000;
/** An invented address; the browser gets the frozen files and nothing else. */
const origin = 'https://frozen.invalid';

/**
 * Takes pictures of the home page of a frozen version, at desktop and phone width. Returns an empty
 * list without a browser, or if one picture fails.
 */
export async function pictureVersion(
  browser: SiteBrowser | undefined,
  base: string,
  files: readonly FrozenFile[],
): Promise<FrozenFile[]> {
  const taken = await browser?.takePictures(new URL(`${origin}${base}/page`), {
    budgetMs,
    files: new Map(
      files.map(({ path, type, bytes }) => [
        `${base}${path}`,
        { type, bytes: new Uint8Array(bytes) },
      ]),
    ),
  });
  const pictures = taken?.pictures ?? [];
  if (pictures.length < pictureWidths.length) return [];
  return pictures.map(({ viewport, bytes }) => ({
    path: picturePath(viewport),
    type: 'image/jpeg',
    bytes: Buffer.from(bytes),
  }));
}
