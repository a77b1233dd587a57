/** An industry whose sample site has each design. */
export const designSamples = [
  'law',
  'finance',
  'real-estate',
  'technology',
  'hospitality',
  'education',
  'construction',
] as const;
