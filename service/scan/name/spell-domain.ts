import { withoutTail } from './compare-names.ts';

const maxTextLength = 80_000;

/**
 * The words in a domain's label, as the page writes them: `peachtreedental` becomes "Peachtree
 * Dental". The most frequent spelling wins, and one with capitals before one without. Undefined if
 * no words of the page add up to the label.
 */
export function spellDomain(label: string, text: string): string | undefined {
  const whole = label.replace(/[^\p{L}\p{N}]/gu, '');
  const wanted = new Set([
    whole,
    withoutTail(whole),
    whole.replace(/^(?:the|go|my|get|visit)(?=\p{L}{5})/u, ''),
  ]);
  const words = [
    ...text.slice(0, maxTextLength).matchAll(/[\p{L}\p{N}](?:[\p{L}\p{N}'’.-]*[\p{L}\p{N}])?|&/gu),
  ];
  const plain = words.map(([word]) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''));
  const spellings = new Map<string, number>();
  for (const name of wanted) {
    if (name.length < 5) continue;
    for (let start = 0; start < words.length; start += 1) {
      if (plain[start] === '' || !name.startsWith(plain[start] ?? '')) continue;
      const end = findRunEnd(plain, start, name);
      const [first, last] = [words[start], words[end]];
      if (first === undefined || last === undefined) continue;
      const spelling = text.slice(first.index, last.index + last[0].length);
      // A phrase across sentences or cells is not a name.
      if (
        end === start ||
        spelling.length > name.length * 1.6 + 4 ||
        /[.,;:!?|\n]\s|\n/u.test(spelling)
      )
        continue;
      const worth =
        /^\p{Lu}/u.test(spelling) && spelling !== spelling.toUpperCase()
          ? 3
          : spelling === spelling.toUpperCase()
            ? 1.5
            : 1;
      spellings.set(spelling, (spellings.get(spelling) ?? 0) + worth);
    }
    if (spellings.size > 0) break;
  }
  return [...spellings].sort((a, b) => b[1] - a[1])[0]?.[0];
}

/** Index of the last word of the run from `start` that spells `name`; -1 without one. */
function findRunEnd(plain: readonly string[], start: number, name: string): number {
  let joined = '';
  for (let index = start; index < Math.min(plain.length, start + 8); index += 1) {
    joined += plain[index] ?? '';
    if (joined === name) return index;
    if (!name.startsWith(joined)) {
      if (plain[index] !== 'and') return -1;
      joined = joined.slice(0, -3);
    }
  }
  return -1;
}
