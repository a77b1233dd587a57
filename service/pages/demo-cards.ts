import { chooseDesign } from '../../templates-data/model/demo-kit.ts';
import { demoFileCache } from '../demos/cache-time.ts';
import { shareCardVersion, type ShareCard } from '../../templates-data/model/share-card.ts';
import { preparePictureQuery } from '../demos/picture-queries.ts';
import type { DemoRow } from '../demos/queries.ts';
import type { Deps } from '../deps.ts';
import type { CardFiles } from '../share-cards/card-files.ts';
import { demoCard, demoValues } from '../share-cards/demo-card.ts';
import { createCardCache, type Cards } from '../share-cards/card-cache.ts';
import { drawPlainCard } from '../share-cards/plain-card.ts';
import type { PageResponse } from './page-request.ts';
import { demoKit } from './demo-kits.ts';

const cardPath = /^\/share-[a-z0-9]+\.jpg$/u;

/** Whether this part of a demo's address is that of a share card, of any version. */
export function isCardPath(rest: string): boolean {
  return cardPath.test(rest);
}

export interface DemoCards {
  /** The path of a demo's current card, below the demo's address. */
  readonly currentCardPath: (demo: DemoRow, base: string) => string;
  readonly prepare: (demo: DemoRow) => void;
  /** The bytes of a demo's current card; undefined if it cannot be drawn now. */
  readonly draw: (demo: DemoRow) => Promise<Buffer | undefined>;
  /** Answers a card's address; that of a former version redirects to the current one. */
  readonly answer: (
    demo: DemoRow,
    address: { readonly rest: string; readonly base: string },
    ifNoneMatch: string | undefined,
  ) => Promise<PageResponse>;
}

/** The share cards of demos; tests pass `cards` to replace the drawing. */
export function createDemoCards(
  { site, store, log, now }: Pick<Deps, 'site' | 'store' | 'log' | 'now'>,
  cards: Cards = createCardCache({
    onFailure: (error) => log.warn({ err: error }, 'share card not drawn'),
  }),
): DemoCards {
  const readPicture = preparePictureQuery(store);

  function createCard(demo: DemoRow): ShareCard {
    const values = demoValues(demo);
    const kit = demoKit(values, site);
    return demoCard(values, kit, chooseDesign(values, kit));
  }

  /** The files of a card's pictures: the demo's stored ones, or the build's. */
  async function readFiles({ uniqueId }: DemoRow, { photo, logo }: ShareCard): Promise<CardFiles> {
    const isBuilt = photo.startsWith('/');
    const built = isBuilt ? await site.find(photo)?.body.as('identity') : undefined;
    const stored =
      isBuilt || photo === '' ? undefined : await readPicture(uniqueId, 'opening', photo);
    const sign = logo === '' ? undefined : await readPicture(uniqueId, 'logo', logo);
    return { photo: built ?? stored?.bytes, logo: sign?.bytes };
  }

  function currentCardPath(demo: DemoRow, base: string): string {
    return `${base}/share-${shareCardVersion(createCard(demo))}.jpg`;
  }

  return {
    currentCardPath,
    prepare: (demo) => {
      const card = createCard(demo);
      cards.prepare(card, () => readFiles(demo, card));
    },
    draw: (demo) => {
      const card = createCard(demo);
      return cards.find(card, () => readFiles(demo, card));
    },
    answer: async (demo, { rest, base }, ifNoneMatch) => {
      const current = currentCardPath(demo, base);
      const notForSearch = { 'X-Robots-Tag': 'noindex, nofollow' };
      if (base + rest !== current) {
        const headers = { Location: current, 'Cache-Control': 'no-store', ...notForSearch };
        return { status: 302, headers, body: undefined };
      }
      const card = createCard(demo);
      const etag = `"${shareCardVersion(card)}"`;
      const cacheable = {
        'Content-Type': 'image/jpeg',
        ETag: etag,
        'Cache-Control': demoFileCache(demo.expiresAt - now()),
        ...notForSearch,
      };
      if (ifNoneMatch?.includes(etag) === true)
        return { status: 304, headers: cacheable, body: undefined };
      const picture = await cards.find(card, () => readFiles(demo, card));
      if (picture) return { status: 200, headers: cacheable, body: picture };
      const headers = { 'Content-Type': 'image/png', 'Cache-Control': 'no-store', ...notForSearch };
      return { status: 200, headers, body: drawPlainCard(card) };
    },
  };
}
