import type { ReactElement } from 'react';
import { controlClass } from '../../ui/Field.tsx';
import { $values, typeValue } from '../draft/draft-store.ts';
import { industryColors } from './industry-choices.ts';
import { useSlotControl, usePart } from './use-slot.ts';

export type ColorSlot = 'primaryColor' | 'secondaryColor';

/** A colour as text; `#` may be left out. */
export function ColorText({ name, control }: { name: ColorSlot; control: object }): ReactElement {
  const { onBlur, ...slot } = useSlotControl<HTMLInputElement>(name);
  const standard = usePart($values, ({ industry }) => industryColors(industry)[name]);
  const tidy = (): void => {
    const value = ($values.get()[name] ?? '').trim();
    if (/^(?:[0-9a-f]{3}){1,2}$/iu.test(value)) typeValue(name, `#${value.toLowerCase()}`);
    onBlur();
  };
  return (
    <input
      type="text"
      {...control}
      {...slot}
      onBlur={tidy}
      spellCheck={false}
      autoComplete="off"
      placeholder={standard}
      className={`${controlClass} tabular-nums`}
    />
  );
}
