import { scriptClasses } from '../../service/pages/page-rules.ts';
import { pruneNames } from './prune-names.ts';
import { pruneStyles } from './prune-styles.ts';

const prunedSheets = new Map<string, string>();

/** Fonts for the rest of Latin, and whether a text has such letters (astro.config.mjs). */
const extendedFaces = /@font-face\{[^}]*unicode-range:\s*U\+0?100-[^}]*\}/gu;
const extendedLetter = /[\u0100-\u0130\u0132-\u0151\u0154-\u017f\u0218-\u021b\u1e80-\u1e9e]/u;

/**
 * Reduces the sheet of a sample's opening page, the largest of its pages, to the rules of its HTML.
 * Pages with the same classes share one sheet.
 */
export function pruneOpening(css: string, markup: string, others: string): string {
  const marks = new Set(markup.match(/<[a-z]\w*|\sclass="[^"]*"|[\u0590-\u08ff]|\sdir="rtl"/gu));
  for (const tag of ['<html', '<head', '<body']) marks.add(tag);
  const faces = extendedLetter.test(markup) ? css : css.replace(extendedFaces, '');
  const key = [faces, others, ...[...marks].sort()].join('\n');
  const known = prunedSheets.get(key);
  if (known !== undefined) return known;
  const read = others + (markup.match(/style="[^"]*"|<use\b/gu)?.join('') ?? '');
  const pruned = pruneNames(pruneStyles(faces, [...marks].join('>'), scriptClasses), read);
  prunedSheets.set(key, pruned);
  return pruned;
}
