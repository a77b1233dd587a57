import { mostScanned } from '../contract/scan.ts';
import { cleanText } from './clean-text.ts';
import { nameKey } from './compare-names.ts';
import { textOf } from './element-text.ts';
import type { FoundList } from './found.ts';
import type { Line } from './read-lines.ts';
import type { Page } from './read-page.ts';
import { isRecord, textProperty } from './read-things.ts';

const least = 3;
const most = mostScanned.services;
const longest = 60;
const mostWords = 6;
const mostLines = 90;
// A page without end must not be read without end.
const mostParts = 12;
const called =
  /^(?:(?:our|all|my|the|featured|popular|core|main|full range of|nos|unsere|nuestros|onze|i nostri|os nossos|a selection of our)\s+)?(?:(?:\p{L}+\s){0,2}(?:services?|treatments?|specialt(?:y|ies)|specialities|practice areas?|areas of (?:practice|expertise|law)|expertise|solutions|procedures|programs|programmes|classes|courses|offerings)|what we (?:do|offer)|how we (?:can )?help|how can we help|leistungen|angebot|rechtsgebiete|behandlungen|prestations|soins|servicios|tratamientos|especialidades|servizi|trattamenti|diensten|behandelingen|serviços|tratamentos|наши услуги|услуги|진료\s?과목)(?:\s(?:we (?:offer|provide)|(?:we )?offered|include|provided|for you|& prices|and prices|im überblick|(?:in|at|near|across|throughout)\s\p{Lu}.{1,30}))?\s*[:?.]?$/iu;
// A heading of its own, not the name of a service that ends like one.
const ownHeading =
  /^(?:(?:our|all|my|the|other|more|featured|popular)\s+)?(?:services|treatments|specialties|practice areas|expertise|solutions|procedures|programs|classes|courses|what we (?:do|offer)|leistungen|angebot|prestations|soins|servicios|servizi|diensten|serviços)\s*:?$/iu;
const enumerated =
  /\b(?:(?:services|treatments|specialt(?:y|ies)|practice areas|areas of (?:practice|expertise)|work)\s(?:(?:we|that)\s)?(?:offer(?:ed)?\s)?(?:includ(?:e|es|ing)|such as|like|are|range from)|speciali[sz](?:es?|ing) in|we (?:offer|provide|handle|focus on)(?:\s(?:a (?:full|wide|complete) range of|services (?:in|for|like|such as|including)))?|including services (?:in|for))\s*:?\s+([^.;:!?]{12,400})/giu;
const callsToAct =
  /^(?:read|learn|view|see|book|call|contact|get|find|more|click|request|schedule|shop|order|home|about|menu|discover|explore|all services|our services|view all|mehr|weiter|en savoir|ver |leer|scopri|lees|next|previous|back|close|open|why|faq|testimonials?|reviews?|gallery|blog|news|pricing|prices|subscribe|welcome)\b|\?$|[.!]$|@|https?:|\d{3}[\s.-]\d{3,4}|[$€£]\s?\d|\d\s?[$€£]/iu;

/** What the firm offers: its offer catalogue, else the list under a heading named services, treatments and the like, else that entry of the menu. */
export function findServices(page: Page): FoundList<string> | undefined {
  return (
    fromThings(page) ??
    withFooter(fromLines(page.lines), page.lines) ??
    fromMarks(page.lines) ??
    fromMenu(page) ??
    fromFooter(page.lines) ??
    fromSentences(page)
  );
}

function fromThings({ things }: Page): FoundList<string> | undefined {
  const names: string[] = [];
  for (const { data, types, source } of things) {
    const waiting: unknown[] = [data['hasOfferCatalog'], data['makesOffer'], data['availableService']];
    for (let seen = 0; waiting.length > 0 && seen < 200; seen += 1) {
      const node = waiting.shift();
      const parts: readonly unknown[] = Array.isArray(node) ? node.slice(0, 50) : [];
      waiting.push(...parts);
      if (!isRecord(node)) continue;
      const listed: unknown = node['itemListElement'];
      const offered: unknown = node['itemOffered'];
      if (listed === undefined && offered === undefined) names.push(textProperty(node['name']) ?? '');
      waiting.push(listed, offered);
    }
    if (types.includes('Service')) names.push(textProperty(data['name']) ?? '');
    const values = tidy(names);
    if (values.length >= least && source !== 'microdata') return found(values, source, 0.9);
  }
  const values = tidy(names);
  return values.length < least ? undefined : found(values, 'json-ld', 0.85);
}

