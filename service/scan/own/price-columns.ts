import type { Line } from '../page/read-lines.ts';

const minRows = 2;
const maxRows = 20;
const maxNameLength = 80;
/** The level of a line that names a group; headings keep theirs. */
const groupLevel = 2;

/**
 * The lines with each name directly above its price, where a page has all names of a group in one
 * column and all prices in the next: "Cut", "Wash", "$30", "$10".
 */
export function pairColumns(
  lines: readonly Line[],
  isPrice: (text: string) => boolean,
): readonly Line[] {
  const paired: Line[] = [];
  let at = 0;
  let last = 0;
  let hasColumns = false;
  while (at < lines.length) {
    const count = countPrices(lines, at, isPrice);
    if (count === 0) {
      at += 1;
      continue;
    }
    const names = lines.slice(Math.max(last, at - count), at);
    const above = lines[at - count - 1];
    const isGroup =
      at - count - 1 >= last &&
      (above?.heading === 0 || above?.heading !== names[0]?.heading) &&
      isGroupName(above, hasColumns, last === at - count - 1);
    const isRow = count >= minRows || (hasColumns && isGroup && above?.heading === 0);
    if (
      isRow &&
      names.length === count &&
      names.every(isName) &&
      (isGroup || last === at - count)
    ) {
      paired.push(...lines.slice(last, at - count - (isGroup ? 1 : 0)));
      if (isGroup && above !== undefined)
        paired.push({ ...above, heading: above.heading || groupLevel });
      for (const [row, name] of names.entries())
        paired.push(name, ...lines.slice(at + row, at + row + 1));
      hasColumns = true;
    } else paired.push(...lines.slice(last, at + count));
    at += count;
    last = at;
  }
  return [...paired, ...lines.slice(last)];
}

function countPrices(
  lines: readonly Line[],
  at: number,
  isPrice: (text: string) => boolean,
): number {
  let count = 0;
  while (count < maxRows && isPrice(lines[at + count]?.text ?? '')) count += 1;
  return count;
}

function isName({ text, place }: Line): boolean {
  return text.length <= maxNameLength && place !== 'nav' && place !== 'footer';
}

/** A heading or a line in capitals, or in a page of columns the first line after the prices. */
function isGroupName(line: Line | undefined, hasColumns: boolean, isFirst: boolean): boolean {
  if (line === undefined || line.text.length > maxNameLength) return false;
  const isShouted = line.text === line.text.toUpperCase() && /\p{Lu}{3}/u.test(line.text);
  return line.heading > 0 || isShouted || (hasColumns && isFirst);
}
