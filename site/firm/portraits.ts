import type { ImageMetadata } from 'astro';
import type { Design } from '../../templates-data/model/designs.ts';
import { printFile } from './picture-files.ts';

/** The print style of each design's portraits. */
export const printStyles: Readonly<Record<Design, string>> = {
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
  /** Undefined for prints of dots, which AVIF compresses badly; they are WebP only. */
  readonly avif: ImageMetadata | undefined;
}

/**
 * The files of a portrait in a design's print style. Each person is printed in the style of its own
 * industry's design, and as an engraving, which other designs show.
 * @param small For chips narrower than 160 px, where vertical lines would not be visible.
 */
export function portraitFiles(
  portrait: number,
  design: Design,
  small = false,
): PortraitFiles | undefined {
  const own = small && design === 'finance' ? printStyles.law : printStyles[design];
  for (const print of [own, printStyles.law]) {
    const webp = printFile(print, portrait, 'webp');
    if (webp) return { webp, avif: printFile(print, portrait, 'avif') };
  }
  return undefined;
}