function fromLines(lines: readonly Line[]): FoundList<string> | undefined {
  const listed: string[] = [];
  let parts = 0;
  for (const [index, { text, heading, place, marks }] of lines.entries()) {
    if (text.length > 60 || place === 'nav' || !called.test(text)) continue;
    if (heading === 0 && !/title|heading|head/u.test(marks.slice(-60)) && text.split(' ').length > 3)
      continue;
    parts += 1;
    if (parts > mostParts) break;
    const from = heading === 0 ? headingBelow(lines, index) : index;
    if (from === undefined) continue;
    const level = lines[from]?.heading === 0 ? 6 : (lines[from]?.heading ?? 6);
    const values = under(lines.slice(from + 1, from + 1 + mostLines), level);
    // A page may list treatments in one part and specialities in another.
    if (values.length >= least) listed.push(...values);
  }
  const values = tidy(listed);
  return values.length < least ? undefined : found(values, 'heading', 0.7);
}

/**
 * Where the part begins that a small line above a heading names: at that heading, where smaller ones follow it; at the line itself where
 * none does. Undefined where the heading says the same, and is read for itself.
 */
function headingBelow(lines: readonly Line[], index: number): number | undefined {
  const next = lines[index + 1];
  if (next === undefined || next.heading === 0) return index;
  if (called.test(next.text)) return undefined;
  const after = lines.slice(index + 2, index + 2 + mostLines).find(({ heading }) => heading > 0);
  return after !== undefined && after.heading > next.heading ? index + 1 : index;
}

/** The entries under a heading: smaller headings, else items of a list, else short lines. */
function under(after: readonly Line[], level: number): readonly string[] {
  const end = after.findIndex(
    ({ heading, place }) => (heading > 0 && heading <= level) || place === 'footer',
  );
  const section = end === -1 ? after : after.slice(0, end);
  const heads = section.filter(({ heading }) => heading > level).map(({ text }) => text);
  const stop = heads.findIndex((text) => notService.test(text));
  const smaller = tidy(stop === -1 ? heads : heads.slice(0, stop));
  if (smaller.length >= least) return smaller;
  const items = tidy(section.filter(({ tag }) => tag === 'li' || tag === 'dt').map(({ text }) => text));
  if (items.length >= least) return items;
  const short = section.filter(({ text }) => text.length <= 40);
  // Cards of one size each, whose heading stands beside that of the section.
  if (section.length === 0) {
    const foot = after.findIndex(({ place }) => place === 'footer');
    const same = foot === -1 ? after : after.slice(0, foot);
    const cards = same
      .filter(({ heading }) => heading > 0 && heading === same[0]?.heading)
      .map(({ text }) => text);
    const stop = cards.findIndex((text) => notService.test(text));
    return tidy(stop === -1 ? cards : cards.slice(0, stop));
  }
  const values = short.length < section.length / 2 ? [] : tidy(short.map(({ text }) => text));
  return values.length > most ? [] : values;
}

/** Headings of one size inside a part of the page that is called services, whatever its own heading says. */
function fromMarks(lines: readonly Line[]): FoundList<string> | undefined {
  const byLevel = new Map<number, string[]>();
  for (const { text, heading, place, marks } of lines) {
    if (heading < 2 || place === 'nav' || place === 'footer' || !serviceMarks.test(marks)) continue;
    byLevel.set(heading, [...(byLevel.get(heading) ?? []), text]);
  }
  // The smallest headings name the entries; a larger one names the part.
  for (const [, texts] of [...byLevel].sort((a, b) => b[0] - a[0])) {
    const values = tidy(texts.filter((text) => !notService.test(text)));
    if (values.length >= least) return found(values, 'section', 0.6);
  }
  return undefined;
}

