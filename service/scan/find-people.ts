import type { ScannedPerson } from '../contract/scan.ts';
import { mostScanned } from '../contract/scan.ts';
import { capText, cleanText } from './clean-text.ts';
import type { FoundList } from './found.ts';
import type { Page } from './read-page.ts';
import { isRecord, textProperty } from './read-things.ts';

const degree =
  '(?:,?\\s(?:CFP|CPA|DDS|DMD|MD|DO|DVM|DC|PhD|Ph\\.D|J\\.?D|LL\\.?[BM]|RN|NP|PA-C|LCSW|MBA|BDS|BVSc|Esq|FRCS|MRCVS|PE|AIA|B\\.D\\.S|M\\.D\\.S|D\\.D\\.S|D\\.M\\.D|M\\.D|Jr|Sr|II|III)\\.?®?)';
const word = "\\p{Lu}(?:\\p{Ll}[\\p{L}'’]*|['’]\\p{Lu}\\p{Ll}+|\\.)(?:-\\p{Lu}\\p{Ll}+)?";
const nameLine = new RegExp(
  `^((?:(?:Dr|Dra|Prof)\\.?\\s(?:${word}))|(?:(?:Dr|Prof|Mr|Mrs|Ms|Dra|Drs|Ing|Avv|Dott|Pastor|Rev|Chef|Coach|Father|Fr)\\.?(?:\\s(?:med|dent|jur)\\.)?\\s){0,2}(?:${word})(?:\\s(?:${word}|de|del|della|van|von|der|den|la|le|di|da)){1,4})(${degree}*)$`,
  'u',
);
const titleWords =
  /\b(?:partner|founder|co-?founder|owner|director|direct(?:eur|rice|ora?)|president|vice president|manager|managing|principal|attorney|lawyer|solicitor|counsel|paralegal|associate|dentist|doctor|physician|surgeon|veterinarian|hygienist|nurse|therapist|physiotherapist|psychologist|counsell?or|stylist|barber|colou?rist|chef|baker|head of|lead|teacher|instructor|coach|trainer|professor|principal|accountant|bookkeeper|advisor|adviser|planner|agent|realtor|broker|architect|designer|engineer|developer|consultant|coordinator|administrator|receptionist|secretary|treasurer|chair(?:man|woman|person)?|ceo|cto|cfo|coo|officer|pastor|minister|deacon|electrician|plumber|builder|foreman|superintendent|estimator|technician|mechanic|groomer|specialist|assistant|inhaber(?:in)?|geschäftsführ\w*|rechtsanw\w*|fachanw\w*|zahn\w*|facharzt|fachärztin|leiter(?:in)?|meister(?:in)?|avocat\w*|gérante?|fondat\w*|associé\w*|abogad[oa]|socio|médic[oa]|directora? médica?|titolare|avvocato|eigenaar|advocaat|tandarts|\p{L}{3,}(?:ologist|odontist|iatrist|ometrist|iatrician))\b/iu;
// What stands below a doctor's name instead of a position.
const degreeLine =
  /^(?:B\.?D\.?S|M\.?D\.?S|M\.?B\.?B\.?S|M\.?D|D\.?D\.?S|D\.?M\.?D|D\.?V\.?M|B\.?V\.?Sc|D\.?C|Ph\.?D)\b/u;
const notPerson =
  /\b(?:street|road|avenue|suite|services?|practice|areas?|about|contact|meet|team|staff|office|hours|law|firm|group|dental|clinic|care|home|read|more|view|book|learn|our|the|your|new|real|estate|free|family|general|personal|injury|business|tax|web|design|development|north|south|west|east|city|county|university|college|school|center|centre|company|llc|inc|ltd|gmbh)\b/iu;
const roleThenName =
  /^(?:Inhaber(?:in)?|Geschäftsführer(?:in)?|Owner|Founder|Director|Proprietor|Principal|Titolare|Gérante?)\s*:\s*(.{4,60})$/u;
const longestTitle = 100;

/** The people the pages name with what they do: structured data, else a line that reads like a name followed by one that reads like a position. */
export function findPeople(pages: readonly Page[]): FoundList<ScannedPerson> | undefined {
  const people = new Map<string, ScannedPerson>();
  let source = 'text';
  for (const page of pages) {
    const structured = fromThings(page);
    if (people.size === 0 && structured.length > 0) source = 'json-ld';
    for (const person of [...structured, ...fromLines(page)]) {
      const key = person.name.toLowerCase();
      if (!people.has(key)) people.set(key, person);
    }
  }
  const values = [...people.values()].slice(0, mostScanned.people);
  const snippet = values.map(({ name, title }) => `${name}, ${title}`).join('; ');
  return values.length === 0
    ? undefined
    : { values, source, confidence: source === 'text' ? 0.7 : 0.9, snippet };
}

function fromThings({ things }: Page): ScannedPerson[] {
  const nodes = things.flatMap(({ data, types }) => [
    ...(types.includes('Person') ? [data] : []),
    ...[data['employee'], data['employees'], data['founder'], data['founders']].flat(),
  ]);
  return nodes.slice(0, 60).flatMap((node) => {
    if (!isRecord(node)) return [];
    const name = cleanText((textProperty(node['name']) ?? '').slice(0, 200));
    const title = cleanText((textProperty(node['jobTitle']) ?? '').slice(0, 200));
    return name === '' || name.length > 80 || title === ''
      ? []
      : [{ name, title: capText(title, longestTitle) }];
  });
}

function fromLines({ lines }: Page): ScannedPerson[] {
  const found: ScannedPerson[] = [];
  for (const [index, { text, place, marks }] of lines.entries()) {
    if (text.length > 140 || place === 'nav' || found.length >= mostScanned.people) continue;
    // Who praises the firm does not work there.
    if (/testimonial|review|quote/u.test(marks)) continue;
    const named = roleThenName.exec(text);
    if (named?.[1] !== undefined && isName(named[1])) {
      found.push({ name: named[1], title: text.slice(0, text.indexOf(':')) });
      continue;
    }
    const [lead = '', ...rest] = text.split(
      /\s[-–—|·•]\s|,\s(?!(?:CFP|CPA|DDS|DMD|MD|DO|DVM|Esq|Jr|Sr|Ph|J\.?D|LL|PE|AIA|RN)\b)/u,
    );
    const beside = rest.join(', ');
    if (rest.length > 0 && beside.length <= longestTitle && isName(lead) && titleWords.test(beside)) {
      found.push({ name: lead, title: beside });
      continue;
    }
    const next = lines[index + 1];
    if (!isName(text) || next === undefined || next.text.length > longestTitle || /[.!?]$/u.test(next.text))
      continue;
    const title = next.text.replace(/\s[·•|]\s.*$|\s\S+@\S+.*$/u, '');
    const isTitle = titleWords.test(title) || (/^Dra?\b/u.test(text) && degreeLine.test(title));
    if (isTitle && !isName(title) && title.split(' ').length <= 10) found.push({ name: text, title });
  }
  return found;
}

function isName(text: string): boolean {
  const name = nameLine.exec(text.slice(0, 80))?.[1];
  return (
    name !== undefined &&
    !notPerson.test(name) &&
    !titleWords.test(name.replace(/^(?:Dr|Prof|Pastor|Chef|Coach)\.?\s/u, ''))
  );
}
