import { useId, useState, type ReactElement } from 'react';
import { controlClass } from '../ui/Field.tsx';
import { Select } from '../ui/Select.tsx';
import { lastDays, presets, type Period } from './period.ts';

interface PeriodFieldsProps {
  readonly period: Period;
  readonly onChange: (period: Period) => void;
}

/** Chooses a period, or any range of days. */
export function PeriodFields({ period, onChange }: PeriodFieldsProps): ReactElement {
  const id = useId();
  const [isOwn, setIsOwn] = useState(period.days === undefined);
  const showsDays = isOwn || period.days === undefined;
  const day = (name: 'from' | 'to', label: string): ReactElement => (
    <label className="flex items-center gap-2 text-[13px]/5 text-white/65">
      {label}
      <input
        type="date"
        value={period[name]}
        {...(name === 'from' ? { max: period.to } : { min: period.from })}
        onChange={({ currentTarget: { value } }) => {
          const next = { ...period, [name]: value, days: undefined };
          if (value !== '' && next.from <= next.to) onChange(next);
        }}
        className={`${controlClass} min-h-10! w-auto! py-1.5! text-[13px]/6! [color-scheme:dark] max-md:min-h-11!`}
      />
    </label>
  );
  return (
    <div className="flex flex-wrap items-center gap-2">
      <label htmlFor={id} className="sr-only">
        Period
      </label>
      <Select
        id={id}
        value={showsDays ? '' : String(period.days)}
        onChange={({ currentTarget: { value } }) => {
          setIsOwn(value === '');
          if (value !== '') onChange(lastDays(Number(value)));
        }}
        className="min-h-10! py-1! text-[13px]/6! max-md:min-h-11!"
      >
        {presets.map(({ days, label }) => (
          <option key={days} value={days}>
            {label}
          </option>
        ))}
        <option value="">Other days</option>
      </Select>
      {showsDays && (
        <>
          {day('from', 'From')}
          {day('to', 'to')}
        </>
      )}
    </div>
  );
}
