/**
 * Derives a template's colours from any two brand colours, so that every text is readable (WCAG 2.2
 * AA: 4.5 for text, 3 for rings and graphics). Works in OKLCH: hue is kept, chroma is reduced to
 * fit sRGB, lightness is searched. https://www.w3.org/TR/WCAG22/#contrast-minimum
 */
import type { Design } from './designs.ts';
import { defaultColors } from './default-colors.ts';
import { designGrounds } from './design-grounds.ts';
import { contrast, toHex, type Oklch } from './oklch.ts';
import { parseColor, readableColor, solidColors } from './readable-color.ts';

const tokenNames = [
  'paper',
  'surface',
  'chip',
  'tint',
  'ink',
  'muted',
  'line',
  'brand',
  'on-brand',
  'brand-text',
  'accent',
  'on-accent',
  'accent-text',
  'accent-graphic',
  'ring',
  'deep',
  'on-deep',
  'on-deep-muted',
  'accent-on-deep',
  'ring-on-deep',
  'line-on-deep',
] as const;
export type Token = (typeof tokenNames)[number];
export type Theme = Readonly<Record<Token, string>>;

/**
 * How well a colour serves as the page's one strong colour: by its chroma, or for a grey by its
 * lightness.
 */
function colorStrength({ l, c }: Oklch): number {
  return c < 0.04 ? l * 0.04 : l < 0.3 || l > 0.96 ? c * 0.5 : c;
}

/**
 * Yard uses one strong colour and tints its black with the other. The strong one is the first,
 * unless that is near-black; then it is the stronger of the two.
 */
function weakAndStrong(first: Oklch, second: Oklch): readonly [Oklch, Oklch] {
  const isPaint = first.c >= 0.08 && first.l >= 0.42 && first.l <= 0.96;
  return isPaint || colorStrength(first) >= colorStrength(second)
    ? [second, first]
    : [first, second];
}

/** From 0 to 1 for orange and yellow, whose dark shades are brown. */
const brownness = (hue: number): number => Math.max(0, Math.cos(hue - 1.2) * 3 - 2);

/** A colour with a hue: one that is neither grey nor nearly black. */
const isColored = ({ l, c }: Oklch): boolean => c >= 0.03 && l >= 0.25;

/**
 * The dark ground of a page. All brands in gold, orange and tan would stand on one brown, so theirs
 * has the hue of their second colour, if that is another, and is a warm charcoal otherwise.
 */
function deepColor(primary: Oklch, secondary: Oklch, design: Design): string {
  const { l, c, h } = primary;
  if (design === 'yard') return toHex({ l: 0.19, c: Math.min(c, 0.025), h });
  const own = toHex(primary);
  if (contrast(own, '#ffffff') >= 7 && l >= 0.12) return own;
  const brown = brownness(h);
  const isOther = brown > 0.4 && isColored(secondary) && Math.cos(secondary.h - h) < 0.85;
  return toHex({
    l: Math.max(0.18, Math.min(0.27, l)),
    c: Math.min(c, isOther ? 0.045 : 0.075 - 0.06 * brown),
    h: isOther ? secondary.h : h,
  });
}

function computeTheme(primaryColor: string, secondaryColor: string, design: Design): Theme {
  const first = parseColor(primaryColor, defaultColors.primary);
  const second = parseColor(secondaryColor, defaultColors.secondary);
  const isYard = design === 'yard';
  const [primary, secondary] = isYard ? weakAndStrong(first, second) : [first, second];
  const hue = primary.h;
  const { paper, surface, tint, chip } = designGrounds(design, primary);
  const dark = design === 'technology';
  // The chip of a dark page is light and carries pictures only.
  const backgrounds = dark ? [paper, surface, tint] : [paper, surface, tint, chip];
  const deep = deepColor(primary, secondary, design);
  const deepLch = parseColor(deep, deep);
  const neutral = (l: number, c = 0.03): Oklch => ({ l, c: Math.min(primary.c, c), h: hue });
  // A dark fill does not look like a button on the dark page.
  const isLost = ({ fill }: { fill: string }): boolean => dark && contrast(fill, paper) < 2;
  // Two colours of buttons would read as two kinds of action.
  const action = isYard || isColored(primary) || !isColored(secondary) ? primary : secondary;
  const own = solidColors(action);
  const brand = isLost(own)
    ? solidColors(parseColor(readableColor(action, [paper, surface], 3), own.fill))
    : own;
  const ownAccent = solidColors(secondary, isYard ? 0.05 : undefined);
  // On the dark ground a button of nearly its own colour could not be seen.
  const isUnseen = isYard || contrast(brand.fill, deep) < 2;
  const accent = isUnseen && !isLost(ownAccent) ? ownAccent : brand;
  // On a dark page a navy or grey becomes the grey of a control that is switched off.
  const lit = dark && isColored(primary) && !isColored(secondary) ? primary : secondary;
  return {
    paper,
    surface,
    chip,
    tint,
    ink: readableColor(neutral(dark ? 0.97 : 0.205), backgrounds, 7),
    muted: readableColor(neutral(dark ? 0.74 : 0.5), backgrounds, 4.6),
    line: toHex(neutral(dark ? 0.32 : 0.885, 0.012)),
    brand: brand.fill,
    'on-brand': brand.label,
    'brand-text': readableColor(action, backgrounds, 4.5),
    accent: accent.fill,
    'on-accent': accent.label,
    'accent-text': readableColor(lit, backgrounds, 4.5),
    'accent-graphic': readableColor(lit, backgrounds, 3),
    ring: readableColor(lit, backgrounds, 3),
    deep,
    'on-deep': '#ffffff',
    'on-deep-muted': readableColor(neutral(0.8), [deep], 4.6),
    'accent-on-deep': readableColor(lit, [deep], 4.5),
    'ring-on-deep': readableColor(lit, [deep], 3),
    'line-on-deep': toHex({ ...deepLch, l: deepLch.l + 0.13, c: Math.min(deepLch.c, 0.06) }),
  };
}

const cache = new Map<string, Theme>();

/**
 * The tokens for two `#rrggbb` colours on a design's grounds; an unreadable colour counts as the
 * default. Takes under 1 ms per pair, and the last few hundred are cached.
 */
export function createTheme(primaryColor: string, secondaryColor: string, design: Design): Theme {
  const key = `${design} ${primaryColor} ${secondaryColor}`;
  const known = cache.get(key);
  if (known) return known;
  const theme = computeTheme(primaryColor, secondaryColor, design);
  if (cache.size > 500) cache.clear();
  cache.set(key, theme);
  return theme;
}

/**
 * The tokens as CSS custom properties, `--paper` and so on: for `style.setProperty`, one by one.
 */
export function customProperties(theme: Theme): readonly (readonly [string, string])[] {
  return tokenNames.map((token) => [`--${token}`, theme[token]] as const);
}

/**
 * The tokens as one rule for a `<style>` element. It contains hex colours only, so no value can end
 * the rule.
 */
export function themeCss(theme: Theme): string {
  return `:root{${customProperties(theme)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;
}

/** Whether text on this colour gets a changed shade, which the studio tells the agency. */
export function isAdjusted(color: string, design: Design): boolean {
  const theme = createTheme(color, color, design);
  return theme['brand-text'] !== color || theme.brand !== color;
}
