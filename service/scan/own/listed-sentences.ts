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
    const items = line.heading === 0 && line.text.endsWith(':') ? itemsAfter(lines, at) : [];
    const long = items.filter((text) => text.split(/\s+/u).length > maxNameWords);
    const isJoined = items.length >= minItems && long.length >= items.length / 2;
    whole.push(isJoined ? { ...line, text: `${line.text} ${items.join('; ')}.` } : line);
    at += isJoined ? items.length + 1 : 1;
  }
  return whole;
}

function itemsAfter(lines: readonly Line[], index: number): readonly string[] {
  const after = lines.slice(index + 1, index + 1 + maxItems);
  const end = after.findIndex(({ tag }) => tag !== 'li');
  return (end === -1 ? after : after.slice(0, end)).map(({ text }) =>
    text.replace(/^[•·*✓✔–-]\s*|[\s;,.]+$/gu, ''),
  );
}
