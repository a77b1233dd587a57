import type { Line } from './read-lines.ts';

const isListItem = ({ tag, heading }: Line): boolean => tag === 'li' && heading === 0;

/** The items directly below a line, at most `max`; they end at the first line that is no item. */
export function itemsBelow(
  lines: readonly Line[],
  index: number,
  max: number,
  isItem: (line: Line) => boolean = isListItem,
): readonly Line[] {
  const below = lines.slice(index + 1, index + 1 + max);
  const end = below.findIndex((line) => !isItem(line));
  return end === -1 ? below : below.slice(0, end);
}
