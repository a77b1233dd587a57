/** The illustrated design's drawing for a trade. */

/** The places drawn behind an opening; `town` fits every trade. */
export const scenes = [
  'town',
  'agility',
  'bandstand',
  'books',
  'bridge',
  'campsite',
  'chapel',
  'garden',
  'glasshouse',
  'hall',
  'kennels',
  'lake',
  'landmarks',
  'lane',
  'meadow',
  'paddock',
  'park',
  'plants',
  'playground',
  'promenade',
  'rooftops',
  'school',
  'shops',
  'theatre',
] as const;
export type Scene = (typeof scenes)[number];
