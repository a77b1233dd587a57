/** Short forms before a name. Their full stop ends no sentence. */
export const nameTitles = 'prof|dra?|dott|avv|med|dent|vet|dipl|ing|m[rs]s?|mme|sra?|ste?';

/**
 * Spaces at which no line may break: between titles, after a single one, after the initial of a
 * name, after "&", and before a unit or a dash.
 */
const kept = new RegExp(
  `(?<=(?<!\\p{L})(?:${nameTitles})\\.) (?=\\p{L}{2,4}\\.)|(?<=(?<!\\.\\s|\\p{L})(?:${nameTitles}|\\p{L})\\.|\\d) (?=\\p{L}+(?!\\.))|(?<= &) | (?=[-–—] )`,
  'giu',
);

/** The text with no-break spaces where a line must not break. */
export function keepTogether(text: string): string {
  return text.replace(kept, '\u00a0');
}

/** The words of a text; what no line may break is one of them. */
export function unbrokenWords(text: string): readonly string[] {
  return keepTogether(text).split(/[^\S\u00a0]+/u);
}
