import type { ReactElement } from 'react';
import { ChoiceField } from './ChoiceField.tsx';

const letters = 'grid h-8 place-items-center text-[26px]/none';

/** Two sample letters of each font style. */
const figures = {
  modern: (
    <span aria-hidden="true" className={`${letters} font-medium tracking-tight`}>
      Aa
    </span>
  ),
  classic: (
    <span aria-hidden="true" className={`${letters} font-serif`}>
      Aa
    </span>
  ),
  clean: (
    <span aria-hidden="true" className={`${letters} font-light`}>
      Aa
    </span>
  ),
} as const;

const fonts = [
  { value: 'modern', label: 'Modern', figure: figures.modern },
  { value: 'classic', label: 'Classic', figure: figures.classic },
  { value: 'clean', label: 'Clean', figure: figures.clean },
];

export function FontField({ label }: { label: string }): ReactElement {
  return <ChoiceField name="fontStyle" label={label} columns={3} choices={fonts} />;
}
