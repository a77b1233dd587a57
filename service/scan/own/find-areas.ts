import { ownLimits } from '../../contract/scanned-words.ts';
import type { Line } from '../page/read-lines.ts';
import { isBusiness, textProperty } from '../page/read-things.ts';
import type { FoundWords, SitePage } from './own-words.ts';
import { linesBelow } from './prose.ts';
import { isRecord } from '../../../templates-data/model/is-record.ts';

const { max, name: maxLength } = ownLimits.areas;
const min = 2;
const calledAreas =
  /^(?:(?:our |the )?(?:service|coverage|delivery) areas?|areas? (?:we )?(?:serve[d]?|cover(?:ed)?|of service)|(?:cities|towns|communities|locations|neighbou?rhoods) (?:we )?serve[d]?|where we (?:work|deliver|serve)|(?:proudly )?serving(?: the following (?:areas|cities|towns))?|einsatzgebiete?|liefergebiet|einzugsgebiet|zones? d['’]interventions?|secteurs? d['’]interventions?|communes desservies|zonas? de (?:servicio|cobertura|actuación)|zone servite|dove operiamo|werkgebied|regio['’]s|áreas? de atuação|obszar działania)\s*:?$/iu;
const inSentence =
  /\b(?:proudly serv(?:e|ing)|we serve|serving|areas served include|we (?:also )?(?:cover|deliver to|service))\s(?:the (?:following )?(?:areas|cities|towns|communities) of\s|clients in\s|customers in\s)?((?:\p{Lu}[\p{L}.'’-]+(?:\s\p{Lu}[\p{L}.'’-]+){0,3}(?:,\s(?:and\s)?|\sand\s|\s&\s)){2,20}\p{Lu}[\p{L}.'’-]+(?:\s\p{Lu}[\p{L}.'’-]+){0,2})/u;
const placeName =
  /^\p{Lu}[\p{L}.'’-]*(?:[\s-](?:\p{Lu}[\p{L}.'’-]*|de|la|le|les|sur|sous|en|am|an|der|im|upon|on|of|the|di|del|aan|den)){0,4}(?:,?\s[A-Z]{2})?$/u;

/**
 * Places where the firm works: from structured data, else the list below a heading for them, else a
 * list in a sentence.
 */
export function findAreas(pages: readonly SitePage[]): FoundWords<string[]> | undefined {
  for (const { page } of pages) {
    const named = page.things
      .filter(isBusiness)
      .flatMap(({ data }) => readNames(data['areaServed']));
    const structured = tidyPlaces(named);
    if (structured.length >= min)
      return {
        value: structured,
        source: 'json-ld',
        confidence: 0.9,
        snippet: structured.join(', '),
      };
  }
  for (const { page } of pages) {
    for (const [index, { text, place, tag }] of page.lines.entries()) {
      if (place === 'nav' || text.length > 60 || tag === 'li' || !calledAreas.test(text)) continue;
      const value = tidyPlaces(findBelow(page.lines, index));
      if (value.length >= min)
        return { value, source: 'heading', confidence: 0.75, snippet: value.join(', ') };
    }
  }
  for (const { page } of pages) {
    for (const { text } of page.lines.slice(0, 600)) {
      const list = text.length > 1500 ? undefined : inSentence.exec(text)?.[1];
      const value =
        list === undefined ? [] : tidyPlaces(list.split(/,\s(?:and\s)?|\sand\s|\s&\s/u));
      if (value.length >= min + 1)
        return { value, source: 'sentence', confidence: 0.6, snippet: text };
    }
  }
  return undefined;
}

function findBelow(lines: readonly Line[], index: number): readonly string[] {
  const footer = lines[index]?.place === 'footer';
  const part = footer
    ? lines
        .slice(index + 1, index + 25)
        .filter(({ place, heading }) => place === 'footer' && heading === 0)
    : linesBelow(lines, index, 40);
  const listed = part.filter(({ tag }) => tag === 'li' || tag === 'td');
  const texts = (listed.length >= min ? listed : part).map(({ text }) => text);
  return texts.flatMap((text) => (text.length <= 400 ? text.split(/\s*[,;|•·]\s*/u) : []));
}

function readNames(served: unknown): string[] {
  const list: readonly unknown[] = Array.isArray(served) ? served.slice(0, 40) : [served];
  return list.flatMap((one) => {
    const name = isRecord(one) ? textProperty(one['name']) : textProperty(one);
    return name === undefined ? [] : name.slice(0, 600).split(/\s*[,;]\s*/u);
  });
}

/** The beginning of a menu, which may follow the places in a footer. */
const menuWord =
  /^(?:home|about|services?|pricing|prices|areas?|faqs?|blog|news|contact|gallery|reviews?|menu|careers?|privacy|terms|sitemap|facebook|instagram|login|shop|leistungen|kontakt|impressum|accueil|tarifs|inicio|contacto|servicios|servizi|contatti|diensten)\b/iu;

function tidyPlaces(names: readonly string[]): string[] {
  const trimmed = names.map((name) => name.trim().replace(/^(?:and|&)\s|[.\s]+$/gu, ''));
  const end = trimmed.findIndex((name) => menuWord.test(name));
  const bare = end === -1 ? trimmed : trimmed.slice(0, end);
  const places = bare.filter(
    (name) => name.length >= 3 && name.length <= maxLength && placeName.test(name),
  );
  // If many entries are not names of places, the list has another subject.
  return places.length < bare.length * 0.7 ? [] : [...new Set(places)].slice(0, max);
}
