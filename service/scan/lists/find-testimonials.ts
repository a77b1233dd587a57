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
const longestRead = 1500;
const longestAuthor = 100;
const longestSource = 300;
const marked =
  /testimonial|review|quote|feedback|bewertung|kundenstimm|temoignage|témoignage|opinion|recensioni/u;
// Where quotation marks alone say that a client speaks.
const bySomebody = /testimonial|review|kundenstimm|bewertung|temoignage|témoignage|recensioni/u;
// What offers something: it may stand in a part that holds the words of clients as well.
const offers =
  /(?:^|[\s_-])(?:services?|features?|products?|desc(?:ription)?|process|steps?|faqs?|pricing|plans?|blog|article)(?:$|[\s_-])/u;
// What asks the visitor, or leads to what clients say, instead of praising the firm.
const notPraise =
  /^(?:please (?:fill|enter|choose|select|complete|provide|contact|call|leave|tell|use)|whether you|if you|are you|do you|looking for|need (?:a|an|help)|call|contact|request|fill|click|get (?:a|in|your)|(?:hear|see|read|discover|find out|check out|learn)\s(?:directly\s|more\s|for yourself\s)?(?:from|what|how|why|our|about|some|the (?:words|stories|reviews))|(?:don['’]t )?(?:just )?take our word|here (?:is|are) (?:what|some)|what (?:our|my) (?:clients|customers|patients|guests|students))\b/iu;
// A count of stars or reviews, which nobody said.
const ratings =
  /(?:^|\s)\d[\d,.]*\s?\+?\s(?:google\s|verified\s|online\s|five[- ]star\s|5[- ]star\s|customer\s|client\s)*(?:reviews?|ratings?|bewertungen|avis|reseñas|recensioni)(?![\p{L}])|^(?:rated\s)?[1-5](?:[.,]\d)?\s?(?:\/\s?5|stars?|★|out of 5)/iu;
const longestRatings = 120;
// Whose sayings stand on pages without their having been clients.
const famous =
  /\b(?:Cicerone?|Calamandrei|Plato|Aristotle|Socrates|Confucius|Buddha|Rumi|Seneca|Shakespeare|Goethe|Nietzsche|Einstein|Gandhi|Mandela|Churchill|Lincoln|Roosevelt|Benjamin Franklin|Mark Twain|Picasso|Leonardo da Vinci|Steve Jobs|Henry Ford|Walt Disney|Maya Angelou|Mother Teresa|Dalai Lama|Martin Luther King|Le Corbusier|Frank Lloyd Wright|Psalms?|Proverbs|Corinthians|Matthew|Isaiah|John \d|Bhagavad|Gita|Upanishads?|Quran|Koran|Bible|Tao Te Ching|Lao ?Tzu|Patanjali|Thich Nhat Hanh|Hippocrates|Edison|Emerson|Thoreau|Oscar Wilde|Saint-Exupéry|Voltaire|Victor Hugo|Cervantes|Vince Lombardi|Unknown|Anonymous Proverb|(?:African|Chinese|Japanese|Irish) Proverb)\b/u;
const leastWords = 5;
const signedWithin = /^(.{30,}?["”»])\s*[-–—~]\s*(\p{Lu}.{1,60})$/su;
const quoted = /^["“„«”].{20,}["”“»]\.?$/su;

/** What clients say, word for word, each with its author; one without is left out unless it stands in quotation marks where clients are said to speak. */
export function findTestimonials(pages: readonly Page[]): FoundList<Testimonial> | undefined {
  const kept = new Map<string, Testimonial>();
  for (const page of pages) {
    const source =
      page.url !== undefined && page.url.href.length <= longestSource ? page.url.href : undefined;
    for (const one of [...fromThings(page), ...fromLines(page.lines)]) {
      const key = keyOf(one.quote);
      const known = kept.get(key);
      const signed = known !== undefined && (known.author !== '' || one.author === '');
      kept.set(key, signed ? known : { ...one, ...(source !== undefined && { source }) });
    }
  }
  const values = [...kept.values()].slice(0, mostScanned.testimonials);
  const [first] = values;
  return first === undefined
    ? undefined
    : { values, source: 'text', confidence: 0.75, snippet: `${first.quote} (${first.author})` };
}

/** One quotation, however a page writes its marks and spaces. */
function keyOf(quote: string): string {
  return quote
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 80);
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
      const author = textProperty(node['author']) ?? '';
      return author.length < 2 ? [] : testimonial(textProperty(node['reviewBody']) ?? '', author);
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
    const within = signedWithin.exec(whole);
    if (within?.[1] !== undefined && within[2] !== undefined) {
      found.push(...testimonial(within[1], within[2]));
      continue;
    }
    const isQuoted = quoted.test(whole);
    const author = authorOf(lines, index, isQuoted, promised[index] === true, found);
    const next = lines[index + 1];
    if (author !== undefined) found.push(...testimonial(whole, author));
    // A quotation in several paragraphs is signed below the last.
    else if (
      !isQuoted &&
      next !== undefined &&
      fits(index + 1) &&
      next.marks === marks &&
      whole.length < longest
    )
      begun = whole;
    else if (
      isQuoted &&
      (promised[index] === true || bySomebody.test(marks)) &&
      !famous.test(next?.text ?? '')
    )
      found.push(...testimonial(whole, ''));
  }
  return found;
}

/** A paragraph where clients are promised to speak: no list of points, no small print. */
function mayBePraise({ text, tag, place, heading }: Line): boolean {
  const isProse = text.length >= 50 && text.length <= longest && /[.!…]$/u.test(text);
  return heading === 0 && place !== 'nav' && tag !== 'li' && tag !== 'label' && isProse;
}

function mayPraise({ text, marks, tag, place, heading }: Line): boolean {
  if (place === 'nav' || heading > 0 || text.length < shortest) return false;
  if (text.length < longestRatings && ratings.test(text)) return false;
  if (quoted.test(text) || signedWithin.test(text)) return text.length <= longestRead;
  if (text.length > longest) return false;
  return tag === 'blockquote' || isNearPraise(marks.slice(-80));
}

/** Whether the nearest of the marks that say something speaks of praise. */
function isNearPraise(marks: string): boolean {
  const said = marked.exec(marks);
  return said !== null && !offers.test(marks.slice(said.index));
}

/** Who signed the quotation at `index`: the name above that nobody else's quotation took, else the line below. */
function authorOf(
  lines: readonly Line[],
  index: number,
  isQuoted: boolean,
  isPromised: boolean,
  found: readonly Testimonial[],
): string | undefined {
  const below = authorAfter(lines, index);
  const isBegun = below !== undefined && /^[-–—~]\s*\S/u.test(below.text);
  const above = isBegun ? undefined : authorBefore(lines, index, found);
  if (above !== undefined) return above;
  if (below === undefined) return undefined;
  const isSomebody = isPromised && personIn(below.text.split(/,\s|\s[-–—]\s/u)[0] ?? '') !== undefined;
  return isAuthor(below, isQuoted || isSomebody) ? below.text : undefined;
}

/** A name above the quotation: its heading, or a line of its card, with a place, a date or stars between at most. */
function authorBefore(
  lines: readonly Line[],
  index: number,
  found: readonly Testimonial[],
): string | undefined {
  for (let back = 1; back <= 3; back += 1) {
    const line = lines[index - back];
    if (line === undefined || line.text.length > 40 || quoted.test(line.text)) return undefined;
    const { text, heading, marks } = line;
    const isName = personIn(text) !== undefined || /^\p{Lu}\p{Ll}+ \p{Lu}\.$/u.test(text);
    const isInCard = marked.test(marks) && marked.test(lines[index]?.marks ?? '');
    if (isName && (isInCard || (heading > 0 && back === 1)))
      return found.some(({ author }) => author === text) ? undefined : text;
    if (heading > 0 || !isInCard) return undefined;
  }
  return undefined;
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
    /^(?:\p{Lu}[\p{L}.'’-]*)(?:\s(?:&|and|und|et|y|\p{Lu}[\p{L}.'’-]*)){0,5}(?:,\s(?:\p{Lu}|\d|(?:an?\s)?(?:happy |satisfied )?(?:owner|client|patient|customer|buyer|seller|tenant|landlord|homeowner|mother|father|mum|mom|dad|parent|member|student|bride|groom|guest|ceo|manager|director|age|in|from|of)\b).{1,60}|\s[-–—]\s\p{Lu}.{2,60}|\s\([\p{L}\s,.-]{2,40}\))?$/u.test(
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
  const by = author
    .trim()
    .replace(/^[-–—~\s]+|\s(?:(?:from|via|on)\s)?(?:a\s)?(?:google|facebook|yelp)\sreviews?$/giu, '');
  if (bare.length < shortest || bare.length > longestJoined || by.length === 1) return [];
  if (bare.split(/\s+/u).length < leastWords || notPraise.test(bare) || isFiller(bare) || famous.test(by))
    return [];
  return [{ quote: capText(bare, longest), author: capText(by, longestAuthor) }];
}
