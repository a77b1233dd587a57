import type { Line } from '../page/read-lines.ts';

const minRows = 2;
const maxRows = 20;
const maxNameLength = 80;
/** The level of a line that names a group; headings keep theirs. */
const groupLevel = 2;

/** The names beside a column of prices, and the name of their group. */
interface Column {
  readonly names: readonly Line[];
  readonly group: Line | undefined;
}

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
    const column = count === 0 ? undefined : findColumn(lines.slice(last, at), count, hasColumns);
    if (column !== undefined) {
      const { names, group } = column;
      const start = at - count - (group === undefined ? 0 : 1);
      paired.push(...lines.slice(last, start), ...toHeading(group));
      for (const [row, name] of names.entries())
        paired.push(name, ...lines.slice(at + row, at + row + 1));
      hasColumns = true;
    } else if (count > 0) paired.push(...lines.slice(last, at + count));
    if (count > 0) last = at + count;
    at += Math.max(1, count);
  }
  return [...paired, ...lines.slice(last)];
}

/** The column of as many names as prices, between the prices before and those behind it. */
function findColumn(
  between: readonly Line[],
  count: number,
  hasColumns: boolean,
): Column | undefined {
  const names = between.slice(-count);
  const above = between.at(-count - 1);
  const isGroup =
    above !== undefined &&
    (above.heading === 0 || above.heading !== names[0]?.heading) &&
    isGroupName(above, hasColumns && between.length === count + 1);
  const isRow = count >= minRows || (hasColumns && isGroup && above.heading === 0);
  if (!isRow || names.length !== count || !names.every(isName)) return undefined;
  // A description or the title of a column is no name.
  const [first] = names;
  if (names.some(({ heading, tag }) => heading !== first?.heading || tag !== first.tag))
    return undefined;
  if (!isGroup && between.length !== count) return undefined;
  return { names, group: isGroup ? above : undefined };
}

function toHeading(group: Line | undefined): readonly Line[] {
  return group === undefined ? [] : [{ ...group, heading: group.heading || groupLevel }];
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
function isGroupName({ text, heading }: Line, isFirst: boolean): boolean {
  const isShouted = text === text.toUpperCase() && /\p{Lu}{3}/u.test(text);
  return text.length <= maxNameLength && (heading > 0 || isShouted || isFirst);
}
