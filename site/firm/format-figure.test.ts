import { expect, test } from 'vitest';
import { formatFigure, parseFigure } from './format-figure.ts';

test.each([
  [{ value: 48, prefix: '$', suffix: 'M' }, '$48M'],
  [{ value: 2400, prefix: '', suffix: '+' }, '2,400+'],
  [{ value: 99.95, prefix: '', suffix: '%' }, '99.95%'],
  [{ value: 7, prefix: '', suffix: '/10' }, '7/10'],
  [{ value: 0, prefix: '', suffix: '' }, '0'],
  [{ value: 1250000, prefix: '≈ ', suffix: ' h' }, '≈ 1,250,000 h'],
])('%o is written %s and read back whole', (figure, text) => {
  expect(formatFigure(figure)).toBe(text);
  expect(parseFigure(text)).toEqual(figure);
});
