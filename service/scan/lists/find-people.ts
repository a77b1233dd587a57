import type { ScannedPerson } from '../../contract/scan.ts';
import { maxScanned } from '../../contract/scan.ts';
import { capText, cleanText } from '../page/clean-text.ts';
import { textData, elementText } from '../page/element-text.ts';
import type { PageElement } from '../page/element-text.ts';
import type { FoundList } from '../page/found.ts';
import { findDoctors, findTeam } from './find-team.ts';
import {
  isTitle,
  maxTitleLength,
  canBeTitle,
  readMarkedName,
  readPersonName,
  hasKnownTitle,
} from './person-words.ts';
import { findCommonWords, hasCommonWords, isFirm } from './not-people.ts';
import { findFirstNames } from './people-by-first-name.ts';
import { findPeopleInCareers } from './people-in-careers.ts';
import { findOwnerBelowFirm, findPeopleInImprint } from './people-in-imprint.ts';
import { findPeopleInMenus, findPeopleInPictures } from './people-in-menus.ts';
import { findPeopleInProse, readPresentation } from './people-in-prose.ts';
import {
  findLinesOfTeam,
  findPeopleBelowOffice,
  findTitlesAbove,
  readNamesInRow,
  readNameWithTitle,
  readTitleBeforeName,
} from './people-in-rows.ts';
import { readEastAsianPerson } from './east-asian-people.ts';
import { findNamesake } from './find-namesake.ts';
import { nameMarks, roleMarks, teamPath } from './person-marks.ts';
import { longerSpelling, isSame, isSurname, nameWithoutDegrees } from './same-person.ts';
import { testimonialSections } from './testimonial-sections.ts';
import type { Line } from '../page/read-lines.ts';
import { memoizeByPage } from '../page/memoize-by-page.ts';
import type { Page } from '../page/read-page.ts';
import { textProperty } from '../page/read-things.ts';
import { isRecord } from '../../../templates-data/model/is-record.ts';

// Authors of testimonials do not work at the firm.
const praising =
  /testimonial|review|quote|feedback|temoignage|témoignage|opinion|kundenstimm|bewertung/u;
/** "Beruf: Physiotherapeutin". */
const labelOfTitle =
  /^(?:beruf|position|role|title|job(?: title)?|funktion|fonction|poste|cargo|puesto|ruolo|functie|stanowisko|должность)\s*:\s*/iu;
/** Web designers sign in the footer of the sites they make. */
const makesWebsites =
  /\bweb\s?-?(?:sites?|design\w*|develop\w*|master|agency|solutions)\b|front-?end|full-?stack|\bSEO\b|\b(?:site|designed|developed|built|powered) by\b/iu;
const maxMarked = 60;
/**
 * The people that the pages name with their positions: from structured data, else from elements
 * marked as positions, else from a name on a line above a position.
 */
export function findPeople(
  pages: readonly Page[],
  firm = '',
): FoundList<ScannedPerson> | undefined {
  const people: ScannedPerson[] = [];
  const words = new Set(pages.flatMap(({ text }) => findCommonWords(text)));
  let source = 'text';
  for (const page of pages) {
    const structured = readThings(page);
    if (people.length === 0 && structured.length > 0) source = 'json-ld';
    for (const person of [...structured, ...listMarkedAndRead(page)])
      if (!hasCommonWords(person, words) && !isFirm(person, firm)) mergePerson(person, people);
  }
  if (people.length === 0) people.push(...findNamesake(pages, firm));
  const values = people.slice(0, maxScanned.people);
  const snippet = values.map(({ name, title }) => `${name}, ${title}`).join('; ');
  return values.length === 0
    ? undefined
    : { values, source, confidence: source === 'text' ? 0.7 : 0.9, snippet };
}

/**
 * Adds a person, or a title to a known one. Ben and Benjamin with one surname count as the same
 * person.
 */
