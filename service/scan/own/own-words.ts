import type { Evidence } from '../../contract/scan.ts';
import type { OwnWords, PricedItem } from '../../contract/scanned-words.ts';
import type { PageKind } from '../page-kinds.ts';
import type { FoundList } from '../page/found.ts';
import type { Page } from '../page/read-page.ts';

/** A page of the website with its purpose. */
export interface SitePage {
  readonly page: Page;
  readonly kind: PageKind | 'home';
}

/** A value of any type with its evidence. */
export interface FoundWords<Value> extends Evidence {
  readonly value: Value;
}

/** The firm's own texts, each with its evidence. */
export type FoundOwnWords = {
  readonly [Name in keyof OwnWords]?: FoundWords<NonNullable<OwnWords[Name]>> | undefined;
};

/** A price list, and what the firm calls it. */
export interface FoundPrices {
  readonly list: FoundWords<PricedItem[]>;
  readonly title: FoundWords<string> | undefined;
}

/** Facts about the firm that are known before its own texts are read. */
export interface KnownOfFirm {
  readonly name: string;
  readonly services: FoundList<string> | undefined;
  readonly prices: FoundPrices | undefined;
}
