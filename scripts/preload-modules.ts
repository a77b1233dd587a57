import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const preloadLink = /<link rel="modulepreload"[^>]*>/gu;
const moduleScript = /<script type="module" src="\/_astro\/([^"]+)">/gu;
const staticImport = /(?:from|import)\s*"\.\/([^"]+\.js)"/gu;

/**
 * The names of a built script and of everything that it imports statically, in a folder of scripts.
 */
export function withImports(
  folder: string,
  name: string,
  seen = new Set<string>(),
): ReadonlySet<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  const code = readFileSync(join(folder, name), 'utf8');
  for (const [, imported = ''] of code.matchAll(staticImport)) withImports(folder, imported, seen);
  return seen;
}

/**
 * Adds a link to a built page for each module that its scripts import, so that the browser fetches
 * all of them at once. Otherwise it learns of each from the one that imports it.
 */
export function preloadModules(site: string, page: string): void {
  const file = join(site, page);
  // A page that the build took from the one before has its links already.
  const html = readFileSync(file, 'utf8').replace(preloadLink, '');
  const scripts = [...html.matchAll(moduleScript)].map(([, name = '']) => name);
  const modules = new Set(
    scripts.flatMap((name) => [...withImports(join(site, '_astro'), name)]),
  ).difference(new Set(scripts));
  const links = [...modules].map((name) => `<link rel="modulepreload" href="/_astro/${name}">`);
  writeFileSync(
    file,
    html.replace('</head>', () => `${links.join('')}</head>`),
  );
}
