import type { DemoSignals } from '../../../service/contract/signals.ts';
import type { PageShape } from '../library/page-shape.ts';

/** The line of a section beside the picture of its page. */
interface ReadRow {
  readonly id: string;
  readonly top: number;
  readonly height: number;
  readonly ms: number;
  /** Share of the longest reading time, from 0 to 1. */
  readonly part: number;
  /** Whether it is one of the two longest. */
  readonly isLongest: boolean;
  /** Whether there is room for one line only. */
  readonly isInline: boolean;
}

/** Minimum height of a line. */
const minHeight = 18;
/** From this height on the bar is below the text. */
const twoLines = 34;

/** The reading time of each section of a page in some visits. */
export function sumSections(
  visits: DemoSignals['visits'],
  page: string,
): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { pages } of visits)
    for (const one of pages)
      if (one.page === page)
        for (const [id, ms] of Object.entries(one.sections)) sums.set(id, (sums.get(id) ?? 0) + ms);
  return sums;
}

/**
 * One line per section, as high as the section in the picture. If that is lower than a line of
 * text, the following lines move down.
 */
export function layRows(
  { sections }: PageShape,
  scale: number,
  sums: ReadonlyMap<string, number>,
): readonly ReadRow[] {
  const times = sections.map(({ id }) => sums.get(id) ?? 0);
  const most = Math.max(1, ...times);
  const longest = times
    .filter((ms) => ms > 0)
    .toSorted((one, other) => other - one)
    .slice(0, 2);
  const least = longest.at(-1) ?? Infinity;
  let end = 0;
  return sections.map(({ id, top, height }, index) => {
    const ms = times[index] ?? 0;
    const from = Math.max(end, top * scale);
    const tall = Math.max(minHeight, (top + height) * scale - from);
    end = from + tall;
    return {
      id,
      top: from,
      height: tall,
      ms,
      part: ms / most,
      isLongest: ms > 0 && ms >= least,
      isInline: tall < twoLines,
    };
  });
}
