import type { ReactElement, ReactNode } from 'react';
import { slots, type SlotName } from '../../../../templates-data/model/slots.ts';
import { Field, controlClass } from '../../ui/Field.tsx';
import { HeldTag } from '../editor/HeldTag.tsx';
import { OriginTag } from './OriginTag.tsx';
import { useSlotControl, useSlotError } from './use-slot.ts';

interface SlotFieldProps {
  readonly name: SlotName;
  readonly hint?: ReactNode;
  readonly placeholder?: string;
  readonly required?: boolean;
  /** More than one row makes it a text area. */
  readonly rows?: number;
  readonly inputMode?: 'text' | 'tel' | 'email';
}

/** The field of a slot, under its label: every key changes the draft and the preview. */
export function SlotField({
  name,
  hint,
  placeholder,
  required = false,
  rows = 1,
  inputMode = 'text',
}: SlotFieldProps): ReactElement {
  const error = useSlotError(name);
  return (
    <Field
      label={slots[name].label}
      id={`f-${name}`}
      hint={hint}
      error={error}
      aside={
        <HeldTag field={`f-${name}`}>
          <OriginTag name={name} />
        </HeldTag>
      }
    >
      {({ 'aria-describedby': described, ...control }) => {
        const shared = {
          ...control,
          'aria-describedby': `${described ?? ''} f-${name}-origin`.trim(),
          'aria-required': required || undefined,
          placeholder,
          dir: 'auto',
          autoComplete: 'off',
          inputMode,
        } as const;
        return rows > 1 ? (
          <TextArea name={name} rows={rows} shared={shared} />
        ) : (
          <TextInput name={name} shared={shared} />
        );
      }}
    </Field>
  );
}

type Shared = Readonly<Record<string, unknown>>;

function TextInput({ name, shared }: { name: SlotName; shared: Shared }): ReactElement {
  const slot = useSlotControl<HTMLInputElement>(name);
  return <input type="text" {...shared} {...slot} className={controlClass} />;
}

function TextArea({
  name,
  rows,
  shared,
}: {
  name: SlotName;
  rows: number;
  shared: Shared;
}): ReactElement {
  const slot = useSlotControl<HTMLTextAreaElement>(name);
  return (
    <textarea
      rows={rows}
      {...shared}
      {...slot}
      className={`${controlClass} resize-y pointer-coarse:resize-none`}
    />
  );
}
