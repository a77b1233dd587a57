import type { ScannedPerson } from '../../contract/scan.ts';
import { mostScanned } from '../../contract/scan.ts';
import { capText, cleanText } from '../page/clean-text.ts';
import { textData, textOf } from '../page/element-text.ts';
import type { PageElement } from '../page/element-text.ts';
import type { FoundList } from '../page/found.ts';
import { findDoctors, findTeam } from './find-team.ts';
import { isTitle, longestTitle, mayBeTitle, personIn } from './person-words.ts';
import { personInEastAsia } from './east-asian-people.ts';
import { praiseParts } from './praise-parts.ts';
import type { Line } from '../page/read-lines.ts';
import type { Page } from '../page/read-page.ts';
import { isRecord, textProperty } from '../page/read-things.ts';

const roleThenName =
  /^(?:Inhaber(?:in)?|Geschäftsführer(?:in)?|Owner|Founder|Director|Proprietor|Principal|Titolare|Gérante?)\s*:\s*(.{4,60})$/u;
// "Ann Lee is the founder and owner of …"
const told = /^(.{4,50}?)\sis\s(?:the|our)\s(.{3,60}?)(?:\s(?:of|at|and has|who|with)\s|[,.])/u;
// "Hi, I'm Ann Lee. A dentist.", "I'm Ann Lee, founder of …"
const ownWords =
  /^(?:(?:hi|hello|welcome)[,!.]?\s)?i['’]?m\s(.{4,50}?)(?:[.,–-]|,? and i['’]?m)\s(?:an?\s|the\s|your\s)?(.{3,60}?)(?:\s(?:of|at|and has|who|with|in)\s|[,.!]|$)/iu;
// Who praises the firm does not work there.
const praising = /testimonial|review|quote|feedback|temoignage|témoignage|opinion|kundenstimm|bewertung/u;
const roleMarks =
  /(?:^|[\s_-])(?:role|position|job-?title|jobtitle|job|designation|occupation|member-?title|team-?title|staff-?title|person-?title|funktion|poste|cargo|ruolo|functie)(?:$|[\s_-])/u;
const mostMarked = 60;

/** The people the pages name with what they do: structured data, else what the page marks as a position, else a line that reads like a name followed by one that reads like a position. */
export function findPeople(pages: readonly Page[]): FoundList<ScannedPerson> | undefined {
  const people = new Map<string, ScannedPerson>();
  let source = 'text';
  for (const page of pages) {
    const structured = fromThings(page);
    if (people.size === 0 && structured.length > 0) source = 'json-ld';
    for (const person of [...structured, ...inOrder(page)]) {
      const key = keyOf(person.name);
      if (!people.has(key)) people.set(key, person);
    }
  }
  const values = [...people.values()].slice(0, mostScanned.people);
  const snippet = values.map(({ name, title }) => `${name}, ${title}`).join('; ');
  return values.length === 0
    ? undefined
    : { values, source, confidence: source === 'text' ? 0.7 : 0.9, snippet };
}

/** One person, whether a page writes the degrees or not. */
function keyOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/^(?:dr|prof|mrs?|ms)\.?\s/u, '')
    .replace(/,.*$/u, '');
}

function fromThings({ things }: Page): ScannedPerson[] {
  const nodes = things.flatMap(({ data, types }) => [
    ...(types.includes('Person') ? [{ node: data, isOfFirm: false }] : []),
    ...[data['employee'], data['employees'], data['founder'], data['founders']]
      .flat()
      .map((node: unknown) => ({ node, isOfFirm: true })),
  ]);
  return nodes.slice(0, 60).flatMap(({ node, isOfFirm }) => {
    if (!isRecord(node)) return [];
    const name = cleanText((textProperty(node['name']) ?? '').slice(0, 200));
    const title = cleanText((textProperty(node['jobTitle']) ?? '').slice(0, 200));
    return name === '' || name.length > 80 || (title === '' && !(isOfFirm && personIn(name) !== undefined))
      ? []
      : [{ name, title: capText(title, longestTitle) }];
  });
}

/** What the lines say; where a page marks positions, these count before words that sound like one. */
function inOrder(page: Page): readonly ScannedPerson[] {
  const marked = fromMarks(page);
  const known = new Set(marked.map(({ name }) => keyOf(name)));
  const praised = praiseParts(page.lines);
  const lines = page.lines.filter((_line, index) => praised[index] !== true);
  const read = [...fromLines(lines), ...findTeam(lines), ...findDoctors(lines)];
  return [...marked, ...read.filter(({ name }) => !known.has(keyOf(name)))];
}

