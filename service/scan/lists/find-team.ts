import type { ScannedPerson } from '../../contract/scan.ts';
import { maxScanned } from '../../contract/scan.ts';
import { isFiller } from '../page/filler.ts';
import { isBiography, opensWithName, tellsOfPerson } from './biographies.ts';
import { nameMarks, roleMarks } from './person-marks.ts';
import { leadingName } from './people-in-prose.ts';
import {
  isSingleName,
  isTitle,
  maxTitleLength,
  canBeTitle,
  readDegrees,
  readMarkedName,
  readPersonName,
} from './person-words.ts';
import type { Line } from '../page/read-lines.ts';
import { isCallToAction } from './service-words.ts';

const team =
  '(?:team|staff|crew|doctors?|dentists?|attorneys?|lawyers?|solicitors?|agents?|people|partners|professionals|specialists|experts|providers|stylists|artists|tattooists|barbers|hosts|farmers|instructors|teachers|therapists|physicians|mitarbeiter(?:innen)?|anwälte|rechtsanwälte|(?:zahn|tier|haus|fach)?ärzt(?:e|innen)|ärzteteam|praxisteam|therapeut(?:en|innen)|trainer(?:innen)?|médecins|praticiens|praticiennes|dentistes|kinésithérapeutes|odontólogos|médicos|tandartsen|fysiotherapeuten|dierenartsen|lekarze|dentyści|équipe|collaborateurs|avocats|equipo|equipa|colaboradores|abogados|dentistas|veterinari[oa]s|veterinári[oa]s|fisioterapeutas|especialistas|profissionais|professores|profesores|advogados|veterinari|avvocati|specialisti|professionisti|collaboratori|soci|tandläkare|medarbetare|tandlæger|counsell?ors|clergy|profesionales|equipe|squadra|medici|medewerkers|advocaten|personal|medarbejdere|ansatte|medarbeidere|teamet|folkene|zespół|ekibimiz|ekip|kadromuz|doktorlarımız|hekimlerimiz|команда|сотрудники|специалисты|врачи|наша команда|наши (?:врачи|специалисты|сотрудники|юристы))';
/** A heading of the team's part of a page. */
const calledTeam = new RegExp(
  `^(?:# ?)?(?:(?:meet|about|get to know|who are)\\s)?(?:(?:our|the|my|your|unser|unsere|das|die|l['’]|notre|nos|nuestro|nuestros|noss[oa]s?|il nostro|la nostra|i nostri|le nostre|ons|onze|nasz|nasi|våra?|vårt|vore?s?)\\s?)?(?:[\\p{L}’'-]+\\s){0,2}${team}(?:\\s(?:members?|of [\\p{L}\\s]{3,30}))?\\s*[.:!]?$|^(?:who we are|wer wir sind|das sind wir|qui sommes-nous|quiénes somos|chi siamo|wie zijn wij|quem somos)\\s*\\??$`,
  'iu',
);
/** Whether a heading or a menu entry is that of the team. */
export function isTeam(text: string): boolean {
  return text.length <= 60 && calledTeam.test(text);
}
const teamMarks =
  /(?:^|[\s_-])(?:team|staff|doctors?|dentists?|attorneys?|lawyers?|agents?|stylists?)(?:$|[\s_-])/u;
const memberClass = /team|member|staff|person|employee|mitarbeiter|equipe|équipe|equipo|zespol/u;
/** Parts of a page whose names are those of goods or works. */
const thingClass = /service|product|project|portfolio|treatment|dish|menu-item/u;
const praising = /testimonial|review|quote|feedback|client|opinion/u;
const notBelow = /\d{3}|@|https?:|^[^\p{L}]*$|[?!]$/u;
const maxPartLength = 80;
const minOfSpecialities = 2;

/**
 * People in the team's part of a page. There a name counts without a known position when other
 * cards like it have one, and a first name alone counts above a known position. On a page about the
 * team, a name above a text about the person counts too.
 */
export function findTeam(lines: readonly Line[], isTeamPage = false): ScannedPerson[] {
  const sure: Card[] = [];
  const likely: Card[] = [];
  let level = 0;
  let left = 0;
  for (const [index, line] of lines.entries()) {
    if (sure.length + likely.length >= maxScanned.people * 2) break;
    const { text, heading, place, marks } = line;
    if (place === 'nav' || praising.test(marks) || thingClass.test(marks.slice(-80))) continue;
    if (isHead(line, lines[index + 1])) {
      level = heading === 0 ? 6 : heading;
      left = maxPartLength;
      continue;
    }
    if (left === 0 && !isTeamPage && !teamMarks.test(marks.slice(-160))) continue;
    const listed = left > 0 && line.tag === 'li' ? readNames(lines, index) : [];
    if (listed.length >= 2) {
      sure.push(
        ...listed.map((name, at) => ({
          index: index + at,
          person: { name, title: '' },
          isSure: true,
          make: 'list',
        })),
      );
      left = 0;
      continue;
    }
    const card = readCard(lines, index) ?? (left > 0 ? readCardWithText(line, index) : undefined);
    if (left > 0) left -= heading > 0 && heading <= level && card?.isSure !== true ? left : 1;
    if (card === undefined) continue;
    const isMarked = nameMarks.test(marks.slice(-40));
    if (left > 0 || (card.isSure && (isMarked || !isSingleName(text))))
      (card.isSure ? sure : likely).push(card);
  }
  const all = [...sure, ...likely];
  return all
    .filter(
      (card) => card.isSure || all.some((other) => other !== card && other.make === card.make),
    )
    .sort((a, b) => a.index - b.index)
    .map(({ person }) => person);
}

