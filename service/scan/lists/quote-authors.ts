import type { Testimonial } from '../../contract/scan.ts';
import { readPersonName } from './person-words.ts';
import type { Line } from '../page/read-lines.ts';
import { isCallToAction } from './service-words.ts';
import { isSectionTitle } from '../words/section-titles.ts';

/** The longest line that can name an author. */
export const maxAuthorLength = 100;
/** Marks of a part of a page for testimonials. */
export const marked =
  /testimonial|(?<!p)review|quote|feedback|bewertung|kundenstimm|temoignage|témoignage|opinion|recensioni/u;
/** Marks of a part in which visitors ask for an offer, which is a quote too. */
export const offerMarks =
  /(?:request|get|free|instant|offerte|angebot|devis|contact)[\s_-]*(?:a[\s_-])?quote|quote[\s_-]?(?:form|request|wrapper|intro|benefits?|cta|btn|button|calculator|page|modal)/u;
/** A text between quotation marks. */
export const quoted = /^["“„«”].{20,}["”“»]\.?$/su;
/** The title of a testimonial, in quotation marks like its text. */
const quotedTitle = /^["“„«”].{2,36}["”“»]$/u;
/** Authors of famous quotations, who are not clients. */
export const famous =
  /\b(?:Cicerone?|Calamandrei|Plato|Aristotle|Socrates|Confucius|Buddha|Rumi|Seneca|Shakespeare|Goethe|Nietzsche|Einstein|Gandhi|Mandela|Churchill|Lincoln|Roosevelt|Benjamin Franklin|Mark Twain|Picasso|Leonardo da Vinci|Steve Jobs|Henry Ford|Walt Disney|Maya Angelou|Mother Teresa|Dalai Lama|Martin Luther King|Le Corbusier|Frank Lloyd Wright|Psalms?|Proverbs|Corinthians|Matthew \d|Isaiah \d|John \d|Bhagavad|Gita|Upanishads?|Quran|Koran|Bible|Tao Te Ching|Lao ?Tzu|Patanjali|Thich Nhat Hanh|Hippocrates|Hahnemann|Paracelsus|Sebastian Kneipp|Sigmund Freud|C\.? ?G\.? Jung|Maria Montessori|Edison|Emerson|Thoreau|Oscar Wilde|Saint-Exupéry|Voltaire|Victor Hugo|Cervantes|Vince Lombardi|Unknown|Anonymous Proverb|(?:African|Chinese|Japanese|Irish) Proverb|Peter Drucker|Warren Buffett|Bill Gates|Zig Ziglar|Helen Keller|Aristoteles|Antoine de|Coco Chanel|Paulo Coelho|Khalil Gibran|Hemingway|Tolkien|Dr\.? Seuss|Laozi|Sun Tzu|Marcus Aurelius|Epictetus|Ralph Waldo|Henry David|Johann Wolfgang|Konfuzius|Psalm|Sprüche|Jesaja|Matthäus|Johannes \d|Salmo|Proverbios|Mateo|Psaume|Matthieu|Luke \d|Mark \d|Romans \d|Ephesians|Philippians|James \d|Peter \d|Hebrews|Genesis \d|Exodus \d|Deuteronomy|Ecclesiastes|Jeremiah|KJV|NIV|ESV|NKJV|NLT)\b/u;

/** The side of a quotation on which its author is. */
type Side = 'above' | 'below';

/** The kind of quotation: those with the same value have the same markup. */
export function markupKind({ tag, marks }: Line): string {
  return `${tag} ${marks}`;
}

/**
 * The side of the authors, for each kind of quotation. A name between two quotations could belong
 * to either; but if authors are above, the last quotation has none below.
 */
export function findAuthorSides(
  lines: readonly Line[],
  isQuotation: (line: Line) => boolean,
): ReadonlyMap<string, Side> {
  const rows = new Map<string, number[]>();
  for (const [index, line] of lines.entries()) {
    if (isQuotation(line))
      rows.set(markupKind(line), [...(rows.get(markupKind(line)) ?? []), index]);
  }
  const sides = new Map<string, Side>();
  for (const [make, row] of rows) {
    const last = row.at(-1);
    if (last === undefined || row.length < 2) continue;
    const firstBelow = lines[(row[0] ?? 0) + 1];
    const isSigned = (index: number): boolean => {
      const below = authorAfter(lines, index);
      // The last quotation may be followed by the heading of the next part of the page.
      const isLike = below !== undefined && below.heading === (firstBelow?.heading ?? 0);
      return below !== undefined && isAuthor(below, true) && (isLike || below.heading === 0);
    };
    const above = row.filter((index) => authorBefore(lines, index, []) !== undefined).length;
    const below = row.filter(isSigned).length;
    if (isSigned(last) && below === row.length) sides.set(make, 'below');
    else if (!isSigned(last) && above === row.length) sides.set(make, 'above');
  }
  return sides;
}

