/**
 * The type size of a name. CSS knows neither the length of a text nor the width of its longest
 * word, so both become classes: `w3` for the word, which must fit on a line, `t4` for the whole,
 * which must fit on a few.
 */

import { unbrokenWords } from './keep-together.ts';

/** Estimated width of a text in a serif, in em. */
export function widthInEm(text: string): number {
  let width = 0;
  for (const letter of text.normalize('NFC')) {
    if (/[\p{M}\p{Cf}]/u.test(letter)) continue;
    if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(letter))
      width += 1;
    else if (/\p{Extended_Pictographic}/u.test(letter)) width += 1.2;
    else if (/[MWmwЖШЩЮжшщюŒœ@]/u.test(letter)) width += /\p{Lu}/u.test(letter) ? 0.95 : 0.78;
    else if (/[\p{Lu}&]/u.test(letter)) width += 0.68;
    else if (/[ijltfrI'’.,:;!|()\s-]/u.test(letter)) width += 0.28;
    else width += 0.48;
  }
  return width;
}

const ofWord = [2.6, 3.4, 4.4, 5.8, 7.6, 10] as const;
const ofText = [4, 5, 6, 7, 8.2, 10, 14, 20, 28] as const;

const findStep = (width: number, limits: readonly number[]): number => {
  const step = limits.findIndex((limit) => width <= limit);
  return (step < 0 ? limits.length : step) + 1;
};

/** The classes of a name, such as `w2 t3`; empty without one. */
export function nameFit(name: string): string {
  const words = unbrokenWords(name.replaceAll('-', '- ')).filter((word) => word !== '');
  if (words.length === 0) return '';
  const longest = Math.max(...words.map(widthInEm));
  return `w${findStep(longest, ofWord)} t${findStep(widthInEm(name), ofText)}`;
}
