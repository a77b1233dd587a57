import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { IndustryKit } from '../../templates-data/model/demo-kit.ts';
import { BuiltFile, pageName, type Serving } from './built-file.ts';
import { createByteCache } from './byte-cache.ts';
import { compilePage } from './compile-page.ts';
import type { PageContent } from './content.ts';
import type { CompiledPage } from './page-steps.ts';

/**
 * Maximum bytes of compiled pages in memory, and bytes per character: two for the text, two for its
 * steps.
 */
const compiledBytes = 32_000_000;
const compiledBytesPerCharacter = 4;

/** Files of firm pages that load after them, and the variables of the page that they read. */
const loadsLater = /^\/(?:islands\/.*\.js|_astro\/print\..*\.css)$/u;
const variable = /var\(--[\w-]+/gu;
/** Those of notices to readers (reader-notices.ts). */
const noticeVariables = 'var(--label';

export interface BuiltSite {
  /**
   * The file for an address path; `/firms/premier`, `/firms/premier/` and `/_astro/x.js` are all
   * found.
   */
  readonly find: (path: string) => PageContent | undefined;
  /** A page cut at its bindings; it is parsed on first use. */
  readonly compile: (path: string) => CompiledPage | undefined;
  /** The data that demos of an industry are filled from; undefined in a build without them. */
  readonly kit: (industry: string) => (IndustryKit & { readonly trade: string }) | undefined;
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}

/**
 * Reads the whole built site into memory, so that a newer build that replaces it is not mixed with
 * it.
 * @throws Error when the folder does not exist.
 */
export function readBuiltSite(folder: string, serving: Serving): BuiltSite {
  const files = new Map<string, BuiltFile>();
  const kits = new Map<string, IndustryKit & { readonly trade: string }>();
  let readLater = noticeVariables;
  for (const path of listFiles(folder)) {
    const name = `/${relative(folder, path)}`;
    // Files for static hosts only: redirect rules, and pages for missing addresses.
    if (/^\/_(?!astro\/)|^\/(?:firms|industries)\/[^/]+\/404\.html$/u.test(name)) continue;
    const raw = readFileSync(path);
    const industry = /^\/client\/kits\/([a-z-]+)\.json$/u.exec(name)?.[1];
    if (industry !== undefined)
      kits.set(industry, JSON.parse(raw.toString('utf8')) as IndustryKit & { trade: string });
    if (loadsLater.test(name)) readLater += raw.toString('utf8').match(variable)?.join('') ?? '';
    const page = pageName(name);
    files.set(page === '' ? '/' : page, new BuiltFile(name, raw, serving));
  }
  const compiled = createByteCache<CompiledPage>({ maxBytes: compiledBytes });
  const normalizePath = (path: string): string =>
    path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  return {
    find: (path) => files.get(normalizePath(path))?.content(),
    compile: (path) => {
      const key = normalizePath(path);
      const known = compiled.get(key);
      if (known) return known;
      const file = files.get(key);
      if (!file?.isPage) return undefined;
      const html = file.html().toString('utf8');
      const result = { ...compilePage(html), readLater };
      compiled.set(key, result, html.length * compiledBytesPerCharacter);
      return result;
    },
    kit: (industry) => kits.get(industry),
  };
}
