import type { Line } from '../page/read-lines.ts';
import { cleanServices, minServices } from './service-words.ts';

/** The last class of a card's title that is not a heading element: "dish-header". */
export const titleMark = /(?:^|[\s_-])(?:title|name|heading|header|headline|titel|titre|titulo)$/u;
const maxLength = 60;

/** The titles of cards in a section, by their common class, each with a text below. */
export function findTitled(section: readonly Line[]): readonly string[] {
  const byMake = new Map<string, string[]>();
  for (const [at, { text, heading, tag, marks }] of section.entries()) {
    const next = section[at + 1];
    if (heading > 0 || tag === 'li' || tag === 'td' || text.length > maxLength) continue;
    if (!titleMark.test(marks) || next === undefined || next.marks === marks) continue;
    byMake.set(marks, [...(byMake.get(marks) ?? []), text]);
  }
  for (const texts of byMake.values()) {
    const values = texts.length < minServices ? [] : cleanServices(texts);
    if (values.length >= minServices && values.length >= texts.length * 0.75) return values;
  }
  return [];
}
