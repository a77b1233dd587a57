/** The illustrated design's drawing for a trade. */
import type { Design } from './designs.ts';

/** The places drawn behind an opening; `town` fits every trade. */
export const scenes = ['town', 'school', 'chapel', 'park', 'shops', 'meadow'] as const;
export type Scene = (typeof scenes)[number];

/** The sets of woodcuts above services, in order; `ornament` fits every trade. */
export const iconSets = [
  'ornament',
  'learning',
  'music',
  'care',
  'animals',
  'market',
  'community',
] as const;
export type IconSet = (typeof iconSets)[number];

/**
 * Whether a design opens on its own drawing, and shows a photograph only when the agency chose one.
 */
export function drawsOpening(design: Design): boolean {
  return design === 'courtyard';
}
