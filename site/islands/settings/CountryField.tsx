import type { ReactElement } from 'react';
import { Field } from '../ui/Field.tsx';
import { Select } from '../ui/Select.tsx';

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const letters = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index));
/** Codes of groups or of no country (https://www.iso.org/iso-3166-country-codes.html). */
const noCountries = new Set(['EU', 'EZ', 'UN', 'QO', 'ZZ', 'XA', 'XB']);

/** All countries that the browser has a name for, by name; the service accepts the same codes. */
const countries = letters
  .flatMap((first) => letters.map((second) => first + second))
  .flatMap((code): { code: string; name: string }[] => {
    const name = noCountries.has(code) ? undefined : names.of(code);
    return name === undefined ? [] : [{ code, name }];
  })
  .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));

interface CountryFieldProps {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onChange: (code: string) => void;
}

export function CountryField({
  name,
  value,
  error,
  disabled,
  onChange,
}: CountryFieldProps): ReactElement {
  return (
    <Field label="Country" error={error}>
      {(control) => (
        <Select
          {...control}
          name={name}
          disabled={disabled}
          autoComplete="country"
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        >
          <option value="">Not given</option>
          {value !== '' && !countries.some(({ code }) => code === value) && (
            <option value={value}>{value}</option>
          )}
          {countries.map(({ code, name: words }) => (
            <option key={code} value={code}>
              {words}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
