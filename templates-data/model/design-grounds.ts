import type { Design } from './designs.ts';
import { toHex, type Oklch } from './oklch.ts';

/**
 * The grounds of a design: paper is the page, surface the second ground (bands, cards), chip the
 * ground of portraits.
 */
const grounds: Readonly<
  Record<Exclude<Design, 'technology'>, { paper: string; surface: string; chip: string }>
> = {
  law: { paper: '#f8f6f1', surface: '#ffffff', chip: '#efeadf' },
  finance: { paper: '#ffffff', surface: '#ffffff', chip: '#eef1f5' },
  'real-estate': { paper: '#f6f3ed', surface: '#ffffff', chip: '#ece6da' },
  menu: { paper: '#fbf4e6', surface: '#fffcf5', chip: '#f3e7d0' },
  yard: { paper: '#d8d6d1', surface: '#efeeeb', chip: '#c8c5be' },
  courtyard: { paper: '#fcf9f2', surface: '#fffefb', chip: '#f3ecdf' },
};

/** The grounds of a page, tinted with its primary colour. */
export function designGrounds(
  design: Design,
  primary: Oklch,
): { paper: string; surface: string; tint: string; chip: string } {
  if (design === 'technology') {
    const at = (l: number): string => toHex({ l, c: Math.min(primary.c, 0.03), h: primary.h });
    return {
      paper: at(0.17),
      surface: at(0.21),
      tint: at(0.19),
      chip: toHex({ l: 0.95, c: Math.min(primary.c, 0.03), h: primary.h }),
    };
  }
  const l = design === 'yard' ? 0.92 : 0.972;
  return { ...grounds[design], tint: toHex({ l, c: Math.min(primary.c, 0.012), h: primary.h }) };
}
