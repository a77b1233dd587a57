import { cleanText } from '../page/clean-text.ts';
import type { Page } from '../page/read-page.ts';
import { isBusiness, isRecord, textProperty } from '../page/read-things.ts';

export interface PhoneCandidate {
  readonly text: string;
  readonly weight: number;
  readonly source: string;
  readonly snippet: string;
  /** Said to be a telephone number, so that other countries than the page's own are tried too. */
  readonly lenient: boolean;
}

const phoneLike = /(?:\+|\(\+?|\b)\d(?:[\d().\- –\u00a0\t]|[/·]\s?(?=[1-9])){5,22}\d(?![\d@])/gu;
// Their digits would run into those of a number that follows.
const postcode = /\b[A-Z]{2}\.?,?\s{1,3}\d{5}(?:-\d{4})?(?=\D)|\s[·•|]\s/gu;
// A number that begins with its area code right behind another: "06582 / 73277 0664 / 3770802".
const nextArea = /(?<=\d)\s(?=0\d{2,5}\s?\/\s?\d)/gu;
const vanity =
  /\(?\b[2-9]\d{2}\)?[-. ][2-9]\d{2}[-. ][A-Z]{4}\b|\b1?[-. ]?\(?(?:800|888|877|866|855|844|833)\)?[-. ]?(?=[A-Z\d-]*[A-Z]{3})[A-Z\d][A-Z\d-]{5,10}\b/gu;
const keypad = 'abcdefghijklmnopqrstuvwxyz';
const digits = '22233344455566677778889999';

/** Every text on the page that may be a telephone number, weighed by where it stands; numbers of other things left out. */
export function collectPhones(page: Page, factor: number): readonly PhoneCandidate[] {
  return [...fromThings(page), ...fromLinks(page), ...fromMetas(page), ...fromLines(page)].map(
    (candidate) => ({
      ...candidate,
      weight: candidate.weight * factor,
    }),
  );
}

function fromThings({ things }: Page): PhoneCandidate[] {
  return things.flatMap((thing) => {
    const points: unknown = thing.data['contactPoint'];
    const point: unknown = Array.isArray(points) ? points[0] : points;
    const listed =
      textProperty(thing.data['telephone']) ??
      (isRecord(point) ? textProperty(point['telephone']) : undefined);
    if (listed === undefined) return [];
    const weight = isBusiness(thing) ? 4 : 2;
    return [{ text: listed.slice(0, 60), weight, source: thing.source, snippet: listed, lenient: true }];
  });
}

function fromLinks({ links }: Page): PhoneCandidate[] {
  return links.flatMap(({ href, text }): PhoneCandidate[] => {
    const target =
      /^(?:tel|callto|sms):(.*)$/iu.exec(href)?.[1] ??
      /^https?:\/\/(?:wa\.me|api\.whatsapp\.com\/send\?phone=)\/?(\+?\d{8,15})/iu.exec(href)?.[1];
    if (target === undefined) return [];
    const weight = /^tel:/iu.test(href) ? 3 : 1;
    const number = lettersToDigits(safeDecode(target).split(/[;,?]/u)[0] ?? '');
    const shown = (text.match(phoneLike) ?? []).map(cleanText).filter((form) => sameDigits(form, number));
    return [shown[0] ?? number].map((form) => ({
      text: form,
      weight,
      source: weight === 3 ? 'tel-link' : 'chat-link',
      snippet: text === '' ? href : text,
      lenient: true,
    }));
  });
}

/** What a page without text says in its description. */
function fromMetas({ metas, title }: Page): PhoneCandidate[] {
  return [metas.get('description') ?? '', title].flatMap((text) =>
    [...text.slice(0, 400).matchAll(phoneLike)].slice(0, 3).flatMap((match): PhoneCandidate[] => {
      const weight = weigh(match[0], text.slice(Math.max(0, match.index - 40), match.index), '');
      return weight <= 0
        ? []
        : [{ text: cleanText(match[0]), weight: 1, source: 'meta', snippet: text, lenient: false }];
    }),
  );
}

// Each is parsed by the rules of several countries, and a page without end has numbers without end.
const mostInText = 300;

function fromLines({ lines }: Page): PhoneCandidate[] {
  const found: PhoneCandidate[] = [];
  let before = '';
  for (const { text, place } of lines) {
    const line = text
      .slice(0, 4000)
      .replace(postcode, (found) => '\n'.repeat(found.length))
      .replace(nextArea, '\n');
    if (/\d[\s).\-–·/]*\d[\s).\-–·/]*\d|\d{3}\)?[-. ][A-Z]{3}/u.test(line)) {
      for (const match of [...line.matchAll(phoneLike), ...line.matchAll(vanity)].slice(0, 40)) {
        const lead = `${match.index < 4 ? before : ''} ${line.slice(Math.max(0, match.index - 40), match.index)}`;
        const text = lettersToDigits(cleanText(match[0]));
        const weight = weigh(
          text,
          lead,
          line.slice(match.index + match[0].length, match.index + match[0].length + 12),
        );
        if (weight <= 0) continue;
        if (found.length >= mostInText) return found;
        found.push({
          text,
          weight: weight + (place === 'header' ? 0.8 : place === 'footer' ? 0.4 : 0),
          source: 'text',
          snippet: line.slice(Math.max(0, match.index - 60), match.index + 80),
          lenient: said.test(lead),
        });
      }
    }
    before = line.slice(-40);
  }
  return found;
}

const said =
  /(?:tel|phone|ph|call|mobile|mob|cell|office|toll[\s-]?free|freephone|contact|dial|direct|helpline|☎|📞|✆|[^a-z][tpm])\s*(?:us|now|today|on|at|no|number|#)?[\s:.)|–-]*(?:us|on|at|\+?\d{0,3})?\s*$/iu;

function weigh(text: string, lead: string, after: string): number {
  if (/(?:fax|telefax|facsimile|[^a-z]f)\s*(?:no|number)?[\s:.)–-]*$/iu.test(lead)) return -2;
  if (
    /(?:\b(?:id|no|nr|number|licen[cs]e|lic|vat|reg(?:istered|istration)?|company|ein|isbn|issn|sku|item|order|account|ref|npi|dre|mls|abn|acn|serial|part|zip|po box)|#)\s*(?:no|number|#)?[\s:.#-]*$/iu.test(
      lead,
    ) &&
    !said.test(lead)
  ) {
    return -1;
  }
  if (/[$£€¥]\s*$/u.test(lead) || /^\s*(?:%|px|kg|mm|cm|sq|usd)/iu.test(after)) return -1;
  if (
    /\b(?:19|20)\d{2}\s*[-–/]\s*(?:19|20)?\d{2}\b|^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$|^\d{4}-\d{2}-\d{2}/u.test(
      text,
    )
  )
    return -1;
  if (/^\d{1,2}[.:]?\d{0,2}\s*[-–]\s*\d{1,2}/u.test(text) && text.replace(/\D/gu, '').length < 9) return -1;
  const grouped = /\d[\s().\-–/·]+\d/u.test(text) || text.startsWith('+');
  return (grouped ? 1.2 : 0.4) + (said.test(lead) ? 1 : 0);
}

function lettersToDigits(text: string): string {
  return text.replace(/[a-z]/giu, (letter) => digits[keypad.indexOf(letter.toLowerCase())] ?? letter);
}

function sameDigits(a: string, b: string): boolean {
  const left = a.replace(/\D/gu, '').slice(-7);
  return left.length >= 6 && left === b.replace(/\D/gu, '').slice(-7);
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
