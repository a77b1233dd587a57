import { describe, expect, test } from 'vitest';
import type { Insights } from '../../../service/contract/insights.ts';
import { describeDifference, formatElapsed, groupings, formatInterval } from './rate-words.ts';

const group = (label: string, won: number, n: number): Insights['by']['design'][number] => ({
  key: label,
  label,
  n,
  won,
  rate: n < 10 ? null : won / n,
  interval: n < 10 ? null : { low: 0.2449, high: 0.6346 },
});

function insights(
  design: Insights['by']['design'],
  difference: Insights['differences']['design'] = null,
): Insights {
  return {
    from: '',
    to: '',
    stages: [],
    winRate: { n: 0, won: 0, rate: null, interval: null },
    by: { design, industry: [], trade: [], source: [] },
    differences: { design: difference, industry: null, trade: null, source: null },
    lostReasons: [],
  };
}

const [byDesign] = groupings;

describe('the sentence about designs', () => {
  test('states a difference only if the test shows it', () => {
    const both = [group('Chambers', 9, 21), group('Report', 5, 14)];
    expect(
      describeDifference(
        insights(both, { test: 'fisher', n: 35, p: 0.3, isShown: false }),
        byDesign,
      ),
    ).toBe('35 decisions do not yet show that one design wins more often than another.');
    expect(
      describeDifference(
        insights(both, { test: 'chi_square', n: 1350, p: 0.004, isShown: true }),
        byDesign,
      ),
    ).toBe(
      'The designs differ: by chance alone, 1,350 decisions would be this far apart in 1 in 250 such periods at most (chi square, corrected for all comparisons here).',
    );
  });

  test('compares nothing without groups to compare', () => {
    expect(describeDifference(insights([group('Chambers', 4, 9)]), byDesign)).toBe(
      'No design has ten decisions yet, so no rate is shown.',
    );
    expect(describeDifference(insights([group('Chambers', 4, 10)]), byDesign)).toContain(
      'Only one',
    );
  });
});

test('an interval is in whole percent', () => {
  expect(formatInterval(group('Chambers', 9, 21))).toBe('24 to 63');
});

test.each([
  [20_000, '1 minute'],
  [90 * 60_000, '90 minutes'],
  [5 * 3_600_000, '5 hours'],
  [4 * 86_400_000, '4 days'],
])('%i milliseconds are %s', (ms, words) => {
  expect(formatElapsed(ms)).toBe(words);
});
