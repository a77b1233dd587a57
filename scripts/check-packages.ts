/**
 * Rules for dependencies: licences that allow selling the product, a checksum, and no install
 * scripts.
 */
import { readFileSync } from 'node:fs';
import { z } from 'zod';

const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'MPL-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'CC-BY-4.0',
  'Python-2.0',
  'Zlib',
  'OFL-1.1',
]);
/**
 * libvips is loaded as a separate library, which the LGPL allows:
 * https://sharp.pixelplumbing.com/install#licensing
 */
const lgpl = /^node_modules\/@img\/sharp-/u;
/**
 * Packages whose package.json names no licence, by what their LICENSE file says. png-js 2.0.0 comes
 * with pdfkit: https://github.com/devongovett/png.js/blob/master/LICENSE
 */
const readFromFile: Readonly<Record<string, string>> = { 'node_modules/png-js@2.0.0': 'MIT' };
/** Packages whose install script is never run: it only checks an optional package. */
const mayHaveScript = /(?:^|\/)node_modules\/(?:esbuild|unrs-resolver)$/u;

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      hasInstallScript: z.boolean().optional(),
    }),
  ),
});

function isAllowed(license: string, path: string): boolean {
  const parts = license.replace(/[()]/gu, '').split(/ AND /u);
  return parts.every((part) =>
    part
      .split(/ OR /u)
      .some((one) => allowed.has(one) || (one === 'LGPL-3.0-or-later' && lgpl.test(path))),
  );
}

/** One sentence for each problem with a package of a lock file. */
export function findPackageProblems(lockFile: string): string[] {
  const { packages } = Lock.parse(JSON.parse(lockFile));
  return Object.entries(packages).flatMap(
    ([path, { version, license: named, integrity, resolved, hasInstallScript }]) => {
      if (path === '') return [];
      const license = named ?? readFromFile[`${path}@${version ?? ''}`];
      const found: string[] = [];
      if (license === undefined || !isAllowed(license, path))
        found.push(
          `${path} is licensed ${license ?? 'without a word'}: choose another, or allow it here with the reason`,
        );
      if (integrity === undefined)
        found.push(`${path} has no checksum: install it from the registry`);
      if (resolved !== undefined)
        found.push(`${path} names the host it came from: install it with the settings of .npmrc`);
      if (hasInstallScript === true && !mayHaveScript.test(path))
        found.push(
          `${path} wants to run a script on installing, which is not done here: choose another`,
        );
      return found;
    },
  );
}

if (import.meta.main) {
  const found = findPackageProblems(readFileSync('package-lock.json', 'utf8'));
  process.stdout.write(found.map((line) => `package-lock.json: ${line}\n`).join(''));
  process.exitCode = found.length === 0 ? 0 : 1;
}
