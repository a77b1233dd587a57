import type { Testimonial } from '../../contract/scan.ts';
import { nameKey } from '../name/compare-names.ts';

const sameWords = 5;

/** Whether two testimonials are versions of one: the same author and the same first words. */
export function isSameVoice(one: Testimonial, other: Testimonial): boolean {
  const author = firstWords(one.author, 1);
  return (
    author !== '' &&
    author === firstWords(other.author, 1) &&
    firstWords(one.quote, sameWords) === firstWords(other.quote, sameWords)
  );
}

function firstWords(text: string, count: number): string {
  return nameKey(text).split(' ').slice(0, count).join(' ');
}
