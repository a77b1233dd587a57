import { styleSlots, type Overrides } from '../../../../templates-data/model/slots.ts';
import type { Origins } from './origin.ts';

/** The values of a draft without unchosen styles, which follow the trade. */
export function ownValues(values: Overrides, origins: Origins): Overrides {
  const followsTrade = (name: string): boolean =>
    styleSlots.some((style) => style === name && origins[style] === undefined);
  return Object.fromEntries(Object.entries(values).filter(([name]) => !followsTrade(name)));
}
