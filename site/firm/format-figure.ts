import type { Stat } from '../../templates-data/model/industry.ts';

/** A figure as people read it: `$48M`, `2,400+`. */
export function formatFigure({ value, prefix = '', suffix = '' }: Omit<Stat, 'label'>): string {
  return `${prefix}${value.toLocaleString('en-CA')}${suffix}`;
}
