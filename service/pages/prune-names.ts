const declaration = /(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/gu;
const face = /@font-face\{[^}]*\}/gu;
const fontFamily = /font-family:\s*"?([^";}]+)/u;
/** SVG files read variables of the page. */
const drawing = /<use\b/u;
const keyframes = /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/gu;

/** Fonts for the rest of Latin, and whether a text has such letters (astro.config.mjs). */
const extendedFaces = /@font-face\{[^}]*unicode-range:\s*U\+0?100-[^}]*\}/gu;
const extendedLetter = /[\u0100-\u0130\u0132-\u0151\u0154-\u017f\u0218-\u021b\u1e80-\u1e9e]/u;

/** A sheet without fonts for letters that the page does not have. */
export function pruneFaces(css: string, html: string): string {
  return extendedLetter.test(html) ? css : css.replace(extendedFaces, '');
}

/** How often a name occurs in a text, as a whole word. */
function countOccurrences(name: string, text: string): number {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
  return (text.match(new RegExp(`(?<![\\w-])${escaped}(?![\\w-])`, 'gu')) ?? []).length;
}

/**
 * A minified sheet without the variables, fonts and animations that nothing on the page uses:
 * neither the sheet nor `others`, which are the page's other sheets and its HTML.
 */
export function pruneNames(css: string, others: string): string {
  const readIn = (text: string): ReadonlySet<string> =>
    new Set([...text.matchAll(/var\(\s*(--[\w-]+)/gu)].map(([, name = '']) => name));
  const all = css + others;
  const read = readIn(all);
  const faces = all.match(face) ?? [];
  const elsewhere = all.replace(face, '');
  const unread = new Set(
    faces
      .map((rule) => fontFamily.exec(rule)?.[1] ?? '')
      .filter((family) => countOccurrences(family, elsewhere) === 0),
  );
  return css
    .replace(face, (rule) => (unread.has(fontFamily.exec(rule)?.[1] ?? '') ? '' : rule))
    .replace(keyframes, (rule, name: string) => (countOccurrences(name, all) > 1 ? rule : ''))
    .replace(declaration, (line, name: string) =>
      read.has(name) || drawing.test(others) ? line : '',
    )
    .replace(/;\}/gu, '}')
    .replace(/:root\{\}/gu, '');
}
