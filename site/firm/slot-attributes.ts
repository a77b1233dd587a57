import type { Place, PlaceValues } from '../../templates-data/model/places.ts';

/**
 * Attributes of an element that come from places, and the marks that let the service and the browser fill them:
 * `{...slotAttributes(places, { href: 'phone-href' })}` gives `href="tel:…" data-slot-href="phone-href"`. A place without
 * a value leaves the attribute out.
 */
export function slotAttributes(
  values: PlaceValues,
  attributes: Readonly<Record<string, Place>>,
): Record<string, string | undefined> {
  const result: Record<string, string | undefined> = {};
  for (const [attribute, place] of Object.entries(attributes)) {
    result[`data-slot-${attribute}`] = place;
    result[attribute] = values[place] === '' ? undefined : values[place];
  }
  return result;
}

/** Shows an element only while its place has a value: `{...slotShow(places, 'phone')}`. */
export function slotShow(values: PlaceValues, place: Place): { 'data-slot-show': Place; hidden: boolean } {
  return { 'data-slot-show': place, hidden: values[place] === '' };
}
