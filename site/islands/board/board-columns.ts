import { stages, type Stage } from '../../../service/contract/stage-names.ts';
import type { DealValue } from '../../../service/contract/stages.ts';
import type { LibraryDemo } from '../library/library-demo.ts';
import { sumValues } from './money.ts';

/** Days for which a won or lost deal stays on the board. */
const decidedDays = 90;
const day = 24 * 60 * 60 * 1000;

export interface Column {
  readonly stage: Stage;
  readonly demos: readonly LibraryDemo[];
  readonly sums: readonly DealValue[];
  /** Deals that were decided before that time. */
  readonly older: number;
}

function isOld({ stage, stageAt }: LibraryDemo, now: number): boolean {
  const isDecided = stage === 'won' || stage === 'lost';
  return isDecided && stageAt !== undefined && stageAt < now - decidedDays * day;
}

/** The saved demos by their stage, each column in the order of the list. */
export function boardColumns(
  demos: readonly LibraryDemo[],
  now = Date.now(),
): readonly [Column, ...Column[]] {
  const columns = new Map(stages.map((stage) => [stage, { demos: [] as LibraryDemo[], older: 0 }]));
  for (const demo of demos) {
    const column = columns.get(demo.stage);
    if (!column || demo.local) continue;
    if (isOld(demo, now)) column.older += 1;
    else column.demos.push(demo);
  }
  const toColumn = (stage: Stage): Column => {
    const { demos: shown = [], older = 0 } = columns.get(stage) ?? {};
    return { stage, demos: shown, older, sums: sumValues(shown.map(({ value }) => value)) };
  };
  const [first, ...others] = stages;
  return [toColumn(first), ...others.map(toColumn)];
}

/** The position of a demo on the board: its column and its index. */
interface BoardPosition {
  readonly column: number;
  readonly place: number;
}

export function findPosition(
  columns: readonly Column[],
  uniqueId: string | undefined,
): BoardPosition | undefined {
  for (const [column, { demos }] of columns.entries()) {
    const place = demos.findIndex((demo) => demo.uniqueId === uniqueId);
    if (place >= 0) return { column, place };
  }
  return undefined;
}

const sideways: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * The demo to focus after a key: up and down within a column, left and right to the next column
 * with demos. Undefined for other keys and at the edges.
 */
export function nextPosition(
  columns: readonly Column[],
  { column, place }: BoardPosition,
  key: string,
): LibraryDemo | undefined {
  const step = sideways[key];
  if (step !== undefined) {
    for (let at = column + step; at >= 0 && at < columns.length; at += step) {
      const { demos = [] } = columns[at] ?? {};
      if (demos.length > 0) return demos[Math.min(place, demos.length - 1)];
    }
    return undefined;
  }
  const { demos = [] } = columns[column] ?? {};
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: place + 1,
    ArrowUp: place - 1,
    Home: 0,
    End: demos.length - 1,
  };
  const target = targets[key];
  return target === undefined ? undefined : demos[target];
}

const open: readonly Stage[] = ['sent', 'seen', 'talking'];

/** The value of open deals, and of those won since the beginning of the quarter. */
export function dealSums(
  columns: readonly Column[],
  now = new Date(),
): { readonly open: readonly DealValue[]; readonly won: readonly DealValue[] } {
  const quarter = new Date(now.getFullYear(), now.getMonth() - (now.getMonth() % 3)).getTime();
  const dealValues = (test: (demo: LibraryDemo) => boolean): (DealValue | null)[] =>
    columns.flatMap(({ demos }) => demos.filter(test).map(({ value }) => value));
  return {
    open: sumValues(dealValues(({ stage }) => open.includes(stage))),
    won: sumValues(dealValues(({ stage, stageAt = 0 }) => stage === 'won' && stageAt >= quarter)),
  };
}
