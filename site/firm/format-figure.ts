import type { Stat } from '../../templates-data/model/industry.ts';

type Figure = Omit<Stat, 'label'>;

/** A figure in its usual form: `$48M`, `2,400+`. */
export function formatFigure({ value, prefix = '', suffix = '' }: Figure): string {
  return `${prefix}${value.toLocaleString('en-CA')}${suffix}`;
}

/** The inverse of `formatFigure`; text without a number becomes the prefix of 0. */
export function parseFigure(text: string): Figure {
  const [number = ''] = /\d[\d,]*(?:\.\d+)?/u.exec(text) ?? [];
  const at = number === '' ? text.length : text.indexOf(number);
  return {
    value: Number(number.replaceAll(',', '')),
    prefix: text.slice(0, at),
    suffix: text.slice(at + number.length),
  };
}
