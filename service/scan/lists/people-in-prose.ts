import type { ScannedPerson } from '../../contract/scan.ts';
import { capitalize } from '../page/clean-text.ts';
import { hasKnownTitle, isTitle, namesTrade, readDegrees, readPersonName } from './person-words.ts';

const maxReadLength = 600;
const minLife = 60;
const stops =
  '(?:\\s(?:of|at|and has|who|with|in|based|serving|providing|offering|practi[cs]ing|speciali[sz]ing|whose|dedicated|licensed|from|for)\\s|[,.;!]|$)';
// "Ann Lee is the founder and owner of …"
const nameIsTitle = new RegExp(
  `^(.{4,50}?)\\sis\\s(the|our|an?|one of the)\\s(.{3,80}?)${stops}`,
  'u',
);
// "Ann Lee est ostéopathe à …", "Ann Lee è la titolare"
const toldElsewhere =
  /^(.{4,50}?)\s(?:est|è|es|é|är|ist|jest|is)\s(?:(?:un|une|una|um|uma|ein|eine|een|en|de|het|die|der|la|le|il|lo|el|[oa]|notre|unsere?|la nostra|nuestr[oa]|onze)\s)?([^,.;!]{3,80})/u;
// "Ann Lee, DDS, has been …"
const withDegrees =
  /^[,\s]*(?:is|has|was|received|earned|graduated|joined|began|started|attended|completed|obtained|grew|holds|practi[cs]es|speciali[sz]es|works|provides|founded|opened|comes|brings)\s/u;
// "Hi, I'm Ann Lee. A dentist.", "I'm Ann Lee, founder of …"
const ownWords =
  /^(?:(?:hi|hello|welcome)[,!.]?\s)?i['’]?m\s(.{4,50}?)(?:[.,–-]|,? and i['’]?m)\s(?:an?\s|the\s|your\s)?(.{3,60}?)(?:\s(?:of|at|and has|who|with|in)\s|[,.!]|$)/iu;
