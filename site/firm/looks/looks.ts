import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import type { Design } from '../../../templates-data/model/theme.ts';

// As text and not as modules, so that a page carries the style sheet of its own look only.
const base = import.meta.glob<string>('../../styles/firm.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});
const inner = import.meta.glob<string>('../inner/inner.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});
const sheets = import.meta.glob<string>('./*/look.css', { query: '?inline', import: 'default', eager: true });
const own = import.meta.glob<AstroComponentFactory>('./*/*.astro', { import: 'default', eager: true });
const shared = import.meta.glob<AstroComponentFactory>('../sections/*.astro', {
  import: 'default',
  eager: true,
});

/** The design itself, or law's where that design has no look yet. */
export function lookOf(design: Design): Design {
  return sheets[`./${design}/look.css`] === undefined ? 'law' : design;
}

/** The style sheet of a look's home page, or of its inner pages. */
export function sheetOf(design: Design, home: boolean): string {
  const look = `${base['../../styles/firm.css'] ?? ''}${sheets[`./${design}/look.css`] ?? ''}`;
  return home ? look : `${look}${inner['../inner/inner.css'] ?? ''}`;
}

/** A part of a page: the look's own component of that name in `looks/<look>/`, else the one in `sections/`. */
export function partOf(design: Design, name: string): AstroComponentFactory {
  const part =
    own[`./${design}/${name}.astro`] ?? shared[`../sections/${name}.astro`] ?? own[`./law/${name}.astro`];
  if (!part) throw new Error(`no component ${name} for the ${design} look`);
  return part;
}

/** The faces of each look: first the one of its headlines. The upright Western letters of all are preloaded. */
const fonts = {
  law: ['--font-newsreader', '--font-hanken', '--font-newsreader-italic'],
  finance: ['--font-franklin'],
  'real-estate': ['--font-cormorant', '--font-figtree'],
  technology: ['--font-geist', '--font-geist-mono'],
} as const satisfies Record<Design, readonly string[]>;

export function fontsOf(design: Design): (typeof fonts)[Design] {
  return fonts[design];
}
