import {
  normalizeSlot,
  slotNames,
  slots,
  validateSlot,
  type Overrides,
  type SlotName,
} from '../../../../templates-data/model/slots.ts';
import { industryColors } from '../fields/industry-choices.ts';

/**
 * A value as the page can show it: a text cut at its limit, the industry's colour in place of a
 * missing one, undefined for an unusable value.
 */
export function usableValue(
  name: SlotName,
  value: string,
  industry: string | undefined,
): string | undefined {
  const isColor = name === 'primaryColor' || name === 'secondaryColor';
  const tidy = normalizeSlot(name, value) || (isColor ? industryColors(industry)[name] : '');
  if (validateSlot(name, tidy) === undefined) return tidy;
  const { kind, max } = slots[name];
  if (kind !== 'text' && kind !== 'lines') return undefined;
  const cut = Array.from(tidy).slice(0, max).join('').trim();
  return validateSlot(name, cut) === undefined ? cut : undefined;
}

/**
 * The values as the page can show them. A slot with an unusable value keeps that of `before`, the
 * values shown so far.
 */
export function usableValues(values: Overrides, before: Overrides): Overrides {
  const shown: Overrides = {};
  for (const name of slotNames) {
    const value = values[name];
    if (value === undefined) continue;
    const usable = usableValue(name, value, values.industry) ?? before[name];
    if (usable !== undefined) shown[name] = usable;
  }
  return shown;
}
