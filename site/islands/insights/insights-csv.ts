import type { Insights, WinRate } from '../../../service/contract/insights.ts';
import { csvText } from '../ui/csv-text.ts';

const share = (value: number | undefined | null): string =>
  value === undefined || value === null ? '' : value.toFixed(4);

const rateCells = ({ n, won, rate, interval }: WinRate): readonly string[] => [
  String(won),
  String(n),
  share(rate),
  share(interval?.low),
  share(interval?.high),
];

/** All figures of a period as one table. A hidden rate is an empty cell. */
export function insightsCsv({ stages, winRate, by, lostReasons }: Insights): string {
  const none = ['', '', '', '', ''];
  return csvText([
    ['Table', 'Name', 'Count', 'Value', 'Median hours', 'Won', 'Decided', 'Rate', 'Low', 'High'],
    ...stages.map(({ stage, count, values, medianMs }) => [
      'Stage',
      stage,
      String(count),
      values.map(({ cents, currency }) => `${(cents / 100).toFixed(2)} ${currency}`).join('; '),
      medianMs === null ? '' : (medianMs / 3_600_000).toFixed(1),
      ...none,
    ]),
    ['Win rate', 'All', '', '', '', ...rateCells(winRate)],
    ...Object.entries(by).flatMap(([key, groups]) =>
      groups.map((group) => [`Win rate by ${key}`, group.label, '', '', '', ...rateCells(group)]),
    ),
    ...lostReasons.map(({ reason, count }) => [
      'Reason of loss',
      reason,
      String(count),
      '',
      '',
      ...none,
    ]),
  ]);
}
