import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inlineHashes } from '../service/pages/policy.ts';

const policy = /<meta http-equiv="content-security-policy" content="([^"]*)">/iu;
const besideEachOther = /<\/style>\s*<style>/gu;
// Tags whose boxes begin and end lines, so that a blank beside them is never seen.
const ofLines =
  '(?:html|head|body|main|div|section|header|footer|nav|ul|ol|li|dl|dt|dd|p|h[1-6]|form|article|figure|blockquote|picture|source|link|meta|title|style|script|dialog|address)';
const blankAfter = new RegExp(`(</?${ofLines}(?:\\s[^<>]*)?>)\\s+(?=<)`, 'gu');
const blankBefore = new RegExp(`>\\s+(?=</?${ofLines}[\\s>])`, 'gu');
// Astro's name of a face ends with a hash.
const finePart = /(?<=(?:adjust|override):\d+\.\d\d)\d+(?=%)/gu;
const faceHash = /(?<=font-family:[^;}]*|--font-[\w-]+:[^;}]*)-[0-9a-f]{16}(?=["; ,}])/gu;

/** The policy with the hashes of this page's own scripts and styles instead of those of every page. */
function ownPolicy(content: string, html: string): string {
  const { scripts, styles } = inlineHashes(html);
  const own: Readonly<Record<string, readonly string[]>> = { 'script-src': scripts, 'style-src': styles };
  return content.replace(/(script-src|style-src)([^;]*)/gu, (_, name: string, sources: string) => {
    const others = sources.split(' ').filter((source) => source !== '' && !source.startsWith("'sha256-"));
    return [name, ...others, ...(own[name] ?? [])].join(' ');
  });
}

/** One style element instead of neighbours, each of which a policy would have to name by a hash; short names of faces. */
function trimStyles(html: string): string {
  return html
    .replace(besideEachOther, '')
    .replace(
      /(<style>)([\s\S]*?)(?=<\/style>)/gu,
      (_, tag: string, css: string) =>
        tag + css.replace(faceHash, '').replace(finePart, '').replace(/, /gu, ',').replace(/;\}/gu, '}'),
    );
}

/** A built page without what only other pages need, and without blanks that nobody sees. */
export function trimPage(html: string): string {
  const joined = trimStyles(html.replace(blankAfter, '$1').replace(blankBefore, '>'));
  return joined.replace(policy, (meta, content: string) =>
    meta.replace(content, () => ownPolicy(content, joined)),
  );
}

/**
 * Trims every page below `folder`: Astro's policy names all inline scripts and styles of the site on each of them, hashes do
 * not compress, and a first answer has room for 14 kB.
 */
export function trimPages(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const file = join(folder, name);
    writeFileSync(file, trimPage(readFileSync(file, 'utf8')));
  }
}
