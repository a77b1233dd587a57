import type { ReactElement } from 'react';
import { Select } from '../ui/Select.tsx';

interface ChoiceProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** The label for no choice. */
  readonly every?: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}

/** One choice of the filter. */
export function Choice({ id, label, value, every, options, onChange }: ChoiceProps): ReactElement {
  return (
    <div className="grid gap-1 max-md:flex-[1_1_40%]">
      <label htmlFor={id} className="text-[13px]/5 text-white/60 md:sr-only">
        {label}
      </label>
      <Select
        id={id}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        className="min-h-11! py-1! text-[13px]/6! md:[field-sizing:content] md:max-w-36 md:border-transparent! md:bg-transparent! md:pl-2!"
      >
        {every !== undefined && <option value="">{every}</option>}
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </Select>
    </div>
  );
}
