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
  about: { of: 'law-portico', sizes: '(min-width: 56.25rem) 45vw, 100vw' },
  banner: { of: 'law-capital', sizes: half },
  // The hero's own file, cut to the foot of its columns: no further bytes.
  article: { of: 'law-colonnade', sizes: '(min-width: 56.25rem) 68rem, 100vw' },
};
const offices: Pictures = {
  hero: { of: 'finance-towers', sizes: '(min-width: 56.25rem) 100vw, 130vw' },
  about: { of: 'finance-facade', sizes: '(min-width: 56.25rem) 60rem, 130vw' },
};
const card = '(min-width: 56.25rem) 36rem, 100vw';
const house = {
  hero: { of: 'villa', sizes: '(min-width: 56.25rem) 97vw, 135vw' },
  about: { of: 'terrace', sizes: '(min-width: 56.25rem) 56rem, 130vw' },
  banner: { of: 'pool', sizes: half },
  article: { of: 'room', sizes: '(min-width: 56.25rem) 38rem, 100vw' },
} as const satisfies Pictures;
const [barn, room] = ['barn', 'room'].map((of) => ({ of, sizes: card }));

/** Taller than its place is wide, so cut at its sides: drawn as wide as its height makes it. */
const beside = '(min-width: 56.25rem) max(43vw, 60rem), 97vw';

/** Technology shows its drawings. */
const byIndustry: Readonly<Record<string, Pictures>> = {
  law,
  finance: offices,
  consulting: {
    hero: { of: 'boardroom', sizes: '(min-width: 56.25rem) 100vw, 130vw' },
    drawing: 'boardroom',
    about: offices.about,
  },
  construction: {
    hero: { of: 'site-frame', sizes: '(min-width: 56.25rem) 100vw, 130vw' },
    drawing: 'frame',
    about: offices.about,
  },
  'real-estate': { ...house, services: [barn, { of: 'tower', sizes: card }, undefined] },
  medical: { room: { of: 'clinic', sizes: beside }, drawing: 'clinic' },
  education: { room: { of: 'reading-room', sizes: beside }, drawing: 'reading-room' },
  general: { room: { of: 'windows', sizes: beside }, drawing: 'courtyard' },
  retail: { room: { of: 'shopfront', sizes: beside }, drawing: 'shopfront' },
  hospitality: {
    ...house,
    hero: { of: 'courtyard', sizes: '(min-width: 56.25rem) 97vw, 135vw' },
    drawing: 'courtyard',
    banner: { of: 'courtyard', sizes: half },
    services: [{ of: 'arcade', sizes: card }, { of: 'windows', sizes: card }, room],
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
  clinic: 'Treatment room',
  'reading-room': 'Reading room',
  shopfront: 'Shopfront',
  courtyard: 'Courtyard in the evening',
  arcade: 'Arcade',
  windows: 'Lit windows',
};

/** The pictures that fit an industry, the best first. */
const sets: Readonly<Record<string, readonly string[]>> = {
  law: ['law-colonnade', 'law-portico', 'law-capital', 'reading-room', 'boardroom', 'arcade'],
  finance: ['finance-towers', 'finance-facade', 'boardroom', 'windows', 'law-portico', 'reading-room'],
  consulting: ['boardroom', 'finance-facade', 'finance-towers', 'reading-room', 'windows', 'arcade'],
  construction: ['site-frame', 'barn', 'villa', 'tower', 'terrace', 'windows'],
  'real-estate': ['villa', 'terrace', 'pool', 'room', 'barn', 'tower', 'windows', 'courtyard'],
  technology: ['finance-facade', 'finance-towers', 'boardroom', 'windows', 'tower', 'reading-room'],
  medical: ['clinic', 'windows', 'courtyard', 'arcade', 'reading-room', 'terrace'],
  education: ['reading-room', 'arcade', 'courtyard', 'windows', 'law-portico', 'boardroom'],
  retail: ['shopfront', 'arcade', 'windows', 'courtyard', 'room', 'reading-room'],
  hospitality: ['courtyard', 'arcade', 'windows', 'terrace', 'room', 'pool'],
  general: ['windows', 'arcade', 'courtyard', 'shopfront', 'reading-room', 'terrace', 'boardroom'],
};

/** The pictures that an agency may choose for demos of an industry. */
export function pictureSet(industryId: string): readonly SetPicture[] {
  return (sets[industryId] ?? []).map((of) => ({ of, label: choices[of] ?? of }));
}

export function picturesOf(industryId: string): Pictures {
  return byIndustry[industryId] ?? {};
}
