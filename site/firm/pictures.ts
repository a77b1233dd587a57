/** Which pictures the pages of an industry show, and how wide each stands. */

export interface Shown {
  /** The name its files share: `law-portico` for `law-portico-640.avif` and the others. */
  readonly of: string;
  readonly sizes: string;
}

/** The line drawings, in files of their own. */
export type DrawingName =
  | 'elevation'
  | 'streets'
  | 'towers'
  | 'contours'
  | 'boardroom'
  | 'frame'
  | 'clinic'
  | 'reading-room'
  | 'shopfront'
  | 'courtyard';

interface Pictures {
  readonly hero?: Shown;
  /** Beside the words of the hero. */
  readonly room?: Shown;
  /**
   * The same place in lines, for the layout without photographs; otherwise the look's own drawing.
   */
  readonly drawing?: DrawingName;
  readonly about?: Shown;
  /** Beside the call to action. */
  readonly banner?: Shown;
  /** With the first article. */
  readonly article?: Shown;
  /** With the first services; undefined where the land is drawn, not photographed. */
  readonly services?: readonly (Shown | undefined)[];
}

const half = '(min-width: 56.25rem) 50vw, 100vw';
const law: Pictures = {
  hero: { of: 'law-colonnade', sizes: '(min-width: 56.25rem) 68rem, 100vw' },
  drawing: 'elevation',
  about: { of: 'law-portico', sizes: '(min-width: 56.25rem) 45vw, 100vw' },
  banner: { of: 'law-capital', sizes: half },
  // The hero's own file, cut to the foot of its columns: no further bytes.
  article: { of: 'law-colonnade', sizes: '(min-width: 56.25rem) 68rem, 100vw' },
};
const offices: Pictures = {
  hero: { of: 'finance-towers', sizes: '(min-width: 56.25rem) 100vw, 130vw' },
  drawing: 'towers',
  about: { of: 'finance-facade', sizes: '(min-width: 56.25rem) 60rem, 130vw' },
};
const card = '(min-width: 56.25rem) 36rem, 100vw';
const house = {
  hero: { of: 'villa', sizes: '(min-width: 56.25rem) 97vw, 135vw' },
  about: { of: 'terrace', sizes: '(min-width: 56.25rem) 56rem, 130vw' },
  banner: { of: 'pool', sizes: half },
  article: { of: 'room', sizes: '(min-width: 56.25rem) 38rem, 100vw' },
} as const satisfies Pictures;

/** Taller than its place is wide, so cut at its sides: drawn as wide as its height makes it. */
const beside = '(min-width: 56.25rem) max(43vw, 60rem), 97vw';

/** Technology shows its drawings. */
const byIndustry: Readonly<Record<string, Pictures>> = {
  law,
  finance: offices,
  consulting: {
    hero: { of: 'boardroom', sizes: '(min-width: 56.25rem) 100vw, 130vw' },
    drawing: 'boardroom',
    about: { of: 'reading-room', sizes: '(min-width: 56.25rem) 60rem, 130vw' },
  },
  construction: {
    hero: { of: 'site-frame', sizes: '(min-width: 56.25rem) 100vw, 130vw' },
    drawing: 'frame',
    about: { of: 'tiled-roof', sizes: '(min-width: 56.25rem) 97vw, 130vw' },
  },
  'real-estate': {
    ...house,
    services: [{ of: 'barn', sizes: card }, { of: 'tower', sizes: card }, undefined],
  },
  medical: {
    room: { of: 'clinic', sizes: beside },
    drawing: 'clinic',
    about: { of: 'two-armchairs', sizes: house.about.sizes },
  },
  education: { room: { of: 'reading-room', sizes: beside }, drawing: 'reading-room' },
  retail: {
    room: { of: 'shopfront', sizes: beside },
    drawing: 'shopfront',
    about: { of: 'shop-shelves', sizes: house.about.sizes },
    banner: { of: 'florist-bench', sizes: half },
  },
  hospitality: {
    hero: { of: 'courtyard', sizes: '(min-width: 56.25rem) 97vw, 135vw' },
    drawing: 'courtyard',
    about: { of: 'set-table', sizes: '(min-width: 56.25rem) 50rem, 115vw' },
    banner: { of: 'courtyard', sizes: half },
    article: { of: 'bedroom', sizes: '(min-width: 56.25rem) 38rem, 100vw' },
    services: [{ of: 'arcade', sizes: card }, { of: 'windows', sizes: card }, undefined],
  },
};

export function picturesOf(industryId: string): Pictures {
  return byIndustry[industryId] ?? {};
}
