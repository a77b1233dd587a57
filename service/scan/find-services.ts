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
const called =
  /^(?:(?:our|all|my|the|featured|popular|core|main|full range of|nos|unsere|nuestros|onze|i nostri|os nossos|a selection of our)\s+)?(?:(?:\p{L}+\s){0,2}(?:services?|treatments?|specialt(?:y|ies)|specialities|practice areas?|areas of (?:practice|expertise|law)|expertise|solutions|procedures|programs|programmes|classes|courses|offerings)|what we (?:do|offer)|how we (?:can )?help|how can we help|leistungen|angebot|rechtsgebiete|behandlungen|prestations|soins|servicios|tratamientos|especialidades|servizi|trattamenti|diensten|behandelingen|serviços|tratamentos)(?:\s(?:we offer|offered|include|provided|& prices|and prices|im überblick))?\s*[:?]?$/iu;
const callsToAct =
  /^(?:read|learn|view|see|book|call|contact|get|find|more|click|request|schedule|shop|order|home|about|menu|discover|explore|all services|our services|view all|mehr|weiter|en savoir|ver |leer|scopri|lees|next|previous|back|close|open|why|faq|testimonials?|reviews?|gallery|blog|news|pricing|prices|subscribe|welcome)\b|\?$|[.!]$|@|https?:|\d{3}[\s.-]\d{3,4}|[$€£]\s?\d|\d\s?[$€£]/iu;

/** What the firm offers: its offer catalogue, else the list under a heading named services, treatments and the like, else that entry of the menu. */
export function findServices(page: Page): FoundList<string> | undefined {
  return fromThings(page) ?? fromLines(page.lines) ?? fromMenu(page);
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
  let best: readonly string[] = [];
  for (const [index, { text, heading, place, marks }] of lines.entries()) {
    if (text.length > 60 || place === 'nav' || !called.test(text)) continue;
    if (heading === 0 && !/title|heading|head/u.test(marks.slice(-60)) && text.split(' ').length > 3)
      continue;
    const values = under(lines.slice(index + 1, index + 1 + mostLines), heading === 0 ? 6 : heading);
    if (values.length > best.length) best = values;
  }
  return best.length < least ? undefined : found(best, 'heading', 0.7);
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
      called.test(clean)
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