/**
 * The author of the quotation at `index`: on the side of its kind; else the line above unless it
 * belongs to another quotation; else the line below.
 */
export function findAuthor(
  lines: readonly Line[],
  index: number,
  {
    isQuoted,
    isPromised,
    side,
  }: { readonly isQuoted: boolean; readonly isPromised: boolean; readonly side: Side | undefined },
  found: readonly Testimonial[],
): string | undefined {
  const below = side === 'above' ? undefined : authorAfter(lines, index);
  const isBegun = below !== undefined && /^[-–—~]\s*\S/u.test(below.text);
  const above = isBegun || side === 'below' ? undefined : authorBefore(lines, index, found);
  if (above !== undefined) return above;
  if (below === undefined) return undefined;
  const isSomebody =
    isPromised && readPersonName(below.text.split(/,\s|\s[-–—]\s/u)[0] ?? '') !== undefined;
  return isAuthor(below, isQuoted || isSomebody) ? below.text : undefined;
}

/**
 * A name above the quotation: in its heading, or in a line of its card, with at most a place, a
 * date or stars between.
 */
function authorBefore(
  lines: readonly Line[],
  index: number,
  found: readonly Testimonial[],
): string | undefined {
  for (let back = 1; back <= 3; back += 1) {
    const line = lines[index - back];
    if (line === undefined || line.text.length > 40 || quoted.test(line.text)) return undefined;
    const { text, heading, marks } = line;
    // The title of a testimonial: "Amazing results".
    if (back === 1 && quotedTitle.test(text)) continue;
    const isTitled = back === 2 && quotedTitle.test(lines[index - 1]?.text ?? '');
    const isName =
      readPersonName(text) !== undefined ||
      /^\p{Lu}\p{Ll}+ \p{Lu}\.$/u.test(text) ||
      (isTitled && /^\p{Lu}\p{Ll}+$/u.test(text));
    const isInCard = marked.test(marks) && marked.test(lines[index]?.marks ?? '');
    const isAbove = back === 1 || isTitled;
    if (isName && (isInCard || (heading > 0 && isAbove)))
      return found.some(({ author }) => author === text) ? undefined : text;
    if (heading > 0 || !isInCard) return undefined;
  }
  return undefined;
}

/** The line below that may name the author, after any stars or initials. */
function authorAfter(lines: readonly Line[], index: number): Line | undefined {
  const next = lines[index + 1];
  const after =
    next !== undefined && /^(?:\p{Lu}{1,3}|[★⭐☆✩\s]+)$/u.test(next.text) ? lines[index + 2] : next;
  if (after === undefined) return undefined;
  const text = after.text.replace(
    /^[★⭐☆✩\s]+(?=[-–—~\p{Lu}])|(?<=^.{0,6}[-–—~].{3,40}\p{Ll})\.$|\s*\|.*$|\s+\(?(?:verified|verifiziert|vérifié|verificad[oa]|geverifieerd)(?:\s\p{L}.*)?\)?$/giu,
    '',
  );
  return text === '' ? after : { ...after, text };
}

/**
 * Whether a short line after a quotation is its author: it begins with a dash, is marked as author,
 * or is a name and no sentence.
 */
function isAuthor({ text, marks, tag }: Line, afterQuotation: boolean): boolean {
  if (
    text.length > maxAuthorLength ||
    text.length < 3 ||
    /[.!?]{1}$/u.test(text.replace(/\b\p{Lu}\.$/u, '')) ||
    /@|https?:|©/u.test(text) ||
    tag === 'label' ||
    tag === 'button' ||
    isCallToAction(text) ||
    isSectionTitle(text) ||
    famous.test(text)
  )
    return false;
  if (/^[-–—~]\s*\S/u.test(text)) return true;
  const named =
    /^(?:\p{Lu}[\p{L}.'’-]*)(?:\s(?:&|and|und|et|y|\p{Lu}[\p{L}.'’-]*)){0,5}(?:,\s(?:\p{Lu}|\d|(?:an?\s)?(?:happy |satisfied )?(?:owner|client|patient|customer|buyer|seller|tenant|landlord|homeowner|mother|father|mum|mom|dad|parent|member|student|bride|groom|guest|ceo|manager|director|age|in|from|of)\b).{1,60}|\s[-–—]\s\p{Lu}.{2,60}|\s\([\p{L}\d\s,.-]{2,40}\))?$/u.test(
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
