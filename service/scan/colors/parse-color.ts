import { converter, differenceCiede2000, formatHex, parse } from 'culori';

const toOklch = converter('oklch');
const toLab = converter('lab65');
const difference = differenceCiede2000();
// Limit of the cache: every colour of a page is compared with many others, and a hostile page has
// very many.
const maxCached = 3000;
const oklch = memoizeByColor(toOklch);
const lab = memoizeByColor(toLab);

interface Shade {
  /** OKLCH lightness 0 to 1 and chroma 0 to about 0.37. */
  readonly lightness: number;
  readonly chroma: number;
}

/** An opaque CSS colour as `#rrggbb`; undefined for anything else, transparent colours too. */
export function parseHexColor(value: string): string | undefined {
  if (value.length > 80) return undefined;
  const color = parseTolerantly(value.trim().toLowerCase());
  if (color === undefined || (color.alpha !== undefined && color.alpha < 0.5)) return undefined;
  return formatHex({ ...color, alpha: 1 }).slice(0, 7);
}

/** The parser throws for some colours that are not whole, `blur(20px)` among them. */
function parseTolerantly(value: string): ReturnType<typeof parse> {
  try {
    return parse(value);
  } catch {
    return undefined;
  }
}

export function toShade(hex: string): Shade {
  const color = oklch(hex);
  return { lightness: color?.l ?? 0, chroma: color?.c ?? 0 };
}

/** CIEDE2000 distance; below 7 two colours of one website are meant to be the same. */
export function distance(a: string, b: string): number {
  const [first, second] = [lab(a), lab(b)];
  return first === undefined || second === undefined ? difference(a, b) : difference(first, second);
}

/** Whether a colour is grey, nearly white or nearly black, and so not a brand's colour. */
export function isNeutral(hex: string): boolean {
  const { lightness, chroma } = toShade(hex);
  return (
    chroma < 0.028 ||
    lightness > 0.965 ||
    lightness < 0.1 ||
    (lightness > 0.93 && chroma < 0.05) ||
    (lightness < 0.25 && chroma < 0.035)
  );
}

/** Shades of one hue, 18 degrees apart at most. */
export function isSameHue(a: string, b: string): boolean {
  const [first, second] = [oklch(a)?.h, oklch(b)?.h];
  if (first === undefined || second === undefined) return false;
  const apart = Math.abs(first - second);
  return Math.min(apart, 360 - apart) <= 18;
}

/** `convert` with a cache of its latest results. */
function memoizeByColor<T>(convert: (hex: string) => T): (hex: string) => T {
  const cache = new Map<string, T>();
  return (hex) => {
    const known = cache.get(hex);
    if (known !== undefined) return known;
    const made = convert(hex);
    if (cache.size >= maxCached) cache.clear();
    cache.set(hex, made);
    return made;
  };
}
