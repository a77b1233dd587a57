import { capText } from '../page/clean-text.ts';
import { saysConsent } from '../page/consent-words.ts';
import { isFiller } from '../page/filler.ts';
import type { Line } from '../page/read-lines.ts';

const leastWords = 6;
const notOwn =
  /^["“„«‹]|cookie|javascript|copyright|©|all rights reserved|privacy policy|your browser|subscribe|newsletter|powered by|skip to|datenschutz|e-?mail address|required fields|read more$|\{|<\/?\w+|https?:\/\/|\bwp-content\b|terms (?:of|and)|reCAPTCHA|captcha|haftung|gemäß|§/iu;
const asks =
  /^(?:click|call|contact|please|fill|enter|submit|send|sign up|log in|share|follow|download|subscribe)\b/iu;

/** Whether a line is running text of the firm itself: no heading, no quotation, no small print, no words of a template. */
export function isOwnProse({ text, place, heading, tag }: Line): boolean {
  return (
    heading === 0 &&
    (place === 'main' || place === 'header') &&
    tag !== 'label' &&
    tag !== 'button' &&
    tag !== 'blockquote' &&
    text.length >= 40 &&
    text.length <= 3000 &&
    isSentence(text) &&
    !notOwn.test(text) &&
    !asks.test(text) &&
    !saysConsent(text) &&
    !isFiller(text)
  );
}

/** Some words and the end of a sentence; scripts without spaces count their characters. */
function isSentence(text: string): boolean {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}]{12}/u.test(text)) return true;
  return text.split(/\s+/u).length >= leastWords && /\p{L}{2}[.!?…:;,)]*(?:\s|$)/u.test(text);
}

/** `text` cut after the last whole sentence that fits, else at a word. */
export function fitSentences(text: string, limit: number): string {
  if (Array.from(text).length <= limit) return text;
  const head = Array.from(text).slice(0, limit).join('');
  const end = Math.max(...[...head.matchAll(/[.!?…。！？](?=\s|$)/gu)].map(({ index }) => index), -1);
  return end >= limit / 3 ? head.slice(0, end + 1) : capText(text, limit);
}

/** The lines below a heading up to the next of its size, at most `most`. */
export function partBelow(lines: readonly Line[], index: number, most: number): readonly Line[] {
  const level = lines[index]?.heading ?? 0;
  const after = lines.slice(index + 1, index + 1 + most);
  const end = after.findIndex(
    ({ heading, place }) => (heading > 0 && (level === 0 || heading <= level)) || place === 'footer',
  );
  return end === -1 ? after : after.slice(0, end);
}
