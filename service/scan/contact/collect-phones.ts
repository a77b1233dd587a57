import { cleanText } from '../page/clean-text.ts';
import type { Page } from '../page/read-page.ts';
import { isBusiness, textProperty } from '../page/read-things.ts';
import type { Thing } from '../page/thing.ts';
import {
  lettersToDigits,
  findPhones,
  normalizeNumbers,
  isPhoneLabel,
  weigh,
} from './phone-shapes.ts';
import type { PhoneCandidate } from './phone-candidate.ts';
import { readPhoneAttributes, readPhoneLinks } from './phones-in-links.ts';
import { isRecord } from '../../../templates-data/model/is-record.ts';

/**
 * Every text on the page that may be a telephone number, with the weight of its place. Other
 * numbers are left out.
 */
export function collectPhones(page: Page, factor: number): readonly PhoneCandidate[] {
  return [
    ...page.things.flatMap(readThing),
    ...readPhoneLinks(page),
    ...readMetas(page),
    ...fromLines(page),
    ...readPhoneAttributes(page),
  ].map((candidate) => ({ ...candidate, weight: candidate.weight * factor }));
}

/** The numbers of a firm, before those of its contact points. */
function readThing(thing: Thing): PhoneCandidate[] {
  const points: unknown = thing.data['contactPoint'];
  const own: unknown = thing.data['telephone'];
  const listed = [
    ...toList(own),
    ...toList(points).map((point) => (isRecord(point) ? point['telephone'] : undefined)),
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

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

/** Numbers in the description of a page without text. */
function readMetas({ metas, title }: Page): PhoneCandidate[] {
  return [metas.get('description') ?? '', metas.get('og:description') ?? '', title].flatMap(
    (meta) => {
      const text = normalizeNumbers(meta.slice(0, 400));
      return findPhones(text)
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

// Limits the work on very long pages, because each number is parsed by the rules of several
// countries.
const maxInText = 300;
// An area code at a line's end, with its number on the next line.
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
    const line = `${area === '' || !/^\d/u.test(text) ? '' : `${area} `}${normalizeNumbers(text.slice(0, 4000))}`;
    for (const match of findPhones(line)) {
      const end = match.index + match.text.length;
      const lead = `${match.index < 4 ? before : ''} ${line.slice(Math.max(0, match.index - 40), match.index)}`;
      const number = lettersToDigits(cleanText(match.text));
      const weight = weigh(number, lead, line.slice(end, end + 12));
      if (weight <= 0) continue;
      if (found.length >= maxInText) return found;
      const near = place === 'header' ? 0.8 : place === 'footer' ? 0.4 : 0;
      // A number alone on its line is more likely the firm's, above all in a heading.
      const alone = line.length - match.text.length >= 8 ? 0 : heading > 0 ? 0.6 : 0.4;
      found.push({
        text: number,
        weight: weight + near + alone,
        source: 'text',
        snippet: line.slice(Math.max(0, match.index - 60), match.index + 80),
        lenient: isPhoneLabel(lead) || (match.index < 4 && callToAction.test(before)),
      });
    }
    // The words before the previous number on the line do not describe this one.
    before = text.slice(-80).replace(/^.*\d{3}\D?\d{3,4}\s*(?:\([^)]*\))?/u, '');
  }
  return found;
}

const callToAction = /\b(?:call|phone|ring|telephone|text|contact|reach)\b[^.!?]*[:：]?$/iu;
