import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

const assets = fileURLToPath(new URL('../site/assets/', import.meta.url));
/** Screenshots of the product, which `scripts/take-screenshots.ts` makes together. */
const screenshots = fileURLToPath(new URL('../site/landing/pictures/', import.meta.url));
/**
 * `law-portico-640.avif`, `engraving-p3.webp`: one width of a picture, or one of a series of
 * portraits.
 */
const oneOfMany = /^(?<whole>.+)-p?\d+\.(?:avif|webp)$/u;
const known = new Map<string, string>();

function hashName(whole: string): string {
  const cached = known.get(whole);
  if (cached !== undefined) return cached;
  const hash = createHash('sha256');
  const own = globSync(`*/${whole}-*.{avif,webp}`, { cwd: assets })
    .filter((file) => oneOfMany.exec(basename(file))?.groups?.['whole'] === whole)
    .map((file) => assets + file);
  const files =
    own.length > 0
      ? own
      : globSync('*.{avif,webp}', { cwd: screenshots }).map((file) => screenshots + file);
  for (const file of files.toSorted()) hash.update(basename(file)).update(readFileSync(file));
  const made = hash.digest('base64url').slice(0, 6);
  known.set(whole, made);
  return made;
}

/**
 * The bundler's pattern for the name of a file, from its original names. All files of one picture
 * share a hash: hashes do not compress, and a page names fifty pictures.
 */
export function nameAsset({ names }: { readonly names: readonly string[] }): string {
  const whole = oneOfMany.exec(names[0] ?? '')?.groups?.['whole'];
  return `_astro/[name].${whole === undefined ? '[hash:6]' : hashName(whole)}[extname]`;
}
