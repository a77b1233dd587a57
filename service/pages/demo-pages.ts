import type { DemoMaker } from '../../templates-data/model/demo-label.ts';
import type { Language } from '../../templates-data/model/languages.ts';
import type { Deps } from '../deps.ts';
import type { PageContent } from './content.ts';
import type { DemoAddress } from './demo-address.ts';
import type { DemoCards } from './demo-cards.ts';
import { drawDemoPage, type DemoAnswer, type ShownDemo } from './draw-demo-page.ts';
import type { ExpiredDemo } from './expired-texts.ts';
import { expiredPage, gonePage, missingPage } from './notice-pages.ts';
import { createPageCache, type DemoEdition } from './page-cache.ts';

export interface DemoPages {
  /**
   * A page that is cached in this version; `rest` is the path below the demo's address, such as
   * `/services`.
   */
  readonly findCached: (
    demo: DemoEdition,
    rest: string,
    address: DemoAddress,
  ) => PageContent | undefined;
  /**
   * A page of a saved demo, rendered and cached; the demo's own "not found" page for a path without
   * one.
   */
  readonly fill: (shown: ShownDemo, rest: string) => DemoAnswer | undefined;
  /** Renders a page from unsaved values; it is not cached. */
  readonly draw: (shown: ShownDemo, rest: string) => DemoAnswer | undefined;
  /** The page for an id that no demo has. */
  readonly missing: (
    uniqueId: string,
    reader: { readonly maker: DemoMaker | undefined; readonly language: Language },
  ) => PageContent | undefined;
  /** The page after a demo's last day. */
  readonly expired: (expired: ExpiredDemo) => PageContent | undefined;
  /** The page shown for every demo that was taken down. */
  readonly gone: (language: Language) => PageContent | undefined;
}

export function createDemoPages(
  deps: Pick<Deps, 'site' | 'env' | 'now'>,
  cards: DemoCards,
): DemoPages {
  const cache = createPageCache(deps.now);
  const drawing = { ...deps, cards };

  return {
    draw: (shown, rest) => drawDemoPage(shown, rest, drawing)?.answer,
    findCached: cache.find,
    fill: (shown, rest) => {
      const drawn = drawDemoPage(shown, rest, drawing);
      if (drawn?.answer.kind !== 'page') return drawn?.answer;
      const { answer, until } = drawn;
      const { demo, maker, agencyVersion, address } = shown;
      cards.prepare(demo);
      if (!answer.isMissing) {
        const { isWhiteLabel = false } = maker;
        const edition = { id: demo.id, version: demo.version, agencyVersion, isWhiteLabel, until };
        cache.store(edition, rest, address, answer.page);
      }
      return answer;
    },
    missing: (uniqueId, reader) => missingPage(uniqueId, reader, drawing),
    gone: (language) => gonePage(language, drawing),
    expired: (expired) => expiredPage(expired, drawing),
  };
}
