import type { Testimonial } from '../contract/scan.ts';
import { mostScanned } from '../contract/scan.ts';
import { capText } from './clean-text.ts';
import type { FoundList } from './found.ts';
import type { Line } from './read-lines.ts';
import type { Page } from './read-page.ts';
import { isRecord, textProperty } from './read-things.ts';

const shortest = 30;
const longest = 600;
const longestAuthor = 100;
const longestSource = 300;
const marked =
  /testimonial|review|quote|feedback|bewertung|kundenstimm|temoignage|témoignage|opinion|recensioni/u;
const quoted = /^["“„«”].{20,}["”“»]\.?$/su;

/** What clients say, word for word, each with its author; a quotation without one is left out. */
export function findTestimonials(pages: readonly Page[]): FoundList<Testimonial> | undefined {
  const kept = new Map<string, Testimonial>();
  for (const page of pages) {
    const source =
      page.url !== undefined && page.url.href.length <= longestSource ? page.url.href : undefined;
    for (const one of [...fromThings(page), ...fromLines(page.lines)])
      kept.set(one.quote, kept.get(one.quote) ?? { ...one, ...(source !== undefined && { source }) });
  }
  const values = [...kept.values()].slice(0, mostScanned.testimonials);
  const [first] = values;
  return first === undefined
    ? undefined
    : { values, source: 'text', confidence: 0.75, snippet: `${first.quote} (${first.author})` };
}

function fromThings({ things }: Page): Testimonial[] {
  return things
    .flatMap(({ data, types }) => [
      ...(types.includes('Review') ? [data] : []),
      ...[data['review'], data['reviews']].flat(),
    ])
    .slice(0, 40)
    .flatMap((node) => {
      if (!isRecord(node)) return [];
      return testimonial(textProperty(node['reviewBody']) ?? '', textProperty(node['author']) ?? '');
    });
}

function fromLines(lines: readonly Line[]): Testimonial[] {
  const found: Testimonial[] = [];
  for (const [index, { text, marks, tag, place, heading }] of lines.entries()) {
    if (place === 'nav' || heading > 0 || text.length < shortest || text.length > longest) continue;
    const ownMarks = marks.slice(-80);
    if (!quoted.test(text) && tag !== 'blockquote' && !marked.test(ownMarks)) continue;
    const within = /^(.{30,}?["”»])\s*[-–—~]\s*(\p{Lu}.{1,60})$/su.exec(text);
    if (within?.[1] !== undefined && within[2] !== undefined) {
      found.push(...testimonial(within[1], within[2]));
      continue;
    }
    const next = authorAfter(lines, index);
    if (next !== undefined && isAuthor(next, quoted.test(text))) found.push(...testimonial(text, next.text));
  }
  return found;
}

/** The line that may name who said it, past the stars and initials that stand for a picture. */
function authorAfter(lines: readonly Line[], index: number): Line | undefined {
  const next = lines[index + 1];
  const after =
    next !== undefined && /^(?:\p{Lu}{1,3}|[★⭐☆✩\s]+)$/u.test(next.text) ? lines[index + 2] : next;
  if (after === undefined) return undefined;
  const text = after.text.replace(
    /\s*\|.*$|\s*\(?verified (?:patient|customer|client|buyer|purchase|review).*$/iu,
    '',
  );
  return text === '' ? after : { ...after, text };
}

/** A short line after a quotation: begun with a dash, called an author, or a name and no sentence. */
function isAuthor({ text, marks }: Line, afterQuotation: boolean): boolean {
  if (
    text.length > longestAuthor ||
    text.length < 3 ||
    /[.!?]{1}$/u.test(text.replace(/\b\p{Lu}\.$/u, '')) ||
    /@|https?:/u.test(text)
  )
    return false;
  if (/^[-–—~]\s*\S/u.test(text)) return true;
  const named =
    /^(?:\p{Lu}[\p{L}.'’-]*)(?:\s(?:&|and|und|et|y|\p{Lu}[\p{L}.'’-]*)){0,5}(?:,\s.{2,60})?$/u.test(text);
  return (
    named &&
    (afterQuotation || marked.test(marks.slice(-120)) || /author|cite|client|name/u.test(marks.slice(-60)))
  );
}

function testimonial(quote: string, author: string): Testimonial[] {
  const bare = quote.trim().replace(/^["“„«”\s]+|["”“»\s]+$/gu, '');
  const by = author.trim().replace(/^[-–—~\s]+/u, '');
  if (bare.length < shortest || bare.length > longest || by.length < 2) return [];
  return [{ quote: bare, author: capText(by, longestAuthor) }];
}
