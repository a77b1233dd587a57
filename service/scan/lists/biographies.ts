/** What a text says about the person whose name stands above it or opens it. */

const maxStart = 80;
/** Words that stand for a person and for no thing. */
const ofPerson =
  /(?<!\p{L})(?:she|he|her|his|hers|himself|herself|sie ist|er ist|seine[rnms]?|elle|ella|él|ela|ele|lei|lui|zij|hij|haar|zijn|hon|han|hennes|hans|hun|hendes|hennes|ona|jego|jej)(?!\p{L})/iu;

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
