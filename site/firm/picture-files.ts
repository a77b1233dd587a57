import type { ImageMetadata } from 'astro';

/** The built files of pictures. The lists are made once here, not for every component. */

const pictures = import.meta.glob<ImageMetadata>('../assets/*/*-[0-9]*.{avif,webp}', {
  eager: true,
  import: 'default',
});
const prints = import.meta.glob<ImageMetadata>('../assets/*/{engraving,halftone}-p*.{avif,webp}', {
  eager: true,
  import: 'default',
});
const drawings = import.meta.glob<ImageMetadata>(
  ['../assets/lines/*.svg', '../assets/*/{towers,contours}.svg'],
  { eager: true, import: 'default' },
);

const plates = import.meta.glob<ImageMetadata>('../assets/plates/*.svg', {
  eager: true,
  import: 'default',
});

const serviceDrawings = import.meta.glob<ImageMetadata>(
  ['../assets/technology/plain-drawings.svg', '../assets/technology/services/*.svg'],
  { eager: true, import: 'default' },
);

type Kind = 'avif' | 'webp';
const known = new Map<string, readonly ImageMetadata[]>();

/**
 * All widths of a picture, the narrowest first: `law-portico` has `law-portico-640.avif` and so on.
 */
export function pictureFiles(name: string, kind: Kind): readonly ImageMetadata[] {
  const key = `${name}.${kind}`;
  const found =
    known.get(key) ??
    Object.entries(pictures)
      .filter(([path]) => new RegExp(`/${name}-\\d+\\.${kind}$`, 'u').test(path))
      .map(([, file]) => file)
      .toSorted((one, other) => one.width - other.width);
  known.set(key, found);
  return found;
}

/** The file of a portrait in a print style, such as the third person's `law/engraving`. */
export function printFile(print: string, portrait: number, kind: Kind): ImageMetadata | undefined {
  return prints[`../assets/${print}-p${portrait}.${kind}`];
}

/** The file of a line drawing; undefined for an unknown name. */
export function findDrawing(name: string): ImageMetadata | undefined {
  return Object.entries(drawings).find(([path]) => path.endsWith(`/${name}.svg`))?.[1];
}

/** The file of a line drawing. @throws Error for an unknown name. */
export function drawingFile(name: string): ImageMetadata {
  const file = findDrawing(name);
  if (!file) throw new Error(`there is no drawing ${name} in site/assets`);
  return file;
}

/** The file of a wood engraving; undefined for an unknown name. */
export function plateFile(name: string): ImageMetadata | undefined {
  return plates[`../assets/plates/${name}.svg`];
}

/** The file with the drawings of services for every trade or one; see `service-drawings.ts`. */
export function serviceDrawingsFile(trade?: string): ImageMetadata | undefined {
  const name = trade === undefined ? 'plain-drawings' : `services/${trade}`;
  return serviceDrawings[`../assets/technology/${name}.svg`];
}
