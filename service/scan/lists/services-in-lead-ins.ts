import type { Line } from '../page/read-lines.ts';
import { isContactLabel } from './not-offered.ts';
import { cleanServices, minServices, notService } from './service-words.ts';

/** A name and its description on one line: "Gutters: we clean and replace …". */
const leadIn = /^[•·*✓✔–-]?\s*(\p{Lu}[^:–—.!?]{2,58}?)(?:\s*:|\s[–—-])\s+(\p{L}.{14,})$/su;
const maxNameWords = 6;
/** Other entries than names with descriptions, of the longer lines below a heading. */
const maxOthers = 0.3;
const shortLine = 20;

/** The name at the beginning of a line that goes on to describe it. */
export function readLeadIn(text: string): { name: string; description: string } | undefined {
  const [, name = '', description = ''] = leadIn.exec(text.slice(0, 1000)) ?? [];
  return name === '' || name.split(' ').length > maxNameWords
    ? undefined
    : { name: name.trim(), description };
}

/** The names that begin the lines below a heading for services. */
export function findLeadIns(section: readonly Line[]): readonly string[] {
  const long = section.filter(({ text, heading }) => heading === 0 && text.length > shortLine);
  const names = long.flatMap(({ text }) => readLeadIn(text)?.name ?? []);
  const fitting = names.filter((name) => !notService.test(name) && !isContactLabel(name));
  if (fitting.length < minServices || fitting.length < long.length * (1 - maxOthers)) return [];
  const values = cleanServices(fitting);
  return values.length < minServices ? [] : values;
}
