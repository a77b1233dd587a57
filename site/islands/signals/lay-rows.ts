import type { DemoSignals } from '../../../service/contract/signals.ts';
import type { PageShape } from '../library/page-shape.ts';

/** A section's line beside the picture of its page. */
export interface ReadRow {
  readonly id: string;
  readonly top: number;
  readonly height: number;
  readonly ms: number;
  /** Of what was read longest, from 0 to 1. */
  readonly part: number;
  /** Whether it is one of the two that were read longest. */
  readonly isLongest: boolean;
  /** Whether there is room for one line only. */
  readonly isInline: boolean;
}

/** No line is lower than this. */
const minHeight = 18;
/** From here on the bar stands below the words. */
const twoLines = 34;

/** For how long each section of a page was read in some visits. */
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
 * A line for each section, as tall as the section is in the picture. Where that is less than a line
 * of text, the lines below move down by what is missing.
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