function mergePerson({ name, title }: ScannedPerson, people: ScannedPerson[]): void {
  const bare = title
    .replace(name, '')
    .replace(labelOfTitle, '')
    .replace(/^[\s.,:–—-]+|\s*\.\s*$/gu, '')
    .replace(/^\(([^()]*)\)$/u, '$1')
    .replace(/[,;:\s]+$/u, '');
  const at = people.findIndex((known) =>
    isSame(nameWithoutDegrees(known.name), nameWithoutDegrees(name)),
  );
  const known = people[at];
  const isFuller = known !== undefined && isSurname(known.name) && !isSurname(name);
  if (known === undefined) people.push({ name, title: bare });
  else if (isFuller) people[at] = { name, title: known.title === '' ? bare : known.title };
  else if (known.title === '' && bare !== '')
    people[at] = { name: longerSpelling(known.name, name), title: bare };
}

function readThings({ things }: Page): ScannedPerson[] {
  const nodes = things.flatMap(({ data, types }) => [
    ...(types.includes('Person') ? [{ node: data, isOfFirm: false }] : []),
    ...[data['employee'], data['employees'], data['founder'], data['founders']]
      .flat()
      .map((node: unknown) => ({ node, isOfFirm: true })),
  ]);
  return nodes.slice(0, 60).flatMap(({ node, isOfFirm }) => {
    if (typeof node === 'string') {
      const named = isOfFirm && node.length < 100 ? readPersonName(cleanText(node)) : undefined;
      return named === undefined ? [] : [{ name: named, title: '' }];
    }
    if (!isRecord(node)) return [];
    const name = cleanText((textProperty(node['name']) ?? '').slice(0, 200));
    const title = cleanText((textProperty(node['jobTitle']) ?? '').slice(0, 200));
    return name === '' ||
      name.length > 80 ||
      (title === '' && !(isOfFirm && readPersonName(name) !== undefined))
      ? []
      : [{ name, title: capText(title, maxTitleLength) }];
  });
}

/** The people in the lines of a page. Marked positions count before words that look like one. */
const listMarkedAndRead = memoizeByPage((page): readonly ScannedPerson[] => {
  const marked = readMarkedPeople(page);
  const known = new Set(marked.map(({ name }) => nameWithoutDegrees(name)));
  const praised = testimonialSections(page.lines);
  const lines = page.lines.filter((_line, index) => praised[index] !== true);
  const read = [
    ...readPeopleInLines(lines),
    ...findTeam(lines, teamPath.test(page.url?.pathname ?? '')),
    ...findDoctors(lines),
    ...findPeopleBelowOffice(lines),
    ...findPeopleInImprint({ lines, title: page.title }),
    ...findOwnerBelowFirm(page),
    ...findFirstNames(lines),
    ...lines.flatMap(({ text, place }) => (place === 'nav' ? [] : findPeopleInCareers(text))),
    ...findPeopleInProse(page.metas.get('description') ?? ''),
    ...findPeopleInPictures(page),
    ...findPeopleInMenus(page),
  ];
  return [...marked, ...read.filter(({ name }) => !known.has(nameWithoutDegrees(name)))];
});

/** Names next to elements whose class says role, position or job title. */
function readMarkedPeople({ elements }: Page): ScannedPerson[] {
  const found: ScannedPerson[] = [];
  let tried = 0;
  for (const element of elements) {
    if (!roleMarks.test(readMarks(element))) continue;
    tried += 1;
    if (tried > maxMarked || found.length >= maxScanned.people) break;
    const title = elementText(element, maxTitleLength + 20);
    if (!canBeTitle(title) || isTestimonial(element)) continue;
    const name = findAdjacentName(element);
    if (name !== undefined && readPersonName(title) === undefined) found.push({ name, title });
  }
  // Shops mark goods with the same classes.
  return found.length > 1 && !found.some(({ title }) => hasKnownTitle(title)) ? [] : found;
}

function readMarks({ attribs }: PageElement): string {
  return `${attribs['class'] ?? ''} ${attribs['itemprop'] ?? ''}`.slice(0, 200).toLowerCase();
}

function isTestimonial(element: PageElement): boolean {
  let outer: PageElement['parent'] = element;
  for (let depth = 0; depth < 6 && outer !== null && 'attribs' in outer; depth += 1) {
    if (praising.test(readMarks(outer))) return true;
    outer = outer.parent;
  }
  return false;
}

