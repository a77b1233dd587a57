import { scriptClasses } from '../../service/pages/scripted-parts.ts';
import { pruneFaces, pruneNames } from '../../service/pages/prune-names.ts';
import { pruneStyles } from './prune-styles.ts';

const prunedSheets = new Map<string, string>();

/**
 * Reduces the sheet of a sample's opening page, the largest of its pages, to the rules of its HTML.
 * Pages with the same classes share one sheet.
 */
export function pruneOpening(css: string, markup: string, others: string): string {
  const marks = new Set(markup.match(/<[a-z]\w*|\sclass="[^"]*"|[\u0590-\u08ff]|\sdir="rtl"/gu));
  for (const tag of ['<html', '<head', '<body']) marks.add(tag);
  const faces = pruneFaces(css, markup);
  const key = [faces, others, ...[...marks].sort()].join('\n');
  const known = prunedSheets.get(key);
  if (known !== undefined) return known;
  const read = others + (markup.match(/style="[^"]*"|<use\b/gu)?.join('') ?? '');
  const pruned = pruneNames(pruneStyles(faces, [...marks].join('>'), scriptClasses), read);
  prunedSheets.set(key, pruned);
  return pruned;
}
