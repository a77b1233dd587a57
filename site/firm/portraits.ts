import type { ImageMetadata } from 'astro';
import type { Design } from '../../templates-data/model/designs.ts';
import { printFile } from './picture-files.ts';

/** The print style of the designs whose samples show portraits; the others show initials. */
export const printStyles: Readonly<Partial<Record<Design, string>>> = {
  yard: 'technology/halftone',
};

interface PortraitFiles {
  readonly webp: ImageMetadata;
  /** Undefined for prints of dots, which AVIF compresses badly; they are WebP only. */
  readonly avif: ImageMetadata | undefined;
}

/**
 * The files of a portrait in a design's print style, or as the engraving that every person has;
 * undefined for a design without portraits.
 */
export function portraitFiles(portrait: number, design: Design): PortraitFiles | undefined {
  const style = printStyles[design];
  if (style === undefined) return undefined;
  for (const print of [style, 'portraits/engraving']) {
    const webp = printFile(print, portrait, 'webp');
    if (webp) return { webp, avif: printFile(print, portrait, 'avif') };
  }
  return undefined;
}
