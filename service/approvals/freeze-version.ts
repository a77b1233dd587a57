import { pagePaths } from '../../templates-data/model/sections.ts';
import { findLogo, findMaker } from '../agencies/queries.ts';
import { findAgencyPicture } from '../demos/picture-queries.ts';
import { publicWebsiteData } from '../demos/public-website-data.ts';
import type { DemoRow } from '../demos/queries.ts';
import { isPicturePath } from '../demos/serve-picture.ts';
import type { Deps } from '../deps.ts';
import { createWhiteLabelCheck } from '../plans/white-label.ts';
import { sharedAddress } from '../pages/demo-address.ts';
import type { DemoPages } from '../pages/demo-pages.ts';
import type { DemoCards } from '../pages/demo-cards.ts';
import { isPicturePlace } from '../../templates-data/model/pictures.ts';
import { toJsonValue } from './canonical-json.ts';
import { clientOrigin } from './client-origin.ts';
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

const pictureAddress = /\/demos\/[\w-]+\/[a-z\d]+-[0-9a-f]{32}\.webp/gu;
const builtFile = /\/_astro\/[\w./%-]+/gu;
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
  const { env, site, store, browser } = deps;
  const withinPlan = createWhiteLabelCheck(deps);

  /**
   * Adds a file of the build and the files that it refers to, such as the fonts of a style sheet.
   */
  async function addBuilt(
    path: string,
    files: Map<string, FrozenFile>,
    rewrite: (text: string) => string,
  ): Promise<void> {
    const found = site.find(path);
    if (!found || files.has(path) || /\.m?js$/u.test(path)) return;
    const raw = await found.body.as('identity');
    const isText = found.type.startsWith('text/css');
    const text = isText ? raw.toString('utf8') : '';
    const bytes = isText ? Buffer.from(rewrite(text)) : raw;
    files.set(path, { path, type: found.type, bytes });
    for (const [inner] of text.matchAll(builtFile)) await addBuilt(inner, files, rewrite);
  }

  /** A picture of the demo by its address below the demo's. */
  async function readOwn(demo: DemoRow, rest: string): Promise<FrozenFile | undefined> {
    const [, place = '', hash = ''] = /^\/([a-z\d]+)-([0-9a-f]{32})\.webp$/u.exec(rest) ?? [];
    if (!isPicturePlace(place)) return undefined;
    const picture = await findAgencyPicture(store.read, demo.agencyId, demo.id, { place, hash });
    return picture && { path: `/page${rest}`, type: 'image/webp', bytes: picture.bytes };
  }

  /** The demo's pages without scripts, and the files that they refer to by their addresses. */
  async function freezePages(
    demo: DemoRow,
    base: string,
  ): Promise<{ pages: readonly FrozenFile[]; files: Map<string, FrozenFile> }> {
    const own = `/demos/${demo.uniqueId}`;
    const rewrite = (text: string): string =>
      text.replaceAll(own, `${base}/page`).replaceAll('/_astro/', `${base}/_astro/`);
    const found = await findMaker(store.read, demo.agencyId);
    if (!found) throw new Error(`the demo ${demo.id} has no agency`);
    const maker = await withinPlan(demo.agencyId, found);
    // The client sees the version under the agency's own domain, if it has one.
    const origin = await clientOrigin(store.read, env.demoOrigin, demo.agencyId);
    const address = { ...sharedAddress(env, demo.uniqueId), origin };
    const pages: FrozenFile[] = [];
    const files = new Map<string, FrozenFile>();
    for (const path of pagePaths) {
      const rest = path === '/' ? '' : path;
      const filled = demoPages.fill({ demo, maker, agencyVersion: 0, address }, rest);
      if (filled?.kind !== 'page' || filled.isMissing) continue;
      const html = (await filled.page.body.as('identity')).toString('utf8').replaceAll(scripts, '');
      for (const [built] of html.matchAll(builtFile)) await addBuilt(built, files, rewrite);
      for (const [picturePath] of html.matchAll(pictureAddress)) {
        const below = picturePath.slice(own.length);
        if (!picturePath.startsWith(own) || !isPicturePath(below)) continue;
        const picture = files.has(below) ? undefined : await readOwn(demo, below);
        if (picture) files.set(below, picture);
      }
      const bytes = Buffer.from(rewrite(html));
      pages.push({ path: `/page${rest}`, type: 'text/html; charset=utf-8', bytes });
    }
    return { pages, files };
  }

  return async (demo, approvalId) => {
    const base = `/approve/${approvalId}`;
    const { pages, files } = await freezePages(demo, base);
    const shown = [...pages, ...files.values()];
    for (const picture of await pictureVersion(browser, base, shown))
      files.set(picture.path, picture);
    const card = await demoCards.draw(demo);
    if (card) files.set(cardPath, { path: cardPath, type: 'image/jpeg', bytes: card });
    const logo = await findLogo(store.read, demo.agencyId);
    if (logo) files.set(logoPath, { path: logoPath, type: 'image/webp', bytes: logo });
    const built = listHashes([...files.values()].filter(({ path }) => path.startsWith('/_astro/')));
    const { facts: _, evidence: __, removed: ___, ...content } = demo.websiteData;
    return {
      files: [...pages, ...files.values()],
      frozen: {
        demo: { name: demo.name, link: demo.uniqueId, industry: demo.industry },
        version: demo.version,
        content: toJsonValue(publicWebsiteData(content)),
        pages: listHashes(pages),
        files: listHashes(files.values()),
        build: sha256(built.map((file) => `${file.sha256} ${file.path}\n`).join('')),
      },
    };
  };
}

function listHashes(files: Iterable<FrozenFile>): FrozenVersion['files'] {
  return [...files]
    .map(({ path, bytes }) => ({ path, sha256: sha256(bytes) }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
