/** A link to the rest of a text: "( continue...)", "Read more »". */
const moreLink =
  /(?:\s*[([]\s*|(?<=[.!?…])\s+)(?:continue(?: reading)?|read more|learn more|see more|weiter ?lesen|mehr (?:lesen|erfahren)|lire (?:la suite|plus)|en savoir plus|leer más|leggi (?:tutto|di più)|scopri di più|lees (?:meer|verder)|ler mais|saiba mais|czytaj (?:więcej|dalej)|läs mer|læs mere|les mer|читать далее|подробнее)\s*(?:\.{2,}|[….»›>→])*\s*[)\]]?\.?$/iu;
/**
 * A last sentence whose end is missing: "soft hair, and the." Only words that end no sentence: a
 * German one may end in "an", an English one in "vitamin A".
 */
const unfinished =
  /\s(?:the|and|or|our|your|und|oder|sowie|et|ou|les|des|étant|pour|y|siendo|con|para|il|gli|della|nel|essendo|onze|sendo|oraz|och|eller|eftersom)\s?\.$/u;
/** A word written twice: "the the". Other words may stand twice, as "nous nous" and "that that". */
const doubled =
  /(?<!\p{L})(the|and|of|with|our|your|und|et|les|des|del|het|een|di|il|och|og)\s\1(?!\p{L})/giu;
/** A letter alone within an English sentence, the rest of deleted words: "look of t each". */
const strayLetter =
  /(?<!\p{L})(?:of|the|to|and|for|with|in|our|your)\s[bcdfghjklmnpqrtvwz]\s\p{Ll}/u;
/** Where the last part of a sentence begins, which says how or with what. */
const lastPart = /,\s[^,]*$/u;
const minLength = 25;

/** A text without what editors and builders leave in it: links, double stops, cut sentences. */
export function tidySentences(text: string): string {
  const whole = text
    .replace(moreLink, '')
    .replaceAll(doubled, '$1')
    .replaceAll(/(?<=\p{L}{2}[)"”»]?)\.\.(?=\s|$)/gu, '.')
    .replaceAll(/(?<=\p{L}{2}),(?=\p{L}{2})/gu, ', ')
    .replaceAll(/(?<=\p{L})\s+(?=[.,](?:\s|$))/gu, '');
  const sound = strayLetter.test(whole) ? withoutStrayLetters(whole) : whole;
  return unfinished.test(sound) ? withoutUnfinished(sound) : sound;
}

function withoutStrayLetters(text: string): string {
  return text
    .split(/(?<=[.!?…])\s+/u)
    .filter((sentence) => !strayLetter.test(sentence))
    .join(' ');
}

/** The text up to its last whole sentence, or the sentence without its cut part. */
function withoutUnfinished(text: string): string {
  const end = [...text.slice(0, -1).matchAll(/[.!?…](?=\s)/gu)].at(-1)?.index ?? -1;
  if (end >= minLength) return text.slice(0, end + 1);
  const shorter = text.replace(lastPart, '.');
  return shorter.length >= minLength && !unfinished.test(shorter) ? shorter : text;
}
