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
  /** The same place in lines, for the layout without photographs; otherwise the look's own drawing. */
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
  },
  construction: {
    hero: { of: 'site-frame', sizes: '(min-width: 56.25rem) 100vw, 130vw' },
    drawing: 'frame',
  },
  'real-estate': {
    ...house,
    services: [{ of: 'barn', sizes: card }, { of: 'tower', sizes: card }, undefined],
  },
  medical: { room: { of: 'clinic', sizes: beside }, drawing: 'clinic' },
  education: { room: { of: 'reading-room', sizes: beside }, drawing: 'reading-room' },
  retail: { room: { of: 'shopfront', sizes: beside }, drawing: 'shopfront' },
  hospitality: {
    hero: { of: 'courtyard', sizes: '(min-width: 56.25rem) 97vw, 135vw' },
    drawing: 'courtyard',
    about: { of: 'arcade', sizes: '(min-width: 56.25rem) 50rem, 115vw' },
    banner: { of: 'courtyard', sizes: half },
    article: { of: 'windows', sizes: '(min-width: 56.25rem) 38rem, 100vw' },
    services: [{ of: 'arcade', sizes: card }, { of: 'windows', sizes: card }, undefined],
  },
};

/** A picture that an agency may choose for a demo. */
interface SetPicture {
  readonly of: string;
  /** What it shows, for people who choose. */
  readonly label: string;
}

const choices: Readonly<Record<string, string>> = {
  'law-colonnade': 'Colonnade',
  'law-portico': 'Portico',
  'law-capital': 'Capital of a column',
  'finance-towers': 'Glass towers',
  'finance-facade': 'Glass facade',
  boardroom: 'Boardroom',
  'site-frame': "Building's frame",
  villa: 'House at dusk',
  terrace: 'Terrace',
  pool: 'Pool',
  room: 'Living room',
  barn: 'Barn house',
  tower: 'Tower of flats',
  clinic: 'Bright reception',
  'reading-room': 'Reading room',
  shopfront: 'Shopfront',
  courtyard: 'Courtyard in the evening',
  arcade: 'Arcade',
  windows: 'Lit windows',
};

/** The pictures that fit an industry, the best first. */
const sets: Readonly<Record<string, readonly string[]>> = {
  law: ['law-colonnade', 'law-portico', 'law-capital', 'boardroom', 'reading-room', 'finance-facade'],
  finance: ['finance-towers', 'finance-facade', 'boardroom', 'tower', 'law-portico', 'reading-room'],
  consulting: ['boardroom', 'finance-facade', 'finance-towers', 'reading-room', 'clinic', 'law-portico'],
  construction: ['site-frame', 'barn', 'tower', 'finance-facade', 'villa', 'terrace'],
  'real-estate': ['villa', 'terrace', 'pool', 'room', 'barn', 'tower', 'windows', 'courtyard'],
  technology: ['finance-facade', 'finance-towers', 'boardroom', 'tower', 'clinic', 'reading-room'],
  medical: ['clinic', 'reading-room', 'shopfront', 'boardroom', 'barn', 'finance-facade'],
  education: ['reading-room', 'law-portico', 'law-colonnade', 'windows', 'boardroom', 'clinic'],
  retail: ['shopfront', 'clinic', 'windows', 'courtyard', 'barn', 'reading-room'],
  hospitality: ['courtyard', 'arcade', 'windows', 'shopfront', 'terrace', 'pool'],
  general: [
    'windows',
    'shopfront',
    'reading-room',
    'clinic',
    'courtyard',
    'barn',
    'boardroom',
    'law-portico',
  ],
};

/**
 * Which pictures of the set stand on a demo's pages until the agency chooses others: few, and nothing of another trade. A business
 * of no industry opens on the design's own lines.
 */
const defaults: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  law: { opening: 'law-colonnade', about: 'law-portico', banner: 'law-capital' },
  finance: { opening: 'finance-towers', about: 'finance-facade' },
  consulting: { opening: 'boardroom' },
  construction: { opening: 'site-frame' },
  'real-estate': {
    opening: 'villa',
    about: 'terrace',
    banner: 'pool',
    service1: 'barn',
    service2: 'tower',
    service3: 'room',
  },
  medical: { opening: 'clinic' },
  education: { opening: 'reading-room' },
  retail: { opening: 'shopfront' },
  hospitality: { opening: 'courtyard', about: 'arcade' },
};

/** The pictures that an agency may choose for demos of an industry. */
export function pictureSet(industryId: string): readonly SetPicture[] {
  return (sets[industryId] ?? []).map((of) => ({ of, label: choices[of] ?? of }));
}

export function picturesOf(industryId: string): Pictures {
  return byIndustry[industryId] ?? {};
}

/** The pictures of a demo by place, until the agency chooses others. */
export function defaultPictures(industryId: string): Readonly<Record<string, string>> {
  return defaults[industryId] ?? {};
}

/** Whether the opening's picture stands beside its words, not under them. */
export function hasRoom(industryId: string): boolean {
  return picturesOf(industryId).room !== undefined;
}
