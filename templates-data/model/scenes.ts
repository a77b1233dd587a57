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
  'practice',
  'promenade',
  'rooftops',
  'school',
  'shops',
  'theatre',
] as const;
export type Scene = (typeof scenes)[number];

/** What stands on the footer of a page, by its scene; a street where none is named. */
export const footerEdges: Readonly<Partial<Record<Scene, string>>> = {
  agility: 'trees',
  bandstand: 'trees',
  books: 'books',
  bridge: 'water',
  campsite: 'trees',
  chapel: 'arches',
  garden: 'grass',
  glasshouse: 'grass',
  hall: 'arches',
  kennels: 'fence',
  lake: 'water',
  meadow: 'grass',
  paddock: 'fence',
  park: 'trees',
  plants: 'grass',
  playground: 'fence',
  promenade: 'water',
  school: 'books',
  theatre: 'arches',
};
