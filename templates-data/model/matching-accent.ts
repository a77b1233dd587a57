import { toHex, toOklch } from './oklch.ts';

/** Below this chroma a colour looks grey, and its hue says nothing about the brand. */
const minChroma = 0.03;
/** A colour within these serves as an accent itself. */
const vivid = { minLightness: 0.42, maxLightness: 0.85, minChroma: 0.1 };
const lifted = { lightness: 0.7, minChroma: 0.08, maxChroma: 0.15 };

/**
 * A second colour for a brand of which only one is known: that colour where it is strong enough for
 * buttons, else a stronger shade of its hue. Any other hue would look like another brand.
 * Undefined for a grey and for an unreadable colour.
 *
 * @param primary `#rrggbb`
 */
export function matchingAccent(primary: string): string | undefined {
  const color = toOklch(primary);
  if (!color || color.c < minChroma) return undefined;
  const { l, c, h } = color;
  const isVivid = c >= vivid.minChroma && l >= vivid.minLightness && l <= vivid.maxLightness;
  if (isVivid) return toHex(color);
  const chroma = Math.min(lifted.maxChroma, Math.max(lifted.minChroma, 1.4 * c));
  return toHex({ l: lifted.lightness, c: chroma, h });
}
