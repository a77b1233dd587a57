/** The illustrated design's drawing for a trade. */
import type { Design } from './designs.ts';

/** The places drawn behind an opening; `town` fits every trade. */
export const scenes = ['town', 'school', 'chapel', 'park', 'shops', 'meadow'] as const;
export type Scene = (typeof scenes)[number];

/**
 * Whether a design opens on its own drawing and shows a photograph there only when somebody chose
 * it.
 */
export function drawsOpening(design: Design): boolean {
  return design === 'courtyard';
}
