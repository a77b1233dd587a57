import type { Found } from '../page/found.ts';
import type { Line } from '../page/read-lines.ts';

// A postcode before its town: five digits (DE, FR, ES, IT), four (AT, CH, BE, DK, NO), 1234 AB
// (NL), 12-345 (PL), 1234-567 (PT), 123 45 (SE, CZ).
const code =
  '(?:(?:D|A|CH|F|E|I|B|L|DK|NL|FL|PL|SE|CZ)-)?(?:\\d{5}|\\d{4}\\s?[A-Z]{2}|\\d{2}-\\d{3}|\\d{4}-\\d{3}|\\d{3}\\s\\d{2}|\\d{4})';
const labels =
  '(?!(?:Tel|Fon|Fax|Phone|E-?Mail|Mail|Mobil|Web|Deutschland|Germany|Austria|Österreich|France)\\b)';
const town = `(?:(?:[OA]|Os|As|La|Le|El)\\s)?\\p{Lu}[\\p{L}.'’]+(?:[ /-]${labels}(?:\\p{Lu}|am|an|der|im|in|bei|ob|la|le|les|lès|sur|sous|en|de|del|della|di|den|aan|op)[\\p{L}.'’]*){0,4}(?:\\s\\([^()]{1,20}\\))?`;
const codeAndTown = new RegExp(`(?<![\\d\\p{L}./-])${code}\\s+${labels}${town}`, 'gu');
/** A postcode alone on its line; one of four digits could be a year. */
const codeAlone = /^(?:\d{5}|\d{2}-\d{3}|\d{4}-\d{3}|\d{3}\s\d{2})$/u;
const number =
  '\\d{1,4}(?:\\s?[a-zA-Z](?![\\p{L}]))?(?:\\s?[-–/+]\\s?\\d{1,4}\\s?[a-z]?(?![\\p{L}]))?';
const streetThenNumber = new RegExp(
  `(?:^|[\\s,:;|·•–-])((?:C/\\s?|(?:ul|al|pl|os)\\.\\s|\\p{Lu})[\\p{L}.'’/ -]{1,45},?\\s(?:n[º°.]\\s?)?${number}(?:\\s(?:lok|m)\\.?\\s?\\d{1,3}[A-Za-z]?)?(?:,\\s?[^,·|@]{1,15})?)[\\s,·|•–-]*$`,
  'u',
);
const numberThenStreet =
  /(?:^|[\s,:;|·•–-])(\d{1,4}(?:\s?(?:bis|ter|[a-z](?!\p{L})))?,?\s(?:rue|avenue|av\.|boulevard|bd|place|chemin|quai|cours|impasse|allée|route|square|passage)\s[\p{L}.'’ -]{2,50})[\s,·|•–-]*$/iu;
/** A street without a number, directly before the postcode: "C. las Nieves, 38205 La Laguna". */
const streetAlone =
  /(?:^|[\s,:;|·•–-])((?:C\.|C\/|Calle|Avda?\.?|Avenida|Plaza|Pza\.|Paseo|Camino|Carretera|Ctra\.|Via|Viale|Piazza|Corso|Rua|Largo|Rue|Place|Chemin)\s?\p{L}[\p{L}.'’ ]{2,35}(?:,?\ss\/n\.?º?)?)[\s,·|•–-]*$/u;
const notStreet =
  /\b(?:tel|fax|fon|phone|seit|since|depuis|uhr|hrb|ust|siret|kvk|p\.?\s?iva|copyright)\b|©|@|https?:/iu;
/** The part of a sentence before a street: "finden Sie uns in der Kaiserstraße 57". */
const inSentence =
  /^.*?(?<!\p{L})(?:sie|wir|uns|you|we|us|nous|vous|noi|ci|wij|ons|jullie)\s(?:\p{Ll}+\s)*?(?:in der|an der|auf der|in|am|im|at|on|au|à|en|op de|aan de|via|presso)\s(?=\p{Lu}|\d)/iu;
/** The sign before a year, which is not a postcode of four digits: "© 2026 Ann Lee". */
const signOfRights = /(?:©|\(c\)|copyright)[\s:]*(?:\d{4}\s?[-–]\s?)?$/iu;
const maxLeadLength = 120;
const maxTownLength = 40;

/**
 * Addresses of countries with the postcode before the town. The street precedes it on the line or
 * on one of the two lines above.
 */
export function findEuropeanAddresses(lines: readonly Line[]): Found[] {
  const found: Found[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.text.length > 1000 || !/\d{2}/u.test(line.text)) continue;
    const next = lines[index + 1]?.text ?? '';
    const text =
      codeAlone.test(line.text) && next.length <= maxTownLength
        ? `${line.text} ${next}`
        : line.text;
    for (const match of [...text.matchAll(codeAndTown)].slice(0, 4)) {
      const lead = text.slice(0, match.index);
      if (signOfRights.test(lead) && /^(?:19|20)\d{2}\s/u.test(match[0])) continue;
      // "Manzano, 33044 Udine": the village precedes the postcode of its province.
      const village = /^\p{Lu}[\p{L}.'’ -]{2,30},\s?$/u.exec(lead)?.[0] ?? '';
      const street = streetBefore(village === '' ? lead : '', lines, index);
      if (street === undefined) continue;
      const province = /^,\s\(?\p{Lu}[\p{L} .'’-]{1,25}\)?$/u.exec(
        text.slice(match.index + match[0].length),
      );
      const place = `${match[0].replace(/\s+/gu, ' ')}${province?.[0] ?? ''}`;
      const value = `${street.replace(/,$/u, '')}\n${village}${place.replace(/(?<=\p{L}{3})\.$/u, '')}`;
      const near = line.place === 'footer' || line.tag === 'address' ? 0.1 : 0;
      found.push({ value, source: 'text', confidence: 0.72 + near, snippet: value });
    }
  }
  return found;
}

function streetBefore(lead: string, lines: readonly Line[], index: number): string | undefined {
  const own = streetAtEnd(lead, true);
  if (own !== undefined || /[\p{L}\d]/u.test(lead.replace(/^.*:/u, ''))) return own;
  for (let above = 1; above <= 2; above += 1) {
    const text = lines[index - above]?.text;
    if (text === undefined || text.length > 80) return undefined;
    const street = streetAtEnd(text);
    if (street !== undefined) return street;
  }
  return undefined;
}

function streetAtEnd(text: string, isSameLine = false): string | undefined {
  const lead = text.slice(-maxLeadLength);
  const street = (
    numberThenStreet.exec(lead) ??
    streetThenNumber.exec(lead) ??
    (isSameLine ? streetAlone.exec(lead) : null)
  )?.[1]
    ?.replace(inSentence, '')
    .trim();
  return street === undefined || notStreet.test(street) ? undefined : street;
}
