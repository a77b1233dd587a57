import { fontData } from 'astro:assets';
import { digestOf } from './digest-of.ts';
import { pruneVariants, type RootAttributes } from './prune-variants.ts';
import { hasVietnamese } from '../../templates-data/model/show-text.ts';
import type { Design } from '../../templates-data/model/designs.ts';
import { themeCss, type Theme } from '../../templates-data/model/theme.ts';
import { islandLoader as loader } from '../firm/island-loader.ts';
import { fontsOf } from '../firm/looks/looks.ts';
import { sheetOf, sheetOfParts, type Part } from '../firm/looks/sheets.ts';
import { oncePer } from '../firm/once.ts';
import { themeOfSite, type FirmSite } from '../firm/read-site.ts';
import { cardPathOf } from '../firm/share-card.ts';

/** A style sheet or script that stands in the page, with what a policy calls it. */
interface Hashed {
  readonly text: string;
  readonly hash: `sha256-${string}`;
}

function withHash(text: string): Hashed {
  return { text, hash: digestOf(text) };
}

export const islandLoader = withHash(loader);

interface Head {
  readonly theme: Theme;
  readonly colors: Hashed;
  /** The picture of a link in a chat; drawn by scripts/build-share-cards.ts. */
  readonly shareImage: string;
  /** Whether its words have letters that the faces bring in files of their own. */
  readonly isVietnamese: boolean;
}

/** What the heads of all pages of a site say alike. */
export const headOf = oncePer((site: FirmSite): Head => {
  const theme = themeOfSite(site);
  return {
    theme,
    colors: withHash(themeCss(theme)),
    shareImage: cardPathOf(site),
    isVietnamese: hasVietnamese(
      JSON.stringify([site.overrides, site.words, site.people, site.services]),
    ),
  };
});

/**
 * The Western letters of the upright faces: what the first screen is written in. The rest of Latin
 * and the italic wait.
 */
export function firstFontsOf(design: Design): readonly { readonly url: string }[] {
  return fontsOf(design).flatMap((name) =>
    fontData[name]
      .filter(({ style }) => style !== 'italic')
      .flatMap(({ src }) => src.filter(({ url }) => url !== ''))
      .slice(0, 1),
  );
}

const sheets = new Map<string, Hashed>();

/**
 * The style sheet of a sample's page with these parts, whose root has these attributes for good,
 * and whose name has this length.
 */
export function pageSheetOf(
  design: Design,
  parts: readonly Part[],
  isVietnamese: boolean,
  root: RootAttributes,
  fit: string,
): Hashed {
  const key = `${design} ${parts.join(' ')} ${isVietnamese} ${Object.values(root).join(' ')} ${fit}`;
  const known = sheets.get(key);
  if (known) return known;
  const letters = isVietnamese ? sheetOfParts(design, ['vietnamese']) : '';
  const sheet = withHash(
    nearItalicOf(design) + letters + pruneVariants(sheetOf(design, parts), { root, fit }),
  );
  sheets.set(key, sheet);
  return sheet;
}

/**
 * The italic arrives last. Until then the upright face stands in at its width, so that no line
 * breaks differently when it comes.
 */
export function nearItalicOf(design: Design): string {
  const [upright] = firstFontsOf(design);
  return design === 'law' && upright
    ? `@font-face{font-family:"Near Italic";src:url("${upright.url}") format("woff2");font-style:italic;font-weight:300;size-adjust:88.2%;ascent-override:83.9%;descent-override:30.6%;line-gap-override:0%}`
    : '';
}
