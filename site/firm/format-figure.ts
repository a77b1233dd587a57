import type { Stat } from '../../templates-data/model/industry.ts';

type Figure = Omit<Stat, 'label'>;

/** A figure as people read it: `$48M`, `2,400+`. */
export function formatFigure({ value, prefix = '', suffix = '' }: Figure): string {
  return `${prefix}${value.toLocaleString('en-CA')}${suffix}`;
}

/** What `formatFigure` wrote, in its parts again; text without a number is a prefix to 0. */
export function parseFigure(text: string): Figure {
  const [number = ''] = /\d[\d,]*(?:\.\d+)?/u.exec(text) ?? [];
  const at = number === '' ? text.length : text.indexOf(number);
  return {
    value: Number(number.replaceAll(',', '')),
    prefix: text.slice(0, at),
    suffix: text.slice(at + number.length),
  };
}
