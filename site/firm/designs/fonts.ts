import type { Design } from '../../../templates-data/model/designs.ts';

/**
 * The fonts of each design, that of the headlines first. The upright Latin letters are preloaded.
 */
const fonts = {
  law: ['--font-newsreader', '--font-hanken', '--font-newsreader-italic'],
  finance: ['--font-franklin'],
  'real-estate': ['--font-cormorant', '--font-figtree'],
  technology: ['--font-geist', '--font-geist-mono'],
  menu: ['--font-playfair', '--font-ysabeau', '--font-courier-prime'],
  yard: ['--font-shoulders', '--font-archivo', '--font-stencil', '--font-geist-mono'],
  courtyard: ['--font-vollkorn', '--font-nunito'],
} as const satisfies Record<Design, readonly string[]>;

export function designFonts(design: Design): (typeof fonts)[Design] {
  return fonts[design];
}
