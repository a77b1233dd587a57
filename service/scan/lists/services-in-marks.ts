import type { FoundList } from '../page/found.ts';
import type { Line } from '../page/read-lines.ts';
import {
  toFoundServices as found,
  minServices,
  notService,
  cleanServices,
} from './service-words.ts';

const serviceMarks =
  /(?:^|[\s_-])(?:services?|treatments?|practice-?areas?|specialt(?:y|ies)|leistung(?:en)?)(?:$|[\s_-])/u;

/** Classes that website builders give to titles which are not heading elements. */
const titleMarks = /(?:^|[\s_-])(?:title|name|heading|headline|caption)$/u;
const markOfOthers = /partner|client|customer|brand|team|staff|review|testimonial|post|news|price/u;

/**
 * Headings of one size inside an element whose class or id says services; without headings, the
 * lines that are marked as titles.
 */
export function findMarkedServices(lines: readonly Line[]): FoundList<string> | undefined {
  const byPart = new Map<string, string[]>();
  for (const { text, heading, place, marks } of lines) {
    const isTitled =
      heading > 1 || (heading === 0 && titleMarks.test(marks) && !markOfOthers.test(marks));
    const mark =
      !isTitled || place === 'nav' || place === 'footer' ? null : serviceMarks.exec(marks);
    if (mark === null) continue;
    const part = `${heading} ${marks.slice(0, mark.index + mark[0].length)}`;
    byPart.set(part, [...(byPart.get(part) ?? []), text]);
  }
  // The smallest headings name the entries; a larger one names the part.
  for (const [, texts] of [...byPart].sort((a, b) => Number(b[0][0]) - Number(a[0][0]))) {
    const values = cleanServices(texts.filter((text) => !notService.test(text)));
    if (values.length >= minServices) return found(values, 'section', 0.6);
  }
  return undefined;
}
