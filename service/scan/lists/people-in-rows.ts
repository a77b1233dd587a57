import { isTeam } from './find-team.ts';
import { hasHonorific, hasKnownTitle, isTitle, readPersonName } from './person-words.ts';
import type { Line } from '../page/read-lines.ts';
import type { ScannedPerson } from '../../contract/scan.ts';
import { capitalize } from '../page/clean-text.ts';

const maxLabelLength = 40;
/** A single position above a name may be the heading of its part. */
const minRows = 2;

/** A name with its position in brackets: "Sam Field (Head Barber)". */
export function readNameWithTitle(text: string): ScannedPerson | undefined {
  const [, lead = '', title = ''] = /^([^()]{4,60})\s\(([^()]{3,60})\)$/u.exec(text) ?? [];
  const name = readPersonName(lead);
  return name !== undefined && isTitle(title, name) ? { name, title } : undefined;
}

/** "Owner: Ann Lee", "About the practitioner: Dr. Ann Lee", "Tierärztin - Ann Lee". */
const titleFirst =
  /^(?:(?:about|meet) (?:the|our|your)\s)?(\p{L}[\p{L} /&-]{2,40}?)(\s*:|\s[–—-])\s(.{4,80})$/iu;
/** Positions that only a person has; "Chef: Burger Night" announces an event. */
const owners =
  /(?<!\p{L})(?:(?:co-?)?owner|(?:co-?)?founder|proprietor|inhaber(?:in)?|gründer(?:in)?|geschäftsführ\p{L}+|titolare|fondat(?:ore|rice|eur)|propriétaire|gérante?|dueñ[oa]|propietari[oa]|fundador[a]?|gerente|proprietári[oa]|sóci[oa]|eigenaar|eigenares(?:se)?|oprichter|właściciel(?:ka)?|ejer|eier|innehaver|indehaver|ägare)(?!\p{L})/iu;
/** Feminine forms of a profession, which name a woman and not a service. */
const woman = /^(?:fach|haus|tier|zahn)?ärztin$/iu;
/** Ends of names of a town's parts: "Berlin Mitte". */
const partOfTown = /\s(?:Mitte|Nord|Süd|Ost|West|Zentrum|Altstadt|Neustadt|Stadt)$/u;
/** Credits, of people outside the firm. */
const credits =
  /photo|foto|video|film|web|design|developer|engineer|engineering|architekt|architect|illustrat|artist|author|producer|translat|image|bild/iu;

/**
 * A position before its name. Towns and firms stand in the same place: "Plumber – Milton Keynes",
 * "Coach - Inter Milan".
 */
export function readTitleBeforeName(
  { text, heading }: Line,
  isInTeam: boolean,
): ScannedPerson | undefined {
  const [, title = '', separator = '', rest = ''] = titleFirst.exec(text) ?? [];
  const name = title === '' || credits.test(title) ? undefined : readPersonName(rest);
  if (name === undefined) return undefined;
  const isPerson = separator.endsWith(':')
    ? hasHonorific(name) || owners.test(title)
    : !(heading === 1 || heading === 2) &&
      (hasHonorific(name) ||
        isInTeam ||
        (heading > 2 && woman.test(title) && !partOfTown.test(name)));
  return isPerson && hasKnownTitle(title) && isTitle(title, name)
    ? { name, title: capitalize(title) }
    : undefined;
}

/** Whether each line is below the heading of the team. */
export function findLinesOfTeam(lines: readonly Line[]): readonly boolean[] {
  let level = 0;
  return lines.map(({ text, heading, place }) => {
    if (place === 'nav' || heading === 0) return level > 0;
    if (isTeam(text)) level = heading;
    else if (heading <= level) level = 0;
    return level > 0;
  });
}

const maxRowLength = 400;

