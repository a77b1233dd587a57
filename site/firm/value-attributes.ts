import type { DerivedName, DerivedValues } from '../../templates-data/model/derived-values.ts';

/**
 * Attributes with derived values: `{...valueAttributes(values, { href: 'phone-href' })}` gives
 * `href="tel:…"`. An attribute without a value is left out.
 */
export function valueAttributes(
  values: DerivedValues,
  attributes: Readonly<Record<string, DerivedName>>,
): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(attributes).map(([attribute, name]) => [
      attribute,
      values[name] === '' ? undefined : values[name],
    ]),
  );
}

/** Hides an element whose value is empty: `{...hideIfEmpty(values, 'phone')}`. */
export function hideIfEmpty(values: DerivedValues, name: DerivedName): { hidden: boolean } {
  return { hidden: values[name] === '' };
}
