import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { isUsedOfFont } from '../service/approvals/pdf/font-slices.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Files that the running service reads besides its packages. */
const parts = [
  'service',
  'templates-data',
  'scripts/backup.ts',
  'scripts/restore.ts',
  'scripts/migrate-postgres.ts',
  'scripts/operator.ts',
  'package.json',
];
const forTests = /\.test\.ts$|\/testing(?:\/|$)/u;
/** Parts of packages for development: types, maps, sources in C. */
const forBuilding = /\.(?:[cm]?ts|map|tsbuildinfo|c|cc|cpp|h|hpp|gyp|gypi)$/u;

const Package = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
  peerDependencies: z.record(z.string(), z.string()).default({}),
});
const Lock = z.object({ packages: z.record(z.string(), Package) });

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => path.endsWith('.ts') && !forTests.test(path));
}

/**
 * Names of packages that a file imports, except type imports, and those of a table of fonts.
 */
function importedBy(path: string): string[] {
  const source = readFileSync(path, 'utf8').replaceAll(/^import type [\s\S]*?;$/gmu, '');
  return [
    ...source.matchAll(
      /\bfrom '([^'.][^']*)'|\bimport\('([^'.][^']*)'\)|^import '([^'.][^']*)'/gmu,
    ),
    ...source.matchAll(/\['(@fontsource-variable\/[^']+)'/gu),
  ]
    .map(([, from, dynamic, bare]) => from ?? dynamic ?? bare ?? '')
    .filter((name) => !name.startsWith('node:'))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
}

/** The folders in node_modules that the service's imports need, with all their dependencies. */
export function runtimePackages(): string[] {
  const lock = Lock.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  const found = new Set<string>();

  /** Resolves as Node.js does: in the package's own folder, then in those around it. */
  function locate(name: string, from: string): string | undefined {
    for (
      let around = from;
      ;
      around = around.slice(0, Math.max(0, around.lastIndexOf('/node_modules/')))
    ) {
      const path = `${around === '' ? '' : `${around}/`}node_modules/${name}`;
      if (lock.packages[path] && existsSync(join(root, path))) return path;
      if (around === '') return undefined;
    }
  }

  function follow(name: string, from: string): void {
    const path = locate(name, from);
    if (path === undefined || found.has(path)) return;
    found.add(path);
    const { dependencies, optionalDependencies, peerDependencies } =
      lock.packages[path] ?? Package.parse({});
    // Peer dependencies are for other engines and frameworks, unless the service imports them
    // itself.
    const isNeeded = (peer: string): boolean => direct.has(peer);
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies }))
      follow(next, path);
    for (const next of Object.keys(peerDependencies).filter(isNeeded)) follow(next, path);
  }

  const direct = new Set(
    [join(root, 'service'), join(root, 'templates-data')].flatMap(sourceFiles).flatMap(importedBy),
  );
  for (const name of direct) follow(name, '');
  return [...found].sort();
}

/** Whether a file of a package is needed at run time on this kind of machine. */
function isUsed(path: string): boolean {
  const [, ofFont] = /\/@fontsource-variable\/[^/]+\/(.+)$/u.exec(path) ?? [];
  if (ofFont !== undefined) return ofFont === 'files' || isUsedOfFont(ofFont);
  const [, binary] = /\/prebuilds\/([^/]+)$/u.exec(path) ?? [];
  if (binary === undefined) return !forBuilding.test(path);
  // Such as linux-x64.node and linuxmusl-x64.node.
  return binary.startsWith(process.platform) && binary.endsWith(`-${process.arch}.node`);
}

/**
 * Copies the service, the built site and the needed packages; returns the packages.
 * @throws Error without a built site.
 */
export function copyRuntime(target: string, site: string = join(root, 'dist')): string[] {
  if (!existsSync(site)) throw new Error('The site is not built.');
  cpSync(site, join(target, 'dist'), { recursive: true });
  const packages = runtimePackages();
  for (const path of [...parts, ...packages]) {
    mkdirSync(join(target, path, '..'), { recursive: true });
    // A nested package has a line of its own.
    const isOfPackage = (source: string): boolean =>
      !source.slice(join(root, path).length).includes('/node_modules') && isUsed(source);
    const isOurs = (source: string): boolean => !forTests.test(source);
    cpSync(join(root, path), join(target, path), {
      recursive: true,
      filter: path.startsWith('node_modules/') ? isOfPackage : isOurs,
    });
  }
  return packages.map((path) => path.replace(/^.*node_modules\//u, ''));
}
