import type { ReactElement } from 'react';
import { Field } from '../ui/Field.tsx';
import { Select } from '../ui/Select.tsx';

/** Currencies at the top of the list; the first is the default. */
export const usualCurrencies = ['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'PLN', 'BRL'] as const;

function listCurrencies(current: string): readonly string[] {
  return [...new Set([...usualCurrencies, current, ...Intl.supportedValuesOf('currency')])];
}

interface CurrencyFieldProps {
  readonly value: string;
  readonly onChange: (currency: string) => void;
}

export function CurrencyField({ value, onChange }: CurrencyFieldProps): ReactElement {
  return (
    <Field label="Currency">
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        >
          {listCurrencies(value).map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
