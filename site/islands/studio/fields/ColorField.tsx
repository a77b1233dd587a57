import { useLayoutEffect, useRef, type ReactElement } from 'react';
import { useStore } from '@nanostores/react';
import { isAdjusted } from '../../../../templates-data/model/theme.ts';
import { Field } from '../../ui/Field.tsx';
import { $shown, typeValue } from '../draft/draft-store.ts';
import { OriginTag } from './OriginTag.tsx';
import { $design } from '../preview/preview-link.ts';
import { usePart, useSlotError } from './use-slot.ts';
import { ColorText, type ColorSlot } from './ColorText.tsx';

/**
 * A colour, picked or typed. An invalid one shows an error while the page keeps the last valid one.
 */
export function ColorField({ name, label }: { name: ColorSlot; label: string }): ReactElement {
  const error = useSlotError(name);
  const design = useStore($design);
  const adjusted = usePart($shown, (all) => {
    const color = all[name] ?? '';
    return color !== '' && isAdjusted(color, design);
  });
  return (
    <Field
      label={label}
      id={`f-${name}`}
      error={error}
      aside={<OriginTag name={name} />}
      hint={
        adjusted && error === undefined
          ? 'Text on this color is adjusted so that it stays legible.'
          : undefined
      }
    >
      {({ 'aria-describedby': described, ...control }) => (
        <div className="flex gap-2">
          <Swatch name={name} label={`Pick the ${label.toLowerCase()}`} />
          <ColorText
            name={name}
            control={{
              ...control,
              'aria-describedby': `${described ?? ''} f-${name}-origin`.trim(),
            }}
          />
        </div>
      )}
    </Field>
  );
}

function Swatch({ name, label }: { name: ColorSlot; label: string }): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const write = (): void => {
      const color = $shown.get()[name];
      if (input.current && color !== undefined && color !== '') input.current.value = color;
    };
    write();
    return $shown.listen(write);
  }, [name]);
  return (
    <input
      ref={input}
      type="color"
      aria-label={label}
      onInput={({ currentTarget }) => typeValue(name, currentTarget.value)}
      className="size-12 shrink-0 cursor-pointer rounded-[10px] border border-white/14 bg-transparent p-1 outline-offset-2 hover:border-white/28 focus-visible:outline-2 focus-visible:outline-ring [&::-moz-color-swatch]:rounded-md [&::-moz-color-swatch]:border-0 [&::-webkit-color-swatch]:rounded-md [&::-webkit-color-swatch]:border-0 [&::-webkit-color-swatch-wrapper]:p-0"
    />
  );
}