/** The list under a heading in the footer. */
function fromFooter(lines: readonly Line[]): FoundList<string> | undefined {
  for (const [index, { text, place }] of lines.entries()) {
    if (place !== 'footer' || text.length > 40 || !called.test(text)) continue;
    const after = lines.slice(index + 1, index + 20);
    const end = after.findIndex((line) => line.place !== 'footer' || line.heading > 0 || line.tag !== 'li');
    const values = tidy((end === -1 ? after : after.slice(0, end)).map((line) => line.text));
    if (values.length >= least) return found(values, 'footer', 0.6);
  }
  return undefined;
}

/** The list of the page with what the footer names besides: often the whole range, where the page shows a choice. */
function withFooter(
  list: FoundList<string> | undefined,
  lines: readonly Line[],
): FoundList<string> | undefined {
  const footer = list === undefined ? undefined : fromFooter(lines);
  if (list === undefined || footer === undefined) return list;
  return { ...list, values: tidy([...list.values, ...footer.values]) };
}

/** What a sentence lists: "our services include a, b and c". */
function fromSentences({ lines, metas }: Page): FoundList<string> | undefined {
  const texts = [
    ...lines.filter(({ place }) => place === 'main').map(({ text }) => text),
    metas.get('description') ?? '',
  ];
  for (const text of texts.slice(0, 400)) {
    for (const [, list = ''] of text.slice(0, 1500).matchAll(enumerated)) {
      const items = list.split(/,\s*(?:(?:and|or|as well as)\s)?|\s(?:and|as well as)\s/iu);
      const bare = items.map((item) =>
        item.replace(/^(?:and|or|the|all|both)\s|\s(?:in|for|throughout|across)\s.*$/giu, ''),
      );
      const values = tidy(bare.map((item) => item.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())));
      // Most of the parts are short names: a list, not a sentence with commas.
      if (values.length >= least && values.length >= items.length * 0.7)
        return found(values, 'sentence', 0.5);
    }
  }
  return undefined;
}

const serviceMarks =
  /(?:^|[\s_-])(?:services?|treatments?|practice-?areas?|specialt(?:y|ies)|leistung(?:en)?)(?:$|[\s_-])/u;
const notService =
  /\b(?:why|team|about|testimonials?|reviews?|contact|clients?|faq|questions|blog|news|process|gallery|work|visit|hours|story|recent|latest|featured|projects|listings|welcome|join|ready|get)\b/iu;

function fromMenu({ elements, $ }: Page): FoundList<string> | undefined {
  for (const element of elements) {
    if (element.name !== 'li') continue;
    const link = element.children.find(
      (child) => 'attribs' in child && /^(?:a|span|button|div)$/u.test(child.name),
    );
    const menu = element.children.find(
      (child) => 'attribs' in child && /^(?:ul|div)$/u.test(child.name) && child !== link,
    );
    if (link === undefined || menu === undefined || !('attribs' in link) || !('attribs' in menu)) continue;
    if (!called.test(textOf(link, 80).replace(/[▾▼+›»\s]+$/u, ''))) continue;
    const values = tidy(
      $(menu)
        .find('a')
        .toArray()
        .slice(0, 40)
        .map((entry) => textOf(entry, 100)),
    );
    if (values.length >= least) return found(values, 'menu', 0.65);
  }
  return undefined;
}

function tidy(texts: readonly string[]): string[] {
  const kept = new Map<string, string>();
  for (const text of texts) {
    const clean = cleanText(text.slice(0, 200)).replace(/^[\d.)•·*✓✔►»\s–-]+|[\s:;,.»›→–-]+$/gu, '');
    const words = clean.split(' ').length;
    if (
      clean.length < 3 ||
      clean.length > longest ||
      words > mostWords ||
      /^\p{Ll}/u.test(clean) ||
      callsToAct.test(clean) ||
      ownHeading.test(clean) ||
      /^Dra?\.?\s/u.test(clean)
    )
      continue;
    const key = nameKey(clean);
    if (!kept.has(key)) kept.set(key, clean);
  }
  return [...kept.values()].slice(0, most);
}

function found(values: readonly string[], source: string, confidence: number): FoundList<string> {
  return { values, source, confidence, snippet: values.join(', ') };
}
