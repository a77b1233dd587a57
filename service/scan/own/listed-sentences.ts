import { itemsBelow } from '../page/items-below.ts';
import type { Line } from '../page/read-lines.ts';

const minItems = 2;
const maxItems = 8;
/** Shorter items are names, such as those of services. */
const maxNameWords = 6;

/**
 * The lines with each sentence that ends with a colon and its list as one text: "The club offers:
 * …; …." Lists of names stay lists.
 */
export function joinListedSentences(lines: readonly Line[]): readonly Line[] {
  const whole: Line[] = [];
  let at = 0;
  for (let line = lines[at]; line !== undefined; line = lines[at]) {
    const isLead = line.heading === 0 && line.text.endsWith(':');
    const items = isLead
      ? itemsBelow(lines, at, maxItems).map(({ text }) => withoutSigns(text))
      : [];
    const long = items.filter((text) => text.split(/\s+/u).length > maxNameWords);
    const isJoined = items.length >= minItems && long.length >= items.length / 2;
    whole.push(isJoined ? { ...line, text: `${line.text} ${items.join('; ')}.` } : line);
    at += isJoined ? items.length + 1 : 1;
  }
  return whole;
}

function withoutSigns(item: string): string {
  return item.replace(/^[•·*✓✔–-]\s*|[\s;,.]+$/gu, '');
}
