import type { ImageMetadata } from 'astro';
import type { Design } from '../../templates-data/model/designs.ts';
import { printOf } from './picture-files.ts';

/** How each design prints its people. */
export const printsOf: Readonly<Record<Design, string>> = {
  law: 'portraits/engraving',
  finance: 'finance/lines',
  'real-estate': 'real-estate/stipple',
  technology: 'technology/halftone',
  menu: 'portraits/engraving',
  yard: 'technology/halftone',
  courtyard: 'portraits/engraving',
};

interface PortraitFiles {
  readonly webp: ImageMetadata;
  /** Dots do not shrink in AVIF: prints of them are WebP alone. */
  readonly avif: ImageMetadata | undefined;
}

/**
 * The files of a portrait in a design's print. People are printed for the design of their own
 * industry and as engravings, which stand in wherever another design shows them.
 *
 * @param small For chips of less than 160 px: vertical lines need width to be read as lines.
 */
export function portraitFiles(
  portrait: number,
  design: Design,
  small = false,
): PortraitFiles | undefined {
  const own = small && design === 'finance' ? printsOf.law : printsOf[design];
  for (const print of [own, printsOf.law]) {
    const webp = printOf(print, portrait, 'webp');
    if (webp) return { webp, avif: printOf(print, portrait, 'avif') };
  }
  return undefined;
}
