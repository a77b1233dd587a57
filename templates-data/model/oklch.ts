/**
 * Conversion between `#rrggbb` and OKLCH (lightness, chroma, hue). Formulas:
 * https://bottosson.github.io/posts/oklab/, gamut mapping:
 * https://www.w3.org/TR/css-color-4/#css-gamut-mapping. Written here because a library with all
 * colour spaces would be too large for the studio's pages; a test compares it with one.
 */
export interface Oklch {
  /** Lightness, 0 to 1. */
  readonly l: number;
  /** Chroma, 0 to about 0.4. */
  readonly c: number;
  /** Hue in radians; meaningless for a grey. */
  readonly h: number;
}

/** Red, green and blue from 0 to 1; a screen cannot show values outside. */
type Rgb = readonly [number, number, number];

const hexColor = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/iu;

/** @param color `#rgb` or `#rrggbb`; undefined for anything else. */
function toRgb(color: string): Rgb | undefined {
  if (!hexColor.test(color)) return undefined;
  const long = color.length === 4 ? color.replace(/[^#]/gu, '$&$&') : color;
  const whole = Number.parseInt(long.slice(1), 16);
  return [(whole >> 16) / 255, ((whole >> 8) & 255) / 255, (whole & 255) / 255];
}

const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** The inverse, also for values outside of 0 to 1. */
function gamma(channel: number): number {
  const size = Math.abs(channel);
  return size > 0.0031308
    ? Math.sign(channel) * (1.055 * size ** (1 / 2.4) - 0.055)
    : channel * 12.92;
}

function rgbToLch([red, green, blue]: Rgb): Oklch {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const long = Math.cbrt(0.412221469470763 * r + 0.5363325372617348 * g + 0.0514459932675022 * b);
  const middle = Math.cbrt(
    0.2119034958178252 * r + 0.6806995506452344 * g + 0.1073969535369406 * b,
  );
  const short = Math.cbrt(0.0883024591900564 * r + 0.2817188391361215 * g + 0.6299787016738222 * b);
  const l = 0.210454268309314 * long + 0.7936177747023054 * middle - 0.0040720430116193 * short;
  if (red === green && green === blue) return { l, c: 0, h: 0 };
  const a = 1.9779985324311684 * long - 2.4285922420485799 * middle + 0.450593709617411 * short;
  const bb = 0.0259040424655478 * long + 0.7827717124575296 * middle - 0.8086757549230774 * short;
  return { l, c: Math.sqrt(a * a + bb * bb), h: Math.atan2(bb, a) };
}

function lchToRgb({ l, c, h }: Oklch): Rgb {
  const a = c * Math.cos(h);
  const b = c * Math.sin(h);
  const long = (l + 0.3963377773761749 * a + 0.2158037573099136 * b) ** 3;
  const middle = (l - 0.1055613458156586 * a - 0.0638541728258133 * b) ** 3;
  const short = (l - 0.0894841775298119 * a - 1.2914855480194092 * b) ** 3;
  return [
    gamma(4.0767416360759574 * long - 3.3077115392580616 * middle + 0.2309699031821044 * short),
    gamma(-1.2684379732850317 * long + 2.6097573492876887 * middle - 0.3413193760026573 * short),
    gamma(-0.0041960761386756 * long - 0.7034186179359362 * middle + 1.7076146940746117 * short),
  ];
}

/** Rounding error of a conversion there and back. */
const noise = 1e-6;
const canShow = (rgb: Rgb): boolean =>
  rgb.every((channel) => channel >= -noise && channel <= 1 + noise);
const clip = (channel: number): number => Math.max(0, Math.min(1, channel));

function distance(one: Oklch, other: Oklch): number {
  const hue = 2 * Math.sqrt(one.c * other.c) * Math.sin((other.h - one.h) / 2);
  return Math.hypot(one.l - other.l, one.c - other.c, hue);
}

/** A difference in colour that is not visible. */
const justNoticed = 0.02;
const fineness = 0.0001;

/**
 * The nearest colour that a screen can show: less chroma, the same hue, and about the same
 * lightness.
 */
function shownRgb(color: Oklch): Rgb {
  if (color.l >= 1) return [1, 1, 1];
  if (color.l <= 0) return [0, 0, 0];
  const own = lchToRgb(color);
  if (canShow(own)) return own;
  let low = 0;
  let high = color.c;
  let shown: Rgb = own;
  while (high - low > fineness) {
    const candidate = { ...color, c: (low + high) / 2 };
    const rgb = lchToRgb(candidate);
    const fits = canShow(rgb);
    const [red, green, blue] = rgb;
    shown = fits ? rgb : [clip(red), clip(green), clip(blue)];
    if (fits || distance(candidate, rgbToLch(shown)) <= justNoticed) low = candidate.c;
    else high = candidate.c;
  }
  return shown;
}

/** The colour as `#rrggbb`. */
export function toHex(color: Oklch): string {
  const byte = (channel: number): string =>
    Math.round(clip(channel) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${shownRgb(color).map(byte).join('')}`;
}

/** @param color `#rgb` or `#rrggbb`; undefined for anything else. */
export function toOklch(color: string): Oklch | undefined {
  const rgb = toRgb(color);
  return rgb && rgbToLch(rgb);
}

/** Relative luminance of channels from 0 to 1. https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
export function luminance([red, green, blue]: readonly [number, number, number]): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast of two luminances, 1 to 21. https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function luminanceContrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Contrast of two `#rrggbb`, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [first, second] = [one, other].map((color) => luminance(toRgb(color) ?? [0, 0, 0]));
  return luminanceContrast(first ?? 0, second ?? 0);
}
