import { cleanText } from '../page/clean-text.ts';
import type { Page } from '../page/read-page.ts';
import { isBusiness, isRecord, textProperty } from '../page/read-things.ts';
import type { Thing } from '../page/read-things.ts';
import { lettersToDigits, phonesIn, plainNumbers, saysPhone, weigh } from './phone-shapes.ts';
import { phonesInAttributes, phonesInLinks } from './phones-in-links.ts';

export interface PhoneCandidate {
  readonly text: string;
  readonly weight: number;
  readonly source: string;
  readonly snippet: string;
  /** Said to be a telephone number, so that other countries than the page's own are tried too. */
  readonly lenient: boolean;
}

/**
 * Every text on the page that may be a telephone number, weighed by where it stands; numbers of
 * other things left out.
 */
export function collectPhones(page: Page, factor: number): readonly PhoneCandidate[] {
  return [
    ...page.things.flatMap(fromThing),
    ...phonesInLinks(page),
    ...fromMetas(page),
    ...fromLines(page),
    ...phonesInAttributes(page),
  ].map((candidate) => ({ ...candidate, weight: candidate.weight * factor }));
}

/** The numbers of a firm, its own before those of its contact points. */
function fromThing(thing: Thing): PhoneCandidate[] {
  const points: unknown = thing.data['contactPoint'];
  const own: unknown = thing.data['telephone'];
  const listed = [
    ...listOf(own),
    ...listOf(points).map((point) => (isRecord(point) ? point['telephone'] : undefined)),
  ]
    .slice(0, 6)
    .map(textProperty)
    .filter((text) => text !== undefined);
  const weight = isBusiness(thing) ? 4 : 2;
  return listed.map((text, index) => ({
    text: text.slice(0, 60),
    weight: weight / (index + 1),
    source: thing.source,
    snippet: text,
    lenient: true,
  }));
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

/** What a page without text says in its description. */
function fromMetas({ metas, title }: Page): PhoneCandidate[] {
  return [metas.get('description') ?? '', metas.get('og:description') ?? '', title].flatMap(
    (meta) => {
      const text = plainNumbers(meta.slice(0, 400));
      return phonesIn(text)
        .slice(0, 3)
        .flatMap((match): PhoneCandidate[] => {
          const weight = weigh(
            match.text,
            text.slice(Math.max(0, match.index - 40), match.index),
            '',
          );
          const form = lettersToDigits(cleanText(match.text));
          return weight <= 0
            ? []
            : [{ text: form, weight: 1, source: 'meta', snippet: meta, lenient: false }];
        });
    },
  );
}

// Each is parsed by the rules of several countries, and a page without end has numbers without end.
const maxInText = 300;
// An area code that a line break parts from its number.
const areaAtEnd = /\(\d{2,5}\)$/u;

function fromLines({ lines }: Page): PhoneCandidate[] {
  const found: PhoneCandidate[] = [];
  let before = '';
  for (const { text, place, heading } of lines) {
    if (!/[\d０-９].{0,3}[\d０-９]/u.test(text)) {
      before = text.slice(-80);
      continue;
    }
    const area = areaAtEnd.exec(before)?.[0] ?? '';
    const line = `${area === '' || !/^\d/u.test(text) ? '' : `${area} `}${plainNumbers(text.slice(0, 4000))}`;
    for (const match of phonesIn(line)) {
      const end = match.index + match.text.length;
      const lead = `${match.index < 4 ? before : ''} ${line.slice(Math.max(0, match.index - 40), match.index)}`;
      const number = lettersToDigits(cleanText(match.text));
      const weight = weigh(number, lead, line.slice(end, end + 12));
      if (weight <= 0) continue;
      if (found.length >= maxInText) return found;
      const near = place === 'header' ? 0.8 : place === 'footer' ? 0.4 : 0;
      // A line that is nothing but a number is one to be called, a heading above all.
      const alone = line.length - match.text.length >= 8 ? 0 : heading > 0 ? 0.6 : 0.4;
      found.push({
        text: number,
        weight: weight + near + alone,
        source: 'text',
        snippet: line.slice(Math.max(0, match.index - 60), match.index + 80),
        lenient: saysPhone(lead) || (match.index < 4 && asksToCall.test(before)),
      });
    }
    // What names the number of that line names no other.
    before = text.slice(-80).replace(/^.*\d{3}\D?\d{3,4}\s*(?:\([^)]*\))?/u, '');
  }
  return found;
}

const asksToCall = /\b(?:call|phone|ring|telephone|text|contact|reach)\b[^.!?]*[:：]?$/iu;
