import type { Evidence } from '../../contract/scan.ts';
import type { OwnWords, PricedItem } from '../../contract/scanned-words.ts';
import type { PageKind } from '../page-kinds.ts';
import type { FoundList } from '../page/found.ts';
import type { Page } from '../page/read-page.ts';

/** A page of the website with what it is for. */
export interface SitePage {
  readonly page: Page;
  readonly kind: PageKind | 'home';
}

/** A value of any form with its evidence. */
export interface FoundWords<Value> extends Evidence {
  readonly value: Value;
}

/** What the firm says in its own words, each with its evidence. */
export type FoundOwnWords = {
  readonly [Name in keyof OwnWords]?: FoundWords<NonNullable<OwnWords[Name]>> | undefined;
};

/** What is known of the firm by the time its own words are looked for. */
export interface KnownOfFirm {
  readonly name: string;
  readonly services: FoundList<string> | undefined;
  readonly priceList: FoundWords<PricedItem[]> | undefined;
}
