import type { Design } from './designs.ts';
import { toHex, type Oklch } from './oklch.ts';

/** Lightness and chroma of a ground. */
type Ground = readonly [l: number, c: number];

const white: Ground = [1, 0];

/**
 * The grounds of a design: paper is the page, surface the second ground (bands, cards), chip the
 * ground of portraits.
 */
const grounds: Readonly<
  Record<Exclude<Design, 'technology'>, readonly [paper: Ground, surface: Ground, chip: Ground]>
> = {
  law: [[0.973, 0.007], white, [0.938, 0.016]],
  finance: [white, white, [0.957, 0.006]],
  'real-estate': [[0.965, 0.009], white, [0.926, 0.017]],
  menu: [
    [0.969, 0.02],
    [0.991, 0.01],
    [0.931, 0.033],
  ],
  yard: [
    [0.876, 0.007],
    [0.949, 0.004],
    [0.824, 0.01],
  ],
  courtyard: [
    [0.982, 0.01],
    [0.997, 0.004],
    [0.945, 0.019],
  ],
};

/**
 * The grounds of a page, tinted with its primary colour. A warm or green one turns a cream paper
 * toward its hue, at most half way, and pales it: at its full hue, paper beside burgundy would be
 * pink. The turn begins gradually, so that no slider of colours makes the paper jump.
 */
export function designGrounds(
  design: Design,
  primary: Oklch,
): { paper: string; surface: string; tint: string; chip: string } {
  const own = (l: number, c: number): string =>
    toHex({ l, c: Math.min(primary.c, c), h: primary.h });
  if (design === 'technology') {
    return {
      paper: own(0.17, 0.03),
      surface: own(0.21, 0.03),
      tint: own(0.19, 0.03),
      chip: own(0.95, 0.03),
    };
  }
  const warmth = Math.max(0, Math.min(1, primary.c * 20, Math.cos(primary.h - 1.3) * 3));
  const h = 1.5 + ((primary.h - 1.5) * warmth) / 2;
  const shade = ([l, c]: Ground): string =>
    design === 'finance' ? own(l, c) : toHex({ l, c: c * (1 - 0.3 * warmth), h });
  const [paper, surface, chip] = grounds[design];
  return {
    paper: shade(paper),
    surface: shade(surface),
    chip: shade(chip),
    tint: own(design === 'yard' ? 0.92 : 0.972, 0.012),
  };
}
