import type { Place, PlaceValues } from '../../templates-data/model/places.ts';

/**
 * Attributes with the values of places: `{...slotAttributes(places, { href: 'phone-href' })}` gives
 * `href="tel:…"`. An attribute without a value is left out.
 */
export function slotAttributes(
  values: PlaceValues,
  attributes: Readonly<Record<string, Place>>,
): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(attributes).map(([attribute, place]) => [
      attribute,
      values[place] === '' ? undefined : values[place],
    ]),
  );
}

/** Hides an element whose place has no value: `{...slotShow(places, 'phone')}`. */
export function slotShow(values: PlaceValues, place: Place): { hidden: boolean } {
  return { hidden: values[place] === '' };
}