/** Whether a line is the heading of the team, and not the name of a person: "Becky Crew". */
function isHead(line: Line, next: Line | undefined): boolean {
  const { text, heading } = line;
  return (
    text.length <= 60 &&
    (heading > 0 || isSmallHead(line)) &&
    calledTeam.test(text) &&
    !(next !== undefined && opensWithName(next.text, text))
  );
}

interface Card {
  readonly index: number;
  readonly person: ScannedPerson;
  /** Whether the text below is a known position. */
  readonly isSure: boolean;
  /** The kind of card: cards with the same value have the same markup. */
  readonly make: string;
}

function readCard(lines: readonly Line[], index: number): Card | undefined {
  const line = lines[index];
  const next = lines.slice(index + 1, index + 3).find(({ text }) => /\p{L}/u.test(text));
  if (line === undefined || next === undefined || next.place === 'nav') return undefined;
  const { text, heading, tag, marks } = line;
  const make = `${tag} ${heading} ${marks}`;
  const isNamed = nameMarks.test(marks.slice(-40));
  const name =
    readPersonName(text) ??
    ((heading > 0 || isNamed) && isSingleName(text) ? text : readNameInBiography(line, next));
  if (name === undefined) return undefined;
  if (isTitle(next.text, name) && readPersonName(next.text) === undefined)
    return { index, person: { name, title: next.text }, isSure: true, make };
  // Elsewhere, a phrase in capitals is a heading, not a name.
  if (name === text && isSingleName(text)) {
    if (!memberClass.test(marks.slice(-160)) || !isPosition(next)) return undefined;
    const isSure = isNamed && roleMarks.test(next.marks.slice(-40));
    return { index, person: { name, title: next.text }, isSure, make };
  }
  if (heading === 0 && !isNamed) return undefined;
  if (isPosition(next)) return { index, person: { name, title: next.text }, isSure: false, make };
  if (next.text.length < 60 || isFiller(next.text)) return undefined;
  return { index, person: { name, title: '' }, isSure: isBiography(next.text, name), make };
}

/** A name that the text below repeats. There it may be that of a trade: "Ann Baker". */
function readNameInBiography({ text, heading }: Line, next: Line): string | undefined {
  return heading > 0 && opensWithName(next.text, text) && tellsOfPerson(next.text)
    ? readMarkedName(text)
    : undefined;
}

/** A paragraph of the team that begins with a name: "Ann Lee studied …". */
function readCardWithText({ text, heading }: Line, index: number): Card | undefined {
  if (
    heading > 0 ||
    text.length < 60 ||
    !/^\p{Lu}[\p{L}.'’-]+(?:\s\p{Lu}[\p{L}.'’-]*){1,4}(?:,(?:\s\p{Lu}[\p{L}.-]{1,7},?){0,3})?\s\p{Ll}{2}/u.test(
      text,
    )
  )
    return undefined;
  const name = leadingName(text);
  // A capital letter after the name continues the name of a firm: "Ann Lee Catering is …".
  const after = name === undefined ? '' : text.slice(name.length);
  const title = readDegrees(after);
  // Without degrees, towns stand before a comma too: "San Diego, our home, is …".
  const isTold = !after.startsWith(',') || title !== '' || tellsOfPerson(text);
  return name === undefined || /^\s\p{Lu}/u.test(after) || !isTold
    ? undefined
    : { index, person: { name, title }, isSure: true, make: 'told' };
}

/** The names of a list that begins at a line, when all its entries are names. */
function readNames(lines: readonly Line[], index: number): readonly string[] {
  const after = lines.slice(index, index + 20);
  const end = after.findIndex(({ tag }) => tag !== 'li');
  const entries = end === -1 ? after : after.slice(0, end);
  const names = entries.map(({ text }) => readPersonName(text));
  return names.every((name) => name !== undefined) ? names : [];
}

/** Doctors whose name is a heading above a text, or stands below each of several specialities. */
export function findDoctors(lines: readonly Line[]): ScannedPerson[] {
  const below: ScannedPerson[] = [];
  const headed = lines.flatMap(({ text, heading, place, marks }, index) => {
    if (place === 'nav' || place === 'footer' || praising.test(marks) || !/^Dra?\.?\s/u.test(text))
      return [];
    const name = readPersonName(text);
    if (name === undefined) return [];
    const next = lines[index + 1];
    if (heading > 0)
      return next === undefined || next.text.length < 60 || isFiller(next.text)
        ? []
        : [{ name, title: '' }];
    const above = lines.slice(Math.max(0, index - 2), index).find((line) => line.heading > 2);
    if (above !== undefined && above.text.length <= 40) below.push({ name, title: above.text });
    return [];
  });
  return below.length >= minOfSpecialities ? [...headed, ...below] : headed;
}

function isSmallHead({ tag, marks }: Line): boolean {
  return tag !== 'li' && /title|heading|eyebrow|label|kicker|subtitle/u.test(marks.slice(-60));
}

function isPosition({ text, tag }: Line): boolean {
  return (
    text.length <= maxTitleLength &&
    tag !== 'label' &&
    tag !== 'button' &&
    canBeTitle(text) &&
    text.split(' ').length <= 7 &&
    !notBelow.test(text) &&
    !isCallToAction(text) &&
    readPersonName(text) === undefined
  );
}
