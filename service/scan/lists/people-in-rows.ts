import { hasKnownTitle, isTitle, readPersonName } from './person-words.ts';
import type { Line } from '../page/read-lines.ts';
import type { ScannedPerson } from '../../contract/scan.ts';

const maxLabelLength = 40;
/** A single position above a name may be the heading of its part. */
const minRows = 2;

/** A name with its position in brackets: "Sam Field (Head Barber)". */
export function readNameWithTitle(text: string): ScannedPerson | undefined {
  const [, lead = '', title = ''] = /^([^()]{4,60})\s\(([^()]{3,60})\)$/u.exec(text) ?? [];
  const name = readPersonName(lead);
  return name !== undefined && isTitle(title, name) ? { name, title } : undefined;
}

/** "Osteopath: Ann Lee", "About the practitioner: Ann Lee", "Tierärztin - Ann Lee". */
const titleFirst =
  /^(?:(?:about|meet) (?:the|our|your)\s)?(\p{L}[\p{L} /&-]{2,40}?)(?:\s*:|\s[–—-])\s(.{4,80})$/iu;
/** Credits, of people outside the firm. */
const credits =
  /photo|foto|video|film|web|design|developer|engineer|engineering|architekt|architect|illustrat|artist|author|producer|translat|image|bild/iu;

/** A position before its name. */
export function readTitleBeforeName(text: string): ScannedPerson | undefined {
  const [, title = '', rest = ''] = titleFirst.exec(text) ?? [];
  const name = title === '' || credits.test(title) ? undefined : readPersonName(rest);
  return name !== undefined && hasKnownTitle(title) && isTitle(title, name)
    ? { name, title: title.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) }
    : undefined;
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