/** Names beside elements that are called role, position or job title, whatever these say. */
function fromMarks({ elements }: Page): ScannedPerson[] {
  const found: ScannedPerson[] = [];
  let tried = 0;
  for (const element of elements) {
    if (!roleMarks.test(marksOf(element))) continue;
    tried += 1;
    if (tried > mostMarked || found.length >= mostScanned.people) break;
    const title = textOf(element, longestTitle + 20);
    if (!mayBeTitle(title) || isPraise(element)) continue;
    const name = nameBeside(element);
    if (name !== undefined && personIn(title) === undefined) found.push({ name, title });
  }
  return found;
}

function marksOf({ attribs }: PageElement): string {
  return `${attribs['class'] ?? ''} ${attribs['itemprop'] ?? ''}`.slice(0, 200).toLowerCase();
}

function isPraise(element: PageElement): boolean {
  let outer: PageElement['parent'] = element;
  for (let depth = 0; depth < 6 && outer !== null && 'attribs' in outer; depth += 1) {
    if (praising.test(marksOf(outer))) return true;
    outer = outer.parent;
  }
  return false;
}

/** A person's name in the element before, or in the one after. */
function nameBeside(element: PageElement): string | undefined {
  let outer: PageElement = element;
  for (let depth = 0; depth < 2; depth += 1) {
    for (const side of ['prev', 'next'] as const) {
      let beside = outer[side];
      while (beside !== null && !('attribs' in beside) && (textData(beside) ?? '').trim() === '')
        beside = beside[side];
      const text =
        beside === null
          ? ''
          : 'attribs' in beside
            ? textOf(beside, 120)
            : cleanText((textData(beside) ?? '').slice(0, 120));
      const name = text.length > 100 ? undefined : personIn(text);
      if (name !== undefined) return name;
    }
    if (outer.parent === null || !('attribs' in outer.parent)) return undefined;
    outer = outer.parent;
  }
  return undefined;
}

function fromLines(lines: readonly Line[]): ScannedPerson[] {
  const found: ScannedPerson[] = [];
  for (const [index, { text, place, marks }] of lines.entries()) {
    if (place === 'nav' || found.length >= mostScanned.people || praising.test(marks)) continue;
    const [, subject = '', position = ''] = toldIn(text) ?? [];
    const teller = personIn(subject);
    if (teller !== undefined && isTitle(position, teller)) {
      found.push({ name: teller, title: position });
      continue;
    }
    if (text.length > 140 || isPraised(lines[index - 1])) continue;
    const eastern = personInEastAsia(text);
    if (eastern !== undefined) {
      found.push(eastern);
      continue;
    }
    const named = personIn(roleThenName.exec(text)?.[1] ?? '');
    if (named !== undefined) {
      found.push({ name: named, title: text.slice(0, text.indexOf(':')) });
      continue;
    }
    const [lead = '', ...rest] = text.split(
      /\s[-–—|·•]\s|,\s(?!(?:CFP|CPA|DDS|DMD|MD|DO|DVM|Esq|Jr|Sr|Ph|J\.?D|LL|PE|AIA|RN|LCSW|LMFT|LPC|CA)\b)/u,
    );
    const beside = rest.join(', ');
    const name = personIn(lead);
    if (rest.length > 0 && name !== undefined && isTitle(beside, name)) {
      found.push({ name, title: beside });
      continue;
    }
    // "Naomi Feld, LCSW – I help …": the degree says what she is.
    const degree = name === undefined ? null : /^([^,]+),\s(.{2,30})$/u.exec(name);
    if (rest.length > 0 && degree?.[1] !== undefined && degree[2] !== undefined) {
      found.push({ name: degree[1], title: degree[2] });
      continue;
    }
    const whole = rest.length === 0 ? name : personIn(text);
    const next = lines[index + 1];
    if (
      whole === undefined ||
      next === undefined ||
      next.text.length > longestTitle ||
      /[!?]$/u.test(next.text)
    )
      continue;
    const title = next.text.replace(/\s[·•|]\s.*$|\s\S+@\S+.*$/u, '');
    if (isPartHead(next, lines[index])) continue;
    if (isTitle(title, whole) && personIn(title) === undefined) found.push({ name: whole, title });
  }
  return found;
}

/** A heading that opens another part of the page than the line above it. */
function isPartHead({ heading }: Line, above: Line | undefined): boolean {
  return heading > 0 && heading <= 2 && (above?.heading === 0 || heading < (above?.heading ?? 0));
}

/** What a line says that somebody is; the plain tests come first, since most lines say nothing of the kind. */
function toldIn(text: string): RegExpExecArray | null {
  if (text.includes(' is ')) return told.exec(text.slice(0, 200));
  return /^(?:h|w|i['’]?m)/iu.test(text) ? ownWords.exec(text.slice(0, 200)) : null;
}

/** A quotation: who stands below it said it. */
function isPraised(line: Line | undefined): boolean {
  return line !== undefined && (line.tag === 'blockquote' || /^["“„«].{20}|.{20}["”“»]$/su.test(line.text));
}
