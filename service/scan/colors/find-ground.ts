import type { Found } from '../page/found.ts';
import { toShade } from './parse-color.ts';

// A ground below this OKLCH lightness is dark.
const minLightness = 0.55;
const minSeen = 0.05;

/**
 * Whether most of the visible page has a light or a dark ground; undefined for a page with hardly
 * any text.
 */
export function findGround(shares: ReadonlyMap<string, number>): Found | undefined {
  let dark = 0;
  let all = 0;
  let widest = { hex: '', share: 0 };
  for (const [hex, share] of shares) {
    all += share;
    if (toShade(hex).lightness < minLightness) dark += share;
    if (share > widest.share) widest = { hex, share };
  }
  if (all < minSeen) return undefined;
  const isDark = dark > all / 2;
  return {
    value: isDark ? 'dark' : 'light',
    source: 'stylesheet',
    confidence: Math.max(dark, all - dark) / all,
    snippet: `${Math.round((100 * (isDark ? dark : all - dark)) / all)} % of the page, most of it on ${widest.hex}`,
  };
}