// "My name is Ann Lee" anywhere; "I am Ann Lee" at the beginning of a text.
const introduction =
  /(?:my name is|mijn naam is|mein name ist|ich heiße|je m['’]appelle|mon nom est|me llamo|mi nombre es|mi chiamo|il mio nome è|(?:o )?meu nome é|chamo-me|mit navn er|mitt namn är|nazywam się|меня зовут|мене звати|казвам се|jmenuji se)\s+(?=\p{Lu})|^(?:(?:hi|hello|hallo|hoi|hej|hei|bonjour|salut|hola|ciao|olá|oi|welcome|moin|servus)\s?[,!.]?\s)?(?:i am|ik ben|ich bin|je suis|soy|sono|(?:eu )?sou)\s+(?:(?:[oa]|la|il)\s(?:\p{Lu}\p{Ll}+,\s)?)?(?=\p{Lu}\p{Ll}+\s\p{Lu})/iu;
const afterName =
  /^\W*(?:(?:and|und|en|et|y|e)\s)?(?:(?:i['’]m|i am|ik ben|ich bin|je suis|soy|sono|sou)\s)?(?:an?|the|your|een|de|der|die|ein|eine|une?|la|le|una?|il|um|uma)\s([^.,;!]{3,90})/iu;
/** A position without an article, as Romance languages put it: "Sono Ann Lee, logopedista". */
const withoutArticle =
  /^,\s(?!(?:and|und|en|et|y|e)\s)(\p{Ll}[\p{L}-]+(?:\s\p{Ll}[\p{L}-]+){0,2}?)(?=[.,;!]|\s(?:iscritt|specializzat|laureat|diplom|di|con|a|in|en|de|à|au|y|e|et|certifi|spécialis|titulad|especiali)|$)/iu;
const endOfTitle =
  /\s(?:who|whom|whose|die|der|das|qui|que|che|quem|with|met|mit|avec|con|com|at|bei|bij|chez|in|of|from|aus|uit|based|speciali[sz]ing)\s.*$/iu;
const founded =
  /(?:^|[.!?,–—]\s|\b(?:is|was|are|were|been|proudly|company|firm|practice|business)\s)(led|founded|run|owned(?:\s(?:and|&)\s(?:operated|run))?|established|started|headed|managed)\s(?:in\s((?:19|20)\d{2})\s)?by\s(.{4,120})/giu;
/** "Salon owner Ann Lee", "Inhaberin Ann Lee": a position directly before a name. */
const ownerNamed =
  /(?<![\p{L}’'])(owner|founder|proprietor|inhaber(?:in)?|gründer(?:in)?|geschäftsführer(?:in)?|titolare|propriétaire|gérante?|eigenaar|eigenares(?:se)?|właściciel(?:ka)?)\s(?=\p{Lu}\p{Ll})/iu;
const hosts =
  /\b(host|innkeeper|owner|proprietor|founder)s[,:]?\s(.{6,60})|\bwe(?:['’]re|\sare)\s(\p{Lu}.{6,60})/u;
// "Ben and Ann Lee"
const couple =
  /^(\p{Lu}\p{Ll}+)\s(?:and|&|und|et|y|e|en)\s(\p{Lu}\p{Ll}+\s(?:(?:van|von|de|der|Mc|O['’])\s?)?\p{Lu}[\p{L}'’-]+)/u;
const minYear = 1975;
const presented = /^(?:meet|about|introducing)\s(?:our|the|your|my)\s(.{8,80})$/iu;

/**
 * The people that a text names with a position. Cheap tests come first, because most texts contain
 * no names.
 */
export function findPeopleInProse(whole: string): readonly ScannedPerson[] {
  const text = whole.slice(0, maxReadLength);
  const one = readStatement(text) ?? readIntroduction(text);
  if (one !== undefined) return [one];
  return [...readFounders(text), ...readHosts(text), ...readOwner(text)];
}

function readStatement(text: string): ScannedPerson | undefined {
  const start = text.slice(0, 200);
  const [, subject = '', article = '', position = ''] = text.includes(' is ')
    ? (nameIsTitle.exec(start) ?? [])
    : [];
  const teller = readPersonName(subject);
  if (
    teller !== undefined &&
    isTitle(position, teller) &&
    (/^(?:the|our)$/u.test(article) || namesTrade(position))
  )
    return {
      name: teller,
      title:
        namesTrade(position) && !/^(?:the|our)$/u.test(article) ? capitalize(position) : position,
    };
  const other = readStatementElsewhere(start) ?? readNameWithDegrees(text);
  if (other !== undefined) return other;
  const [, own = '', what = ''] = /^(?:h|w|i['’]?m)/iu.test(text)
    ? (ownWords.exec(start) ?? [])
    : [];
  const self = readPersonName(own);
  return self !== undefined && isTitle(what, self) ? { name: self, title: what } : undefined;
}

/** A statement in another language than English. Its first word must be a trade or an office. */
function readStatementElsewhere(start: string): ScannedPerson | undefined {
  const [, subject = '', position = ''] = toldElsewhere.exec(start) ?? [];
  const name = readPersonName(subject);
  const title = position.replace(endOfTitle, '').replace(/\s(?:à|a|en|te|på|i|w|em)\s.*$/u, '');
  // A brand is a partner of the firm.
  const isOffice =
    hasKnownTitle(title.split(' ')[0] ?? '') && !/^(?:partner|soci[oa])(?!\p{L})/iu.test(title);
  return name !== undefined && isOffice && isTitle(title, name)
    ? { name, title: capitalize(title) }
    : undefined;
}

/** The opening of a life that names degrees: "Ann Lee, DDS, has been practicing dentistry …". */
function readNameWithDegrees(text: string): ScannedPerson | undefined {
  const name =
    text.length < minLife || !/^.{3,50}?,\s\p{Lu}/u.test(text) ? undefined : leadingName(text);
  const after = name === undefined ? '' : text.slice(name.length);
  const title = readDegrees(after);
  return name !== undefined &&
    title !== '' &&
    withDegrees.test(after.slice(after.indexOf(title) + title.length))
    ? { name, title }
    : undefined;
}

/** A person who introduces themselves, in any language: "Mijn naam is Ann Lee. Ik ben een …". */
function readIntroduction(text: string): ScannedPerson | undefined {
  const call = introduction.exec(text);
  if (call === null || /^["“„«]/u.test(text)) return undefined;
  const rest = text.slice(call.index + call[0].length);
  const name = leadingName(rest);
  if (name === undefined) return undefined;
  const after = rest.slice(name.length);
  const position = afterName.exec(after) ?? withoutArticle.exec(after);
  const title = position?.[1]?.replace(endOfTitle, '').trim() ?? '';
  return { name, title: isTitle(title, name) ? capitalize(title) : '' };
}

function readFounders(text: string): readonly ScannedPerson[] {
  if (!text.includes(' by ')) return [];
  return [...text.matchAll(founded)].flatMap(([, verb = '', year, rest = '']) => {
    // A founder of long ago no longer works there.
    if (year !== undefined && Number(year) < minYear) return [];
    const title = /^founded/iu.test(verb) ? 'Founder' : /^owned/iu.test(verb) ? 'Owner' : '';
    return readLeadingNames(rest).map((person) => ({
      ...person,
      title: person.title === '' ? title : person.title,
    }));
  });
}

function readOwner(text: string): readonly ScannedPerson[] {
  const call = /^["“„«]/u.test(text) ? null : ownerNamed.exec(text);
  const name = call === null ? undefined : leadingName(text.slice(call.index + call[0].length));
  return name === undefined ? [] : [{ name, title: capitalize(call?.[1] ?? '') }];
}

function readHosts(text: string): readonly ScannedPerson[] {
  const [, role, named, selves] = hosts.exec(text) ?? [];
  const [, first, second] = couple.exec(named ?? selves ?? '') ?? [];
  if (first === undefined || second === undefined || readPersonName(second) === undefined)
    return [];
  const title = role === undefined ? '' : capitalize(role);
  return shareSurname(first, second).map((name) => ({ name, title }));
}

/**
 * The one or two names at the beginning of a text, each after a position: "master plumber Ann Lee
 * and Tom Reed".
 */
function readLeadingNames(text: string): readonly ScannedPerson[] {
  const [, first, second] = couple.exec(text) ?? [];
  if (first !== undefined && second !== undefined && readPersonName(second) !== undefined)
    return shareSurname(first, second).map((name) => ({ name, title: '' }));
  const words = text.split(' ');
  for (let skipped = 0; skipped <= 3; skipped += 1) {
    const role = words.slice(0, skipped).join(' ');
    const rest = words.slice(skipped).join(' ');
    const name = leadingName(rest);
    if (name === undefined || (skipped > 0 && !isTitle(role, name))) continue;
    const other = /^,?\s(?:and|&)\s(.+)$/u.exec(rest.slice(name.length))?.[1];
    const next = other === undefined ? undefined : leadingName(other);
    return [
      { name, title: capitalize(role) },
      ...(next === undefined ? [] : [{ name: next, title: capitalize(role) }]),
    ];
  }
  return [];
}

function shareSurname(first: string, second: string): readonly string[] {
  return [`${first} ${second.split(' ').slice(1).join(' ')}`, second];
}

/** The longest name of two to five words at the beginning of a text. */
export function leadingName(text: string): string | undefined {
  const words = text.slice(0, 90).split(' ');
  for (let count = Math.min(5, words.length); count >= 2; count -= 1) {
    const name = words
      .slice(0, count)
      .join(' ')
      .replace(/(?:['’]s)?[,.;:!?)]+$|['’]s$/u, '');
    // The name of a firm goes on with a number: "Libreria Capitolo 18".
    if (/^\d/u.test(words[count] ?? '') && !/[,;]$/u.test(words[count - 1] ?? '')) continue;
    if (
      !/[,;:!?(]|\.\s\p{Lu}\p{Ll}+\s\p{Ll}/u.test(name.replace(/^\p{L}{2,4}\.\s/u, '')) &&
      readPersonName(name) === name
    )
      return name;
  }
  return undefined;
}

/** "Meet our founder, Ann Lee": the person and the position. */
export function readPresentation(text: string): ScannedPerson | undefined {
  const names = text.length > 100 ? undefined : presented.exec(text)?.[1];
  if (names === undefined) return undefined;
  const words = names.split(' ');
  for (let count = 1; count <= Math.min(5, words.length - 2); count += 1) {
    const role = words
      .slice(0, count)
      .join(' ')
      .replace(/[,:–—-]+$/u, '')
      .trim();
    const name = words
      .slice(count)
      .join(' ')
      .replace(/^[–—:-]\s/u, '');
    if (readPersonName(name) === name && isTitle(role, name))
      return { name, title: capitalize(role) };
  }
  return undefined;
}
