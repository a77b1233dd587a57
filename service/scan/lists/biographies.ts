/** What a text says about the person whose name stands above it or opens it. */

const maxStart = 80;
/** Pronouns of persons only, and those that also stand for things with what only people do. */
const ofPerson =
  /(?<!\p{L})(?:[Ss]?[Hh]e|her|his|hers|(?:him|her)self|[Hh]an|[Hh]on|[Hh]un|hennes|hans|hendes|(?:[Ss]ie|[Ee]r) (?:arbeitet|lebt|wohnt|leitet|lernte|studierte|absolvierte|machte|liebt|berät|behandelt|begleitet|betreut|unterrichtet)|(?:[Ee]lle|[Ii]l) (?:travaille|vit|habite|dirige|exerce|enseigne|accompagne|aime|a (?:étudié|travaillé|commencé))|(?:[Ee]lla|[ÉEée]l[ea]?) (?:trabaja|vive|estudió|dirige|trabalha|estudou|atende|ama|se (?:graduó|formó|formou))|(?:[Ll]ei|[Ll]ui) (?:lavora|vive|segue|dirige|ama)|(?:[Zz]ij|[Zz]e|[Hh]ij) (?:werkt|woont|studeerde|leidt|begeleidt|behandelt|houdt)|(?:[Oo]na|[Oo]n) (?:pracuje|mieszka|ukończyła?|prowadzi))(?!\p{L})/u;

/** Whether a text begins with a name or its first word, as the subject of a sentence. */
export function opensWithName(text: string, name: string): boolean {
  const first = name.split(' ')[0] ?? '';
  return [name, first].some(
    (said) => text.startsWith(said) && /^(?:\s\p{Ll}|['’]s\s)/u.test(text.slice(said.length)),
  );
}

/** Whether a text below a name tells of this person. */
export function isBiography(text: string, name: string): boolean {
  const [first = ''] = name.split(' ');
  const start = text.slice(0, maxStart);
  const isNamed =
    first.length >= 3 &&
    new RegExp(`(?<!\\p{L})${RegExp.escape(first)}(?!\\p{L})`, 'u').test(start);
  return isNamed && tellsOfPerson(text);
}

/** Whether a text contains a pronoun for a person. */
export function tellsOfPerson(text: string): boolean {
  return ofPerson.test(text);
}
