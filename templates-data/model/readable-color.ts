import { contrast, toHex, toOklch, type Oklch } from './oklch.ts';

const blackInk = '#0b1220';

export function parseColor(color: string, fallback: string): Oklch {
  return toOklch(color) ?? toOklch(fallback) ?? { l: 0, c: 0, h: 0 };
}

/**
 * The nearest lightness of `color` that reaches `ratio` on all grounds, as `#rrggbb`; else black or
 * white.
 */
export function readableColor(color: Oklch, on: readonly string[], ratio: number): string {
  const passes = (candidate: string): boolean =>
    on.every((ground) => contrast(candidate, ground) >= ratio);
  const own = toHex(color);
  if (passes(own)) return own;
  const toward = (end: 0 | 1): { value: string; distance: number } | undefined => {
    if (!passes(end === 0 ? '#000000' : '#ffffff')) return undefined;
    let nearest = color.l;
    let farthest: number = end;
    let best = end === 0 ? '#000000' : '#ffffff';
    for (let step = 0; step < 18; step += 1) {
      const middle = (nearest + farthest) / 2;
      const candidate = toHex({ ...color, l: middle });
      if (passes(candidate)) {
        best = candidate;
        farthest = middle;
      } else nearest = middle;
    }
    return { value: best, distance: Math.abs(farthest - color.l) };
  };
  const darker = toward(0);
  const lighter = toward(1);
  if (darker && lighter) return darker.distance <= lighter.distance ? darker.value : lighter.value;
  if (darker ?? lighter) return (darker ?? lighter)?.value ?? '#000000';
  const [first = '#ffffff'] = on;
  return contrast('#ffffff', first) > contrast('#000000', first) ? '#ffffff' : '#000000';
}

/**
 * A fill and its label: white when the fill must be darkened by at most `maxDarkening` of
 * lightness, else near-black on the unchanged fill.
 */
export function solidColors(color: Oklch, maxDarkening = 0.1): { fill: string; label: string } {
  const underWhite = readableColor(color, ['#ffffff'], 4.5);
  const darkened = color.l - parseColor(underWhite, underWhite).l;
  if (darkened >= -1e-6 && darkened <= maxDarkening) return { fill: underWhite, label: '#ffffff' };
  return { fill: readableColor(color, [blackInk], 4.5), label: blackInk };
}
