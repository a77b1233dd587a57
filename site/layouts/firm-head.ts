import { fontData } from 'astro:assets';
import { cspHash } from './csp-hash.ts';
import { pruneVariants, type RootAttributes } from './prune-variants.ts';
import { hasVietnamese } from '../../templates-data/model/show-text.ts';
import type { Design } from '../../templates-data/model/designs.ts';
import { themeCss, type Theme } from '../../templates-data/model/theme.ts';
import { islandLoader as loader } from '../firm/island-loader.ts';
import { designFonts } from '../firm/designs/fonts.ts';
import { createSheet, createPartsSheet, type Part } from '../firm/designs/sheets.ts';
import { memoize } from '../firm/cache.ts';
import { siteTheme, type FirmSite } from '../firm/read-site.ts';
import { siteCardPath } from '../firm/share-card.ts';

/** An inline style sheet or script with its hash for the policy. */
interface Hashed {
  readonly text: string;
  readonly hash: `sha256-${string}`;
}

function withHash(text: string): Hashed {
  return { text, hash: cspHash(text) };
}

export const islandLoader = withHash(loader);

interface Head {
  readonly theme: Theme;
  readonly colors: Hashed;
  /** The page's share card, drawn by scripts/build-share-cards.ts. */
  readonly shareImage: string;
  /** Whether its texts need the font files for Vietnamese. */
  readonly isVietnamese: boolean;
}

/** The parts of the head that all pages of a site share. */
export const siteHead = memoize((site: FirmSite): Head => {
  const theme = siteTheme(site);
  return {
    theme,
    colors: withHash(themeCss(theme)),
    shareImage: siteCardPath(site),
    isVietnamese: hasVietnamese(
      JSON.stringify([site.overrides, site.words, site.people, site.services]),
    ),
  };
});

/**
 * The fonts of the first screen: the Western letters of the upright styles. The others load later.
 */
export function preloadedFonts(design: Design): readonly { readonly url: string }[] {
  return designFonts(design).flatMap((name) =>
    fontData[name]
      .filter(({ style }) => style !== 'italic')
      .flatMap(({ src }) => src.filter(({ url }) => url !== ''))
      .slice(0, 1),
  );
}

const sheets = new Map<string, Hashed>();

/**
 * The style sheet of a sample's page, reduced to its parts, its root's attributes, and the length
 * of its name.
 */
export function prunedSheet(
  design: Design,
  parts: readonly Part[],
  isVietnamese: boolean,
  root: RootAttributes,
  fit: string,
): Hashed {
  const key = `${design} ${parts.join(' ')} ${isVietnamese} ${Object.values(root).join(' ')} ${fit}`;
  const known = sheets.get(key);
  if (known) return known;
  const letters = isVietnamese ? createPartsSheet(design, ['vietnamese']) : '';
  const sheet = withHash(
    italicFallback(design) + letters + pruneVariants(createSheet(design, parts), { root, fit }),
  );
  sheets.set(key, sheet);
  return sheet;
}

/**
 * The italic loads last. Until then the upright font is shown at its width, so that no line breaks
 * change.
 */
export function italicFallback(design: Design): string {
  const [upright] = preloadedFonts(design);
  return design === 'law' && upright
    ? `@font-face{font-family:"Near Italic";src:url("${upright.url}") format("woff2");font-style:italic;font-weight:300;size-adjust:88.2%;ascent-override:83.9%;descent-override:30.6%;line-gap-override:0%}`
    : '';
}
