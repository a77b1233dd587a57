import type { Testimonial } from '../../contract/scan.ts';
import { nameKey } from '../name/compare-names.ts';

const sameWords = 5;

/**
 * Whether two testimonials are versions of one: the same first words by one author, whose name may
 * go on in one of them: "Emily" and "Emily, Leeds".
 */
export function isSameVoice(one: Testimonial, other: Testimonial): boolean {
  const [author, name] = [nameKey(one.author), nameKey(other.author)];
  return (
    author !== '' &&
    name !== '' &&
    (`${author} `.startsWith(`${name} `) || `${name} `.startsWith(`${author} `)) &&
    firstWords(one.quote, sameWords) === firstWords(other.quote, sameWords)
  );
}

function firstWords(text: string, count: number): string {
  return nameKey(text).split(' ').slice(0, count).join(' ');
}
