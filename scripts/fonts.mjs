/** The fonts of all designs and of the agency's pages, for Astro's fonts. */
import { fontProviders } from 'astro/config';

/**
 * A face in two files: Western letters, and the rest of Latin, which is fetched only by pages that
 * need it.
 */
const face = (file, weight, style = 'normal') => [
  {
    src: [`./site/assets/fonts/${file}.woff2`],
    weight,
    style,
    display: 'swap',
    unicodeRange: western,
  },
  {
    src: [`./site/assets/fonts/${file}-extended.woff2`],
    weight,
    style,
    display: 'swap',
    unicodeRange: extended,
  },
];
const western = ['U+0000-00FF', 'U+0131', 'U+0152-0153', 'U+2000-2BFF'];
const extended = ['U+0100-0130', 'U+0132-0151', 'U+0154-017F', 'U+1E80-1E9E', 'U+0218-021B'];
/** `fallbacks` end with a generic family; Astro adds fallbacks in the font's metrics. */
const font = (name, cssVariable, variants, fallbacks) => ({
  provider: fontProviders.local(),
  name,
  cssVariable,
  fallbacks,
  options: { variants },
});

/** A font whose fallbacks are faces of our style sheets, already in its metrics. */
const fontWithOwnFallbacks = (name, cssVariable, variants, fallbacks) => ({
  ...font(name, cssVariable, variants, fallbacks),
  optimizedFallbacks: false,
});

export const fonts = [
  font(
    'Newsreader',
    '--font-newsreader',
    face('newsreader-display', 400),
    // "Near …" are faces of site/styles/firm.css for systems that have neither Arial nor Times
    // New Roman.
    ['Near Noto Serif', 'Near DejaVu Serif', 'Georgia', 'serif'],
  ),
  // "Near Italic" is the upright face at the italic's width (FirmLayout.astro): lines break the
  // same before it arrives.
  fontWithOwnFallbacks(
    'Newsreader Italic',
    '--font-newsreader-italic',
    face('newsreader-display-italic', 300, 'italic'),
    [
      'Near Italic',
      'Near Italic Times',
      'Near Italic Noto',
      'Near Italic DejaVu',
      'Georgia',
      'serif',
    ],
  ),
  font('Hanken Grotesk', '--font-hanken', face('hanken-grotesk', '400 600'), [
    'Near Roboto',
    'Near Noto Sans',
    'Near DejaVu Sans',
    'sans-serif',
  ]),
  font('Libre Franklin', '--font-franklin', face('libre-franklin', '300 600'), [
    'Near Noto Sans',
    'sans-serif',
  ]),
  font('Cormorant Garamond', '--font-cormorant', face('cormorant-garamond', 500), [
    'Georgia',
    'serif',
  ]),
  font('Figtree', '--font-figtree', face('figtree', '400 600'), ['Near Noto Sans', 'sans-serif']),
  font('Geist', '--font-geist', face('geist', '400 600'), ['Near Noto Sans', 'sans-serif']),
  font('Geist Mono', '--font-geist-mono', face('geist-mono', 400), ['monospace']),
  // "Near …" are faces of site/firm/designs/menu/base.css, a little narrower than these.
  fontWithOwnFallbacks('Playfair', '--font-playfair', face('playfair', 400), [
    'Near Menu Times',
    'Near Menu Noto',
    'Near Menu DejaVu',
    'serif',
  ]),
  fontWithOwnFallbacks('Ysabeau', '--font-ysabeau', face('ysabeau', '450 650'), [
    'Near Menu Arial',
    'Near Menu Roboto',
    'Near Menu DejaVu Sans',
    'sans-serif',
  ]),
  font('Courier Prime', '--font-courier-prime', face('courier-prime', 400), [
    'Courier New',
    'monospace',
  ]),
  font('Vollkorn', '--font-vollkorn', face('vollkorn', '400 600'), [
    'Near Noto Serif',
    'Near DejaVu Serif',
    'Georgia',
    'serif',
  ]),
  font('Nunito', '--font-nunito', face('nunito', '500 700'), [
    'Near Noto Sans',
    'Near DejaVu Sans',
    'sans-serif',
  ]),
  font('Onest', '--font-onest', face('onest', '400 600'), [
    // A face of site/styles/app.css, for systems without Arial: lines break the same.
    'Near DejaVu Sans',
    'sans-serif',
  ]),
  // "Near …" are faces of site/firm/designs/yard/base.css, as wide as these capitals.
  fontWithOwnFallbacks('Big Shoulders', '--font-shoulders', face('big-shoulders', 900), [
    'Near Shoulders',
    'Near Shoulders Noto',
    'sans-serif',
  ]),
  fontWithOwnFallbacks(
    'Big Shoulders Stencil',
    '--font-stencil',
    [
      {
        src: ['./site/assets/fonts/big-shoulders-stencil.woff2'],
        weight: 800,
        style: 'normal',
        display: 'swap',
        unicodeRange: ['U+0030-0033', 'U+0035-0039'],
      },
      // The crossbar of the stencil's 4 ends in a crumb that reads as a full stop.
      {
        src: ['./site/assets/fonts/big-shoulders.woff2'],
        weight: 800,
        style: 'normal',
        display: 'swap',
        unicodeRange: ['U+0034'],
      },
    ],
    ['Near Shoulders', 'Near Shoulders Noto', 'sans-serif'],
  ),
  font('Archivo', '--font-archivo', face('archivo', '400 700'), [
    'Near Archivo',
    'Near Noto Sans',
    'Near Archivo DejaVu',
    'sans-serif',
  ]),
];
