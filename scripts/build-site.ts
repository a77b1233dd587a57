import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
const work = join(root, '.build');
const stampFile = join(work, 'stamp');

/** What the built pages are made of. */
const sources = [
  'site',
  'templates-data',
  'service/contract',
  'astro.config.mjs',
  'package-lock.json',
  'tsconfig.json',
];

function sourceFiles(path: string): string[] {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .filter((name) => name !== 'e2e')
    .flatMap((name) => sourceFiles(join(path, name)));
}

function sourceStamp(): string {
  const hash = createHash('sha256').update(process.version);
  for (const path of sources.flatMap(sourceFiles).sort()) {
    if (path.endsWith('.test.ts')) continue;
    hash.update(path).update(readFileSync(join(root, path)));
  }
  return hash.digest('hex');
}

/**
 * Builds the site into `dist/`, unless nothing it is made of has changed since. Built beside and swapped in, so that a
 * failed or interrupted build leaves the last good one.
 * @throws Error when the build fails; what failed has been printed.
 */
export function buildSite({ force = false } = {}): void {
  const stamp = sourceStamp();
  if (!force && existsSync(dist) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp)
    return;
  process.stdout.write('Building the site …\n');
  mkdirSync(work, { recursive: true });
  const fresh = join(work, 'site');
  const old = join(work, 'old');
  rmSync(fresh, { recursive: true, force: true });
  rmSync(stampFile, { force: true });
  const result = spawnSync(
    process.execPath,
    [join(root, 'node_modules/astro/bin/astro.mjs'), 'build', '--silent'],
    {
      cwd: root,
      env: {
        ...process.env,
        FIRSTLOOK_OUT_DIR: fresh,
        ASTRO_TELEMETRY_DISABLED: '1',
        NODE_ENV: 'production',
      },
      stdio: 'inherit',
    },
  );
  if (result.status !== 0) throw new Error('The site could not be built.');
  rmSync(old, { recursive: true, force: true });
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(fresh, dist);
  rmSync(old, { recursive: true, force: true });
  writeFileSync(stampFile, stamp);
}
