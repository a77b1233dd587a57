import { pagePaths } from '../../templates-data/model/sections.ts';
import { findLogo, findMaker } from '../agencies/queries.ts';
import { publicWebsiteData } from '../demos/public-website-data.ts';
import type { DemoRow } from '../demos/queries.ts';
import type { Deps } from '../deps.ts';
import { createWhiteLabelCheck } from '../plans/white-label.ts';
import { sharedAddress } from '../pages/demo-address.ts';
import type { DemoPages } from '../pages/demo-pages.ts';
import type { DemoCards } from '../pages/demo-cards.ts';
import type { ShownDemo } from '../pages/draw-demo-page.ts';
import { toJsonValue } from './canonical-json.ts';
import { clientOrigin } from './client-origin.ts';
import { addPageFiles, createAddressRewriter } from './collect-page-files.ts';
import { cardPath, logoPath, type FrozenFile } from './frozen-files.ts';
import { pictureVersion } from './picture-version.ts';
import { sha256 } from '../sha256.ts';

/** The content of a demo at one time, with the SHA-256 of each page and file. */
interface FrozenVersion {
  readonly demo: { readonly name: string; readonly link: string; readonly industry: string };
  readonly version: number;
  /** The values in the pages: overrides, texts, lists and pictures. */
  readonly content: unknown;
  readonly pages: readonly { readonly path: string; readonly sha256: string }[];
  /** Style sheets, fonts and pictures of the build and of the client. */
  readonly files: readonly { readonly path: string; readonly sha256: string }[];
  /** SHA-256 of the list of build files that the pages use, one `{sha256} {path}` per line. */
  readonly build: string;
}

type Needed = Pick<Deps, 'env' | 'site' | 'store' | 'billing' | 'now' | 'browser'>;

const scripts =
  /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\brel="?(?:modulepreload|preload)"?[^>]*>/gu;

/** Freezes versions: stores each page as it is sent, at an address of its own. */
export function createFreezer(
  deps: Needed,
  { demoPages, demoCards }: { readonly demoPages: DemoPages; readonly demoCards: DemoCards },
): (
  demo: DemoRow,
  approvalId: string,
) => Promise<{ readonly frozen: FrozenVersion; readonly files: readonly FrozenFile[] }> {
  const { env, store, browser } = deps;
  const withinPlan = createWhiteLabelCheck(deps);

  /** The demo with what its pages show of the agency, as the client sees them. */
  async function findShown(demo: DemoRow): Promise<ShownDemo> {
    const found = await findMaker(store.read, demo.agencyId);
    if (!found) throw new Error(`the demo ${demo.id} has no agency`);
    const maker = await withinPlan(demo.agencyId, found);
    // The client sees the version under the agency's own domain, if it has one.
    const origin = await clientOrigin(store.read, env.demoOrigin, demo.agencyId);
    const address = { ...sharedAddress(env, demo.uniqueId), origin };
    return { demo, maker, agencyVersion: 0, address };
  }

  /** The demo's pages without scripts, and the files that they refer to by their addresses. */
  async function freezePages(
    demo: DemoRow,
    base: string,
  ): Promise<{ pages: readonly FrozenFile[]; files: Map<string, FrozenFile> }> {
    const shown = await findShown(demo);
    const rewrite = createAddressRewriter(`/demos/${demo.uniqueId}`, base);
    const pages: FrozenFile[] = [];
    const files = new Map<string, FrozenFile>();
    for (const path of pagePaths) {
      const rest = path === '/' ? '' : path;
      const filled = demoPages.fill(shown, rest);
      if (filled?.kind !== 'page' || filled.isMissing) continue;
      const html = (await filled.page.body.as('identity')).toString('utf8').replaceAll(scripts, '');
      await addPageFiles(files, html, demo, deps, rewrite);
      const bytes = Buffer.from(rewrite(html));
      pages.push({ path: `/page${rest}`, type: 'text/html; charset=utf-8', bytes });
    }
    return { pages, files };
  }

  /** The share card, and the agency's logo, as far as there are any. */
  async function freezeCardAndLogo(demo: DemoRow): Promise<FrozenFile[]> {
    const card = await demoCards.draw(demo);
    const logo = await findLogo(store.read, demo.agencyId);
    return [
      ...(card ? [{ path: cardPath, type: 'image/jpeg', bytes: card }] : []),
      ...(logo ? [{ path: logoPath, type: 'image/webp', bytes: logo }] : []),
    ];
  }

  return async (demo, approvalId) => {
    const base = `/approve/${approvalId}`;
    const { pages, files: pageFiles } = await freezePages(demo, base);
    const shown = [...pages, ...pageFiles.values()];
    const pictures = await pictureVersion(browser, base, shown);
    const files = [...pageFiles.values(), ...pictures, ...(await freezeCardAndLogo(demo))];
    return { files: [...pages, ...files], frozen: describeVersion(demo, pages, files) };
  };
}

function describeVersion(
  demo: DemoRow,
  pages: readonly FrozenFile[],
  files: readonly FrozenFile[],
): FrozenVersion {
  const built = listHashes(files.filter(({ path }) => path.startsWith('/_astro/')));
  const { facts: _, evidence: __, removed: ___, ...content } = demo.websiteData;
  return {
    demo: { name: demo.name, link: demo.uniqueId, industry: demo.industry },
    version: demo.version,
    content: toJsonValue(publicWebsiteData(content)),
    pages: listHashes(pages),
    files: listHashes(files),
    build: sha256(built.map((file) => `${file.sha256} ${file.path}\n`).join('')),
  };
}

function listHashes(files: readonly FrozenFile[]): FrozenVersion['files'] {
  return files
    .map(({ path, bytes }) => ({ path, sha256: sha256(bytes) }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
