/** The illustrated design's drawing for a trade. */

/** The places drawn behind an opening; `town` fits every trade. */
export const scenes = ['town', 'school', 'chapel', 'park', 'shops', 'meadow'] as const;
export type Scene = (typeof scenes)[number];
