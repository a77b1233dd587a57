import type { Testimonial } from '../../contract/scan.ts';
import { mostScanned } from '../../contract/scan.ts';
import { capText } from '../page/clean-text.ts';
import { isFiller } from '../page/filler.ts';
import type { FoundList } from '../page/found.ts';
import { personIn } from './person-words.ts';
import { praiseParts } from './praise-parts.ts';
import type { Line } from '../page/read-lines.ts';
import type { Page } from '../page/read-page.ts';
import { isRecord, textProperty } from '../page/read-things.ts';
import { asksVisitor } from './service-words.ts';

const shortest = 30;
const longest = 600;
// Cut where it is kept.
const longestJoined = 2000;
const longestAuthor = 100;
const longestSource = 300;
const marked =
  /testimonial|review|quote|feedback|bewertung|kundenstimm|temoignage|témoignage|opinion|recensioni/u;
// What asks the visitor instead of praising the firm.
const notPraise =
  /^(?:please (?:fill|enter|choose|select|complete|provide|contact|call|leave|tell|use)|whether you|if you|are you|do you|looking for|need (?:a|an|help)|call|contact|request|fill|click|get (?:a|in|your))\b/iu;
// Whose sayings stand on pages without their having been clients.
const famous =
  /\b(?:Cicerone?|Calamandrei|Plato|Aristotle|Socrates|Confucius|Buddha|Rumi|Seneca|Shakespeare|Goethe|Nietzsche|Einstein|Gandhi|Mandela|Churchill|Lincoln|Roosevelt|Benjamin Franklin|Mark Twain|Picasso|Leonardo da Vinci|Steve Jobs|Henry Ford|Walt Disney|Maya Angelou|Mother Teresa|Dalai Lama|Martin Luther King|Le Corbusier|Frank Lloyd Wright|Psalms?|Proverbs|Corinthians|Matthew|Isaiah|John \d)\b/u;
const leastWords = 5;
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
  let begun = '';
  const promised = praiseParts(lines);
  const fits = (index: number): boolean => {
    const line = lines[index];
    return line !== undefined && (mayPraise(line) || (promised[index] === true && mayBePraise(line)));
  };
  for (const [index, line] of lines.entries()) {
    const { text, marks } = line;
    if (!fits(index)) {
      begun = '';
      continue;
    }
    const whole = begun === '' ? text : `${begun} ${text}`;
    begun = '';
    const within = /^(.{30,}?["”»])\s*[-–—~]\s*(\p{Lu}.{1,60})$/su.exec(whole);
    if (within?.[1] !== undefined && within[2] !== undefined) {
      found.push(...testimonial(within[1], within[2]));
      continue;
    }
    const isQuoted = quoted.test(whole);
    const author = authorOf(lines, index, isQuoted, promised[index] === true, found);
    const next = lines[index + 1];
    if (author !== undefined) found.push(...testimonial(whole, author));
    // A quotation in several paragraphs is signed below the last.
    else if (next !== undefined && fits(index + 1) && next.marks === marks && whole.length < longest)
      begun = whole;
  }
  return found;
}

/** A paragraph where clients are promised to speak: no list of points, no small print. */
function mayBePraise({ text, tag, place, heading }: Line): boolean {
  const isProse = text.length >= 50 && text.length <= longest && /[.!…]$/u.test(text);
  return heading === 0 && place !== 'nav' && tag !== 'li' && tag !== 'label' && isProse;
}

function mayPraise({ text, marks, tag, place, heading }: Line): boolean {
  if (place === 'nav' || heading > 0 || text.length < shortest || text.length > longest) return false;
  return quoted.test(text) || tag === 'blockquote' || marked.test(marks.slice(-80));
}

/** Who signed the quotation at `index`: the heading above that nobody else's quotation took, else the line below. */
function authorOf(
  lines: readonly Line[],
  index: number,
  isQuoted: boolean,
  isPromised: boolean,
  found: readonly Testimonial[],
): string | undefined {
  const above = lines[index - 1];
  const isAbove =
    above !== undefined &&
    above.heading > 0 &&
    !found.some(({ author }) => author === above.text) &&
    (personIn(above.text) !== undefined || /^\p{Lu}\p{Ll}+ \p{Lu}\.$/u.test(above.text));
  if (isAbove) return above.text;
  const below = authorAfter(lines, index);
  if (below === undefined) return undefined;
  const isSomebody = isPromised && personIn(below.text.split(/,\s|\s[-–—]\s/u)[0] ?? '') !== undefined;
  return isAuthor(below, isQuoted || isSomebody) ? below.text : undefined;
}

/** The line that may name who said it, past the stars and initials that stand for a picture. */
function authorAfter(lines: readonly Line[], index: number): Line | undefined {
  const next = lines[index + 1];
  const after =
    next !== undefined && /^(?:\p{Lu}{1,3}|[★⭐☆✩\s]+)$/u.test(next.text) ? lines[index + 2] : next;
  if (after === undefined) return undefined;
  const text = after.text.replace(
    /^[★⭐☆✩\s]+(?=[-–—~\p{Lu}])|(?<=^.{0,6}[-–—~].{3,40}\p{Ll})\.$|\s*\|.*$|\s*\(?verified (?:patient|customer|client|buyer|purchase|review).*$/giu,
    '',
  );
  return text === '' ? after : { ...after, text };
}

/** A short line after a quotation: begun with a dash, called an author, or a name and no sentence. */
function isAuthor({ text, marks, tag }: Line, afterQuotation: boolean): boolean {
  if (
    text.length > longestAuthor ||
    text.length < 3 ||
    /[.!?]{1}$/u.test(text.replace(/\b\p{Lu}\.$/u, '')) ||
    /@|https?:|©/u.test(text) ||
    tag === 'label' ||
    tag === 'button' ||
    asksVisitor(text) ||
    famous.test(text)
  )
    return false;
  if (/^[-–—~]\s*\S/u.test(text)) return true;
  const named =
    /^(?:\p{Lu}[\p{L}.'’-]*)(?:\s(?:&|and|und|et|y|\p{Lu}[\p{L}.'’-]*)){0,5}(?:,\s(?:\p{Lu}|\d|(?:an?\s)?(?:happy |satisfied )?(?:owner|client|patient|customer|buyer|seller|tenant|landlord|homeowner|mother|father|mum|mom|dad|parent|member|student|bride|groom|guest|ceo|manager|director|age|in|from|of)\b).{1,60}|\s[-–—]\s\p{Lu}.{2,60})?$/u.test(
      text,
    );
  return (
    named &&
    (afterQuotation ||
      /^(?:blockquote|figcaption)$/u.test(tag) ||
      marked.test(marks.slice(-120)) ||
      /author|cite|client|name/u.test(marks.slice(-60)))
  );
}

function testimonial(quote: string, author: string): Testimonial[] {
  const bare = quote.trim().replace(/^["“„«”\s]+|["”“»\s]+$/gu, '');
  const by = author.trim().replace(/^[-–—~\s]+/u, '');
  if (bare.length < shortest || bare.length > longestJoined || by.length < 2) return [];
  if (bare.split(/\s+/u).length < leastWords || notPraise.test(bare) || isFiller(bare) || famous.test(by))
    return [];
  return [{ quote: capText(bare, longest), author: capText(by, longestAuthor) }];
}
