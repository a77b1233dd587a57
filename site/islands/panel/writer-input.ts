/** An error message for each invalid field. */
export type Faults = Readonly<Record<string, string>>;

/** The required fields without a value, each with the sentence. */
export function findMissing(sentence: string, text: string, author: string): Faults {
  return {
    ...(text.trim() === '' && { text: sentence }),
    ...(author.trim() === '' && { author: sentence }),
  };
}

/** The value of the field that only programs fill in. */
export function readTrap(form: HTMLFormElement): string {
  const website = new FormData(form).get('website');
  return typeof website === 'string' ? website : '';
}
