import { isPicturePlace } from '../../templates-data/model/pictures.ts';
import type { Store } from '../db/open.ts';
import { findAgencyPicture } from '../demos/picture-queries.ts';
import type { DemoRow } from '../demos/queries.ts';
import { isPicturePath } from '../demos/serve-picture.ts';
import type { Deps } from '../deps.ts';
import type { FrozenFile } from './frozen-files.ts';

const pictureAddress = /\/demos\/[\w-]+\/[a-z\d]+-[0-9a-f]{32}\.webp/gu;
const builtFile = /\/_astro\/[\w./%-]+/gu;

/** Replaces the addresses of a demo and of the build by those of the frozen version. */
type RewriteAddresses = (text: string) => string;

/** `base` is the path of the frozen version: `/approve/{id}`. */
export function createAddressRewriter(demoPath: string, base: string): RewriteAddresses {
  return (text) =>
    text.replaceAll(demoPath, `${base}/page`).replaceAll('/_astro/', `${base}/_astro/`);
}

/** Adds a file of the build and the files that it refers to, such as the fonts of a style sheet. */
async function addBuiltFile(
  files: Map<string, FrozenFile>,
  path: string,
  site: Deps['site'],
  rewrite: RewriteAddresses,
): Promise<void> {
  const found = site.find(path);
  if (!found || files.has(path) || /\.m?js$/u.test(path)) return;
  const raw = await found.body.as('identity');
  const isText = found.type.startsWith('text/css');
  const text = isText ? raw.toString('utf8') : '';
  const bytes = isText ? Buffer.from(rewrite(text)) : raw;
  files.set(path, { path, type: found.type, bytes });
  for (const [inner] of text.matchAll(builtFile)) await addBuiltFile(files, inner, site, rewrite);
}

/** A picture of the demo by its path below the demo's address. */
async function readDemoPicture(
  db: Store['read'],
  demo: DemoRow,
  rest: string,
): Promise<FrozenFile | undefined> {
  const [, place = '', hash = ''] = /^\/([a-z\d]+)-([0-9a-f]{32})\.webp$/u.exec(rest) ?? [];
  if (!isPicturePlace(place)) return undefined;
  const picture = await findAgencyPicture(db, demo.agencyId, demo.id, { place, hash });
  return picture && { path: `/page${rest}`, type: 'image/webp', bytes: picture.bytes };
}

/** Adds the demo's own pictures that a page shows. */
async function addDemoPictures(
  files: Map<string, FrozenFile>,
  html: string,
  db: Store['read'],
  demo: DemoRow,
): Promise<void> {
  const demoPath = `/demos/${demo.uniqueId}`;
  for (const [address] of html.matchAll(pictureAddress)) {
    const rest = address.slice(demoPath.length);
    if (!address.startsWith(demoPath) || !isPicturePath(rest) || files.has(rest)) continue;
    const picture = await readDemoPicture(db, demo, rest);
    if (picture) files.set(rest, picture);
  }
}

/** Adds the files of the build and the demo's pictures that a page refers to. */
export async function addPageFiles(
  files: Map<string, FrozenFile>,
  html: string,
  demo: DemoRow,
  { site, store }: Pick<Deps, 'site' | 'store'>,
  rewrite: RewriteAddresses,
): Promise<void> {
  for (const [path] of html.matchAll(builtFile)) await addBuiltFile(files, path, site, rewrite);
  await addDemoPictures(files, html, store.read, demo);
}
