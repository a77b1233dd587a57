import type { Score, AccuracyTally } from './tally-accuracy.ts';

const isJudged = ({ right, wrong, missed, empty }: Score): boolean =>
  right + wrong + missed + empty > 0;

/** The scores as a table for the terminal; `withMisses` lists each value that was not found. */
export function formatReport(result: AccuracyTally, withMisses: boolean): string {
  const read = result.pagesBeside;
  const pages = read.reduce((sum, count) => sum + count, 0);
  const sites = read.filter((count) => count > 0).length;
  const lines = [
    `${'field'.padEnd(15)}precision   recall       F1 accuracy`,
    ...result.scores.filter(isJudged).map(formatScore),
    '',
    'baseline',
    ...result.baseline.filter(isJudged).map(formatScore),
    '',
    `pages read besides the home pages: ${pages}, of ${sites} of ${read.length} sites`,
    `CPU ms a site: p50 ${percentile(result.milliseconds, 0.5)}, p95 ${percentile(result.milliseconds, 0.95)}`,
  ];
  const misses = result.scores.flatMap(({ field, misses: list }) =>
    list.map((miss) => `${field} ${miss}`),
  );
  return [...lines, ...(withMisses ? ['', ...misses] : []), ''].join('\n');
}

function formatScore({ field, right, wrong, missed, empty, isList }: Score): string {
  const precision = right / Math.max(1, right + wrong);
  const recall = right / Math.max(1, right + missed + (isList ? 0 : wrong));
  const f1 = (2 * precision * recall) / Math.max(0.001, precision + recall);
  const accuracy = (right + empty) / Math.max(1, right + wrong + missed + empty);
  const cells = [precision, recall, f1, accuracy].map((part) => part.toFixed(3).padStart(9));
  return `${field.padEnd(15)}${cells.join('')}   ${right} right, ${wrong} wrong, ${missed} missed, ${empty} rightly empty`;
}

/** `sorted` in ascending order. */
function percentile(sorted: readonly number[], share: number): string {
  const index = Math.min(sorted.length - 1, Math.floor(sorted.length * share));
  return (sorted[index] ?? 0).toFixed(0);
}