/** The names of a caption, each with its position: "Ann Lee (Chair) | Sam Field (Treasurer)". */
export function readNamesInRow(text: string): readonly ScannedPerson[] {
  if (text.length > maxRowLength || !/\)\s*[|·•;,]/u.test(text)) return [];
  const parts = text.split(/(?<=\))\s*[|·•;,]\s*/u).filter((part) => part.trim() !== '');
  const named = parts.map((part) => readNameWithTitle(part.trim()));
  return named.length >= minRows ? named.filter((one) => one !== undefined) : [];
}

/** The positions that stand above their names, by the index of the name's line. */
export interface TitlesAbove {
  readonly of: ReadonlyMap<number, string>;
  /** Indexes of the lines with these positions, which are not those of the name above them. */
  readonly lines: ReadonlySet<number>;
}

/** Finds the positions above at least two names: "Pastor", "Ann Lee", "Deacon", "Joe Ray". */
export function findTitlesAbove(lines: readonly Line[]): TitlesAbove {
  const of = new Map<number, string>();
  const taken = new Set<number>();
  for (const [index, { text, place }] of lines.entries()) {
    const [over, below] = [lines[index - 1], lines[index + 1]];
    const name = place === 'nav' || text.length > 90 ? undefined : readPersonName(text);
    if (name === undefined || over === undefined || !isLabel(over, name)) continue;
    // The position below the previous person.
    const isSecond = isName(lines[index - 2]) && !of.has(index - 2);
    if (isSecond && ![...taken].some((at) => hasSameKind(over, lines[at]))) continue;
    const isOfNext = isName(lines[index + 2]) && hasSameKind(over, below);
    if (below !== undefined && isLabel(below, name) && !isOfNext) continue;
    of.set(index, over.text.replace(/\s*:$/u, ''));
    taken.add(index - 1);
  }
  return of.size < minRows ? { of: new Map(), lines: new Set() } : { of, lines: taken };
}

/** Offices that several people of a firm or a parish hold, and residence in a parish. */
const offices =
  /^(?:(?:our|the|retired|managing|senior|associate|notre|nos|nuestros|i nostri|unsere|onze)\s)?(deacon|priest|pastor|elder|trustee|(?<=^(?:managing|senior|associate)\s)partner|owner|founder|director|associate|gérant|associé|fondateur|socio|propietario|fundador|sócio|proprietário|diretor|vennoot|eigenaar|zaakvoerder)(?:s|es|en)\s*:?$/iu;
const inResidence = /^(?:in residence|emeritus|retired)\s*:?$/iu;
const joined = /^(?:and|&|und|et|y|e|en)\s|\s(?:and|&|und|et|y|e|en)$|,$/giu;
const maxOffice = 6;

/** The names below an office of several people: "Deacons", "Tom Field and", "Joe Ray". */
export function findPeopleBelowOffice(lines: readonly Line[]): readonly ScannedPerson[] {
  return lines.flatMap((line, index) => {
    if (line.place === 'nav' || line.text.length > maxLabelLength) return [];
    const office = offices.exec(line.text);
    if (office === null && !inResidence.test(line.text)) return [];
    const after = lines.slice(index + 1, index + 1 + maxOffice);
    const names = after.map(({ text }) => readPersonName(text.replace(joined, '')));
    const end = names.indexOf(undefined);
    const listed = names.slice(0, end === -1 ? maxOffice : end).flatMap((name) => name ?? []);
    if (office === null)
      return listed.filter(hasHonorific).map((name) => ({ name, title: line.text }));
    const title = capitalize(office[1] ?? '');
    return listed.length >= minRows ? listed.map((name) => ({ name, title })) : [];
  });
}

function isLabel({ text }: Line, name: string): boolean {
  return (
    text.length <= maxLabelLength &&
    hasKnownTitle(text) &&
    isTitle(text, name) &&
    readPersonName(text) === undefined
  );
}

function isName(line: Line | undefined): boolean {
  return line !== undefined && line.text.length <= 90 && readPersonName(line.text) !== undefined;
}

function hasSameKind(one: Line, other: Line | undefined): boolean {
  return one.tag === other?.tag && one.heading === other.heading;
}
