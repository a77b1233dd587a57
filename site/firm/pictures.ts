/** The pictures on the pages of an industry's sample, with their widths. */

export interface ShownPicture {
  /** The common name of its files: `law-portico` for `law-portico-640.avif` and the others. */
  readonly of: string;
  readonly sizes: string;
}

/** The line drawings, each in its own file. */
export type DrawingName =
  | 'elevation'
  | 'streets'
  | 'quarters'
  | 'house-plan'
  | 'plan-barn'
  | 'plan-flat'
  | 'plan-duplex'
  | 'plan-corner'
  | 'key-round'
  | 'key-diamond'
  | 'key-square'
  | 'towers'
  | 'contours'
  | 'boardroom'
  | 'frame'
  | 'clinic'
  | 'reading-room'
  | 'shopfront'
  | 'courtyard';

interface Pictures {
  readonly hero?: ShownPicture;
  /** The plate of a title page, in place of the hero's picture. */
  readonly frontispiece?: ShownPicture;
  /** Beside the words of the hero. */
  readonly room?: ShownPicture;
  /** A line drawing for the layout without photographs; by default that of the design. */
  readonly drawing?: DrawingName;
  readonly about?: ShownPicture;
  /** Beside the call to action. */
  readonly banner?: ShownPicture;
  /** With the first article. */
  readonly article?: ShownPicture;
  /** With the first services; undefined for one that is drawn. */
  readonly services?: readonly (ShownPicture | undefined)[];
}

const half = '(min-width: 56.25rem) 50vw, 100vw';
const law: Pictures = {
  hero: { of: 'law-colonnade', sizes: '(min-width: 56.25rem) 68rem, 100vw' },
  frontispiece: {
    of: 'law-library',
    // The largest file would come late on phones.
    sizes: '(min-width: 56.25rem) 68rem, (min-resolution: 2.5x) 85vw, 110vw',
  },
  drawing: 'elevation',
  about: { of: 'solicitors-desk', sizes: '(min-width: 56.25rem) 45vw, 100vw' },
  article: { of: 'nursery', sizes: half },
};
const offices: Pictures = {
  hero: { of: 'two-page-report', sizes: '(min-width: 56.25rem) 100vw, 130vw' },
  drawing: 'towers',
  about: { of: 'kitchen-table', sizes: '(min-width: 56.25rem) 60rem, 130vw' },
};
const card = '(min-width: 56.25rem) 36rem, 100vw';
const house = {
  hero: { of: 'villa', sizes: '(min-width: 56.25rem) 97vw, 135vw' },
  about: { of: 'barn', sizes: '(min-width: 56.25rem) 56rem, 130vw' },
  banner: { of: 'terrace', sizes: half },
} as const satisfies Pictures;

/** Larger than the column, because the picture fills its height and is cropped at the sides. */
const beside = '(min-width: 56.25rem) max(43vw, 60rem), 97vw';

/** Technology has none, because it shows its drawings. */
const byIndustry: Readonly<Record<string, Pictures>> = {
  law,
  finance: offices,
  consulting: {
    hero: { of: 'boardroom', sizes: '(min-width: 56.25rem) 100vw, 130vw' },
    drawing: 'boardroom',
    about: { of: 'reading-room', sizes: '(min-width: 56.25rem) 60rem, 130vw' },
  },
  construction: {
    hero: { of: 'house-frame', sizes: '(min-width: 56.25rem) 100vw, 130vw' },
    drawing: 'frame',
    about: { of: 'tiled-roof', sizes: '(min-width: 56.25rem) 97vw, 130vw' },
  },
  'real-estate': house,
  medical: {
    room: { of: 'clinic-people', sizes: beside },
    drawing: 'clinic',
    about: { of: 'dentist-chair', sizes: house.about.sizes },
  },
  education: { room: { of: 'reading-room', sizes: beside }, drawing: 'reading-room' },
  retail: {
    room: { of: 'shopfront', sizes: beside },
    drawing: 'shopfront',
    about: { of: 'shop-shelves', sizes: house.about.sizes },
    banner: { of: 'florist-bench', sizes: half },
  },
  hospitality: {
    hero: { of: 'courtyard', sizes: house.hero.sizes },
    drawing: 'courtyard',
    about: { of: 'bar-at-night', sizes: house.about.sizes },
    banner: { of: 'set-table', sizes: house.hero.sizes },
    article: { of: 'bakery-shelves', sizes: house.about.sizes },
    services: [{ of: 'arcade', sizes: card }, { of: 'windows', sizes: card }, undefined],
  },
};

export function samplePictures(industryId: string): Pictures {
  return byIndustry[industryId] ?? {};
}
