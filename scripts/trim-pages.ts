import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inlineHashes } from '../service/pages/policy.ts';

const policy = /<meta http-equiv="content-security-policy" content="([^"]*)">/iu;
const besideEachOther = /<\/style>\s*<style>/gu;

/** The policy with the hashes of this page's own scripts and styles instead of those of every page. */
function ownPolicy(content: string, html: string): string {
  const { scripts, styles } = inlineHashes(html);
  const own: Readonly<Record<string, readonly string[]>> = { 'script-src': scripts, 'style-src': styles };
  return content.replace(/(script-src|style-src)([^;]*)/gu, (_, name: string, sources: string) => {
    const others = sources.split(' ').filter((source) => source !== '' && !source.startsWith("'sha256-"));
    return [name, ...others, ...(own[name] ?? [])].join(' ');
  });
}

/** A built page with one style element instead of neighbours, each of which a policy would have to name by a hash. */
export function trimPage(html: string): string {
  const joined = html.replace(besideEachOther, '');
  return joined.replace(policy, (meta, content: string) => meta.replace(content, () => ownPolicy(content, joined)));
}

/**
 * Leaves out of every page below `folder` what only other pages need: Astro's policy names all inline scripts and styles of
 * the site on each of them, hashes do not compress, and a first answer has room for 14 kB.
 */
export function trimPages(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const file = join(folder, name);
    writeFileSync(file, trimPage(readFileSync(file, 'utf8')));
  }
}
