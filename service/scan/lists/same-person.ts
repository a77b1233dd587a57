/** Two spellings of one person's name: with and without degrees, in full and in short. */

const nicknames = new Set(
  'bob robert,bill william,will william,mike michael,jim james,tom thomas,tony anthony,dick richard,rick richard,liz elizabeth,beth elizabeth,kate katherine,kathy katherine,peggy margaret,meg margaret,jack john,chuck charles,ted edward,bobby robert,jimmy james,johnny john,mandy amanda,sue susan,becky rebecca'.split(
    ',',
  ),
);

/**
 * Of two spellings of a name, the one with a degree or title; else the later one, which comes from
 * the firm's text.
 */
export function longerSpelling(known: string, other: string): string {
  if (isSurname(other) && !isSurname(known)) return known;
  return nameWithoutDegrees(known) === nameWithoutDegrees(other) && known.length > other.length
    ? known
    : other;
}

/** A title and one name: "Dr. Lee", "Dr. Ann". */
export function isSurname(name: string): boolean {
  return /^(?:Dra?|Prof|Mrs?|Ms|Pastor|Herr|Frau)\.?\s\S+$/u.test(name);
}

export function isSame(a: string, b: string): boolean {
  if (a === b) return true;
  const [first, second] = [a.split(' '), b.split(' ')];
  // "Dr. Lee" or "Dr. Ann" beside "Dr. Ann Lee".
  if ((first.length === 1) !== (second.length === 1))
    return first.at(-1) === second.at(-1) || first[0] === second[0];
  // "Luz Carmen" beside "Luz Carmen Ortega".
  if (a.startsWith(`${b} `) || b.startsWith(`${a} `)) return true;
  if (first.length < 2 || second.length < 2 || first.at(-1) !== second.at(-1)) return false;
  const [short = '', long = ''] = [first[0] ?? '', second[0] ?? ''].sort(
    (x, y) => x.length - y.length,
  );
  return short.length >= 3 && (long.startsWith(short) || nicknames.has(`${short} ${long}`));
}

const degreesBehind =
  /(?:\s(?:bds|mds|mbbs|dds|dmd|dvm|md|do|phd|mba|cpa|esq|rn|msc|bsc|jr|sr)\.?)+$/u;

/** The name without degrees and middle initials, to compare two spellings. */
export function nameWithoutDegrees(name: string): string {
  return name
    .toLowerCase()
    .replace(
      /^(?:(?:dra?|prof|mrs?|ms|rev|fr|pastor|attorney|chef|coach|herr|frau|dott(?:\.ssa)?|avv|sig(?:\.ra)?|mevr(?:ouw)?|dhr|mme|mag|med|dent|jur|phil|rer|nat|vet|ing|iur|msgr|mons|deacon|lek|tech|mgr|wet|stom|inż|mvdr|mudr)\.?\s)+/u,
      '',
    )
    .replace(/,.*$/u, '')
    .replace(degreesBehind, '')
    .replace(/(?<=\s)\p{L}\.?\s/gu, '');
}
