import type { Place, PlaceValues } from '../../templates-data/model/places.ts';

/**
 * Attributes of an element that come from places:
 * `{...slotAttributes(places, { href: 'phone-href' })}` gives `href="tel:…"`. A place without a
 * value leaves the attribute out.
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

/** Shows an element only while its place has a value: `{...slotShow(places, 'phone')}`. */
export function slotShow(values: PlaceValues, place: Place): { hidden: boolean } {
  return { hidden: values[place] === '' };
}
