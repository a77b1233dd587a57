import { createByteCache } from './byte-cache.ts';
import type { PageContent } from './content.ts';
import type { DemoAddress } from './demo-address.ts';

/** Bytes of rendered pages in memory: a page is rendered and compressed once per version. */
const maxBytes = 40_000_000;
/**
 * Memory of a cached page per byte: itself, its compressed forms (a third at most), and its
 * headers.
 */
const bytesPerByte = 1.5;

/** A demo in one version of its own and of its agency. */
export interface DemoEdition {
  readonly id: string;
  readonly version: number;
  readonly agencyVersion: number;
  readonly isWhiteLabel: boolean;
}

interface CachedDemo {
  readonly edition: string;
  /**
   * When the content of its pages changes without an edit: at the end of the next calendar event.
   */
  readonly until: number;
  readonly pages: Map<string, PageContent>;
  bytes: number;
}

interface PageCache {
  /** A page in this edition; `rest` is the path below the demo's address. */
  readonly find: (demo: DemoEdition, rest: string, address: DemoAddress) => PageContent | undefined;
  readonly store: (
    demo: DemoEdition & { readonly until: number },
    rest: string,
    address: DemoAddress,
    page: PageContent,
  ) => void;
}

function editionKey({ version, agencyVersion, isWhiteLabel }: DemoEdition): string {
  return `${version} ${agencyVersion} ${isWhiteLabel}`;
}

function pageKey(rest: string, { origin, base, isOwn }: DemoAddress): string {
  return isOwn ? origin + base + rest : rest;
}

/** Rendered pages by demo, each demo in the edition that was requested last. */
export function createPageCache(now: () => number): PageCache {
  const cached = createByteCache<CachedDemo>({
    maxBytes,
    onDrop: ({ pages }) => pages.forEach(({ body }) => body.retire()),
  });

  return {
    find: (demo, rest, address) => {
      const known = cached.get(demo.id);
      if (!known) return undefined;
      if (known.edition === editionKey(demo) && now() < known.until)
        return known.pages.get(pageKey(rest, address));
      cached.delete(demo.id);
      return undefined;
    },
    store: (demo, rest, address, page) => {
      const edition = editionKey(demo);
      const known = cached.get(demo.id);
      const entry =
        known?.edition === edition && known.until === demo.until
          ? known
          : { edition, until: demo.until, pages: new Map<string, PageContent>(), bytes: 0 };
      const key = pageKey(rest, address);
      const replaced = entry.pages.get(key)?.body;
      replaced?.retire();
      entry.bytes += (page.body.size - (replaced?.size ?? 0)) * bytesPerByte;
      entry.pages.set(key, page);
      cached.set(demo.id, entry, entry.bytes);
    },
  };
}