/** A person's name in the previous or the next element. */
function findAdjacentName(element: PageElement): string | undefined {
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
            ? elementText(beside, 120)
            : cleanText((textData(beside) ?? '').slice(0, 120));
      const name = text.length > 100 ? undefined : readNameBeside(beside, text);
      if (name !== undefined) return name;
    }
    if (outer.parent === null || !('attribs' in outer.parent)) return undefined;
    outer = outer.parent;
  }
  return undefined;
}

/** The name in an element, unless it is marked as another position. */
function readNameBeside(node: PageElement['next'], text: string): string | undefined {
  const marks = node !== null && 'attribs' in node ? readMarks(node) : '';
  if (roleMarks.test(marks)) return undefined;
  return nameMarks.test(marks) ? readMarkedName(text) : readPersonName(text);
}

function readPeopleInLines(lines: readonly Line[]): ScannedPerson[] {
  const found: ScannedPerson[] = [];
  const above = findTitlesAbove(lines);
  const ofTeam = findLinesOfTeam(lines);
  for (const [index, line] of lines.entries()) {
    const { text, place, marks, tag } = line;
    if (
      place === 'nav' ||
      tag === 'label' ||
      found.length >= maxScanned.people ||
      praising.test(marks)
    )
      continue;
    if (place === 'footer' && makesWebsites.test(text)) continue;
    const named = findPeopleInProse(text);
    const eastern = readEastAsianPerson(text);
    found.push(...named, ...(eastern === undefined ? [] : [eastern]));
    if (named.length > 0 || eastern !== undefined) continue;
    const row = readNamesInRow(text);
    if (row.length > 0) {
      found.push(...row);
      continue;
    }
    if (text.length > 140 || isTestimonialAuthor(lines[index - 1])) continue;
    const presented = readPresentation(text);
    if (presented !== undefined) {
      const below = lines[index + 1]?.text ?? '';
      found.push(isTitle(below, presented.name) ? { ...presented, title: below } : presented);
      continue;
    }
    const over = above.of.get(index);
    const labelled =
      over === undefined
        ? readNameWithTitle(text)
        : { name: readPersonName(text) ?? text, title: over };
    if (labelled !== undefined) {
      found.push(labelled);
      continue;
    }
    const titled = readTitleBeforeName(line, ofTeam[index] === true);
    if (titled !== undefined) {
      found.push(titled);
      continue;
    }
    const [lead = '', ...rest] = text.split(
      /\s[-–—|·•]\s|,\s(?!(?:CFP|CPA|DDS|DMD|MD|DO|DVM|Esq|Jr|Sr|Ph|J\.?D|LL|PE|AIA|RN|LCSW|LMFT|LPC|CA)\b)/u,
    );
    const beside = rest.join(', ');
    const name = readPersonName(lead);
    if (rest.length > 0 && name !== undefined && isTitle(beside, name)) {
      found.push({ name, title: beside });
      continue;
    }
    // "Naomi Feld, LCSW – I help …": the degree replaces the position.
    const degree = name === undefined ? null : /^([^,]+),\s(.{2,30})$/u.exec(name);
    if (rest.length > 0 && degree?.[1] !== undefined && degree[2] !== undefined) {
      found.push({ name: degree[1], title: degree[2] });
      continue;
    }
    const whole = rest.length === 0 ? name : readPersonName(text);
    const next = lines[index + 1];
    if (
      whole === undefined ||
      next === undefined ||
      above.lines.has(index + 1) ||
      next.text.length > maxTitleLength ||
      /[!?]$/u.test(next.text)
    )
      continue;
    const title = next.text.replace(/\s[·•|]\s.*$|\s\S+@\S+.*$/u, '');
    if (opensPart(next, lines[index])) continue;
    if (isTitle(title, whole) && readPersonName(title) === undefined)
      found.push({ name: whole, title });
  }
  return found;
}

/** Whether a heading opens another part of the page than the line above it. */
function opensPart({ heading }: Line, above: Line | undefined): boolean {
  return heading > 0 && heading <= 2 && (above?.heading === 0 || heading < (above?.heading ?? 0));
}

/** Whether a line is a quotation: the name below it is its author's. */
function isTestimonialAuthor(line: Line | undefined): boolean {
  return (
    line !== undefined &&
    (line.tag === 'blockquote' || /^["“„«].{20}|.{20}["”“»]$/su.test(line.text))
  );
}
