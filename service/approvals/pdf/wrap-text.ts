import { splitClusters } from './pdf-fonts.ts';

/** Scripts that put no spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const closing = /^[\p{Pe}\p{Pf}\p{Po}ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ\u200b]+$/u;
const opening = /^[\p{Ps}\p{Pi}]+$/u;
const words = new Intl.Segmenter('en', { granularity: 'word' });

/** The parts of a word between which a line may end. */
function splitWord(word: string): string[] {
  if (!unspaced.test(word)) return [word];
  const parts: string[] = [];
  for (const { segment } of words.segment(word)) {
    const last = parts.at(-1);
    if (last !== undefined && (closing.test(segment) || opening.test(last.at(-1) ?? '')))
      parts[parts.length - 1] = last + segment;
    else parts.push(segment);
  }
  return parts;
}

/**
 * Splits a text into lines that fit: at spaces, between words of scripts without spaces, and within
 * words that are too long.
 */
export function wrapText(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let current = '';
  const add = (part: string, joint: string): boolean => {
    const longer = current === '' ? part : `${current}${joint}${part}`;
    if (!fits(longer)) return false;
    current = longer;
    return true;
  };
  const end = (): void => {
    if (current !== '') lines.push(current);
    current = '';
  };
  for (const word of text.split(/\s+/u).filter((one) => one !== '')) {
    splitWord(word).forEach((part, index) => {
      if (add(part, index === 0 ? ' ' : '')) return;
      end();
      if (add(part, '')) return;
      for (const cluster of splitClusters(part)) {
        if (add(cluster, '')) continue;
        end();
        current = cluster;
      }
    });
  }
  end();
  return lines;
}
