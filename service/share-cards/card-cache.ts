import { shareCardVersion, type ShareCard } from '../../templates-data/model/share-card.ts';
import { createByteCache } from '../pages/byte-cache.ts';
import type { CardFiles } from './card-files.ts';

interface Options {
  readonly render?: (card: ShareCard, files: CardFiles) => Promise<Buffer>;
  /** Called for a card that could not be drawn. */
  readonly onFailure?: (error: unknown) => void;
  readonly limits?: Partial<typeof defaultLimits>;
}

const defaultLimits = {
  /** Cards drawn at the same time; each uses a whole core. */
  atOnce: 1,
  /** Cards that visitors wait for. */
  waiting: 40,
  /** Number of waiting cards up to which others are drawn in advance. */
  waitingToPrepare: 4,
  /** Bytes of cards kept in memory: about 350 of them. */
  keptBytes: 32_000_000,
  /** Milliseconds that a visitor waits for a card. */
  timeout: 8000,
};

/** Drawing needs the image library, which is loaded with the first card. */
async function renderCard(card: ShareCard, files: CardFiles): Promise<Buffer> {
  const { renderCard: render } = await import('./render-card.ts');
  return render(card, files);
}

/** Reads the files of a card's photograph and logo, when it is drawn. */
type ReadFiles = () => Promise<CardFiles>;

export interface Cards {
  /** The card as JPEG, drawn once and cached; undefined when it cannot be drawn now. */
  readonly find: (card: ShareCard, readFiles?: ReadFiles) => Promise<Buffer | undefined>;
  /** Draws a card in advance, unless others are waiting. */
  readonly prepare: (card: ShareCard, readFiles?: ReadFiles) => void;
}

/** Draws cards one after another, each version once, and caches the latest. */
export function createCardCache({ render = renderCard, onFailure, limits }: Options = {}): Cards {
  const { atOnce, waiting, waitingToPrepare, keptBytes, timeout } = {
    ...defaultLimits,
    ...limits,
  };
  const pictures = createByteCache<Buffer>({ maxBytes: keptBytes });
  const drawing = new Map<string, Promise<Buffer | undefined>>();
  const turns: (() => void)[] = [];
  let atWork = 0;

  async function waitForTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (atWork >= atOnce) await new Promise<void>((resolve) => turns.push(resolve));
    else atWork += 1;
    try {
      return await work();
    } finally {
      // Passes the turn on directly, so that no later caller gets it first.
      const next = turns.shift();
      if (next) next();
      else atWork -= 1;
    }
  }

  async function draw(
    card: ShareCard,
    version: string,
    readFiles: ReadFiles | undefined,
  ): Promise<Buffer | undefined> {
    try {
      const picture = await waitForTurn(async () =>
        render(card, readFiles ? await readFiles() : {}),
      );
      pictures.set(version, picture, picture.length);
      return picture;
    } catch (error) {
      onFailure?.(error);
      return undefined;
    } finally {
      drawing.delete(version);
    }
  }

  function begin(
    card: ShareCard,
    version: string,
    readFiles: ReadFiles | undefined,
  ): Promise<Buffer | undefined> {
    const begun = drawing.get(version) ?? draw(card, version, readFiles);
    drawing.set(version, begun);
    return begun;
  }

  return {
    find: async (card, readFiles) => {
      const version = shareCardVersion(card);
      const known = pictures.get(version);
      if (known) return known;
      if (!drawing.has(version) && drawing.size >= waiting) return undefined;
      const { promise: tooLong, resolve } = Promise.withResolvers<undefined>();
      const timer = setTimeout(() => resolve(undefined), timeout);
      const picture = await Promise.race([begin(card, version, readFiles), tooLong]);
      clearTimeout(timer);
      return picture;
    },
    prepare: (card, readFiles) => {
      const version = shareCardVersion(card);
      if (!pictures.get(version) && !drawing.has(version) && drawing.size < waitingToPrepare)
        void begin(card, version, readFiles);
    },
  };
}
