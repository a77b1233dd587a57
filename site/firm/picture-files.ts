import type { ImageMetadata } from 'astro';

/**
 * The built files of pictures. Beside the components, so that these lists are made once and not for
 * every picture.
 */

const pictures = import.meta.glob<ImageMetadata>('../assets/*/*-[0-9]*.{avif,webp}', {
  eager: true,
  import: 'default',
});
const prints = import.meta.glob<ImageMetadata>(
  '../assets/*/{engraving,lines,stipple,halftone}-p*.{avif,webp}',
  { eager: true, import: 'default' },
);
const drawings = import.meta.glob<ImageMetadata>(
  ['../assets/lines/*.svg', '../assets/*/{towers,contours}.svg'],
  { eager: true, import: 'default' },
);

const plates = import.meta.glob<ImageMetadata>('../assets/plates/*.svg', {
  eager: true,
  import: 'default',
});

type Kind = 'avif' | 'webp';
const known = new Map<string, readonly ImageMetadata[]>();

/**
 * All widths of a picture, the narrowest first: `law-portico` has `law-portico-640.avif` and so on.
 */
export function widthsOf(name: string, kind: Kind): readonly ImageMetadata[] {
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

/** A portrait as one of the prints, such as `law/engraving` of the third person. */
export function printOf(print: string, portrait: number, kind: Kind): ImageMetadata | undefined {
  return prints[`../assets/${print}-p${portrait}.${kind}`];
}

/** @throws Error when there is no such drawing. */
export function drawingFile(name: string): ImageMetadata {
  const [, file] = Object.entries(drawings).find(([path]) => path.endsWith(`/${name}.svg`)) ?? [];
  if (!file) throw new Error(`there is no drawing ${name} in site/assets`);
  return file;
}

/** A wood engraving; undefined when there is none of this name. */
export function plateFile(name: string): ImageMetadata | undefined {
  return plates[`../assets/plates/${name}.svg`];
}
