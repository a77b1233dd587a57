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
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
const work = join(root, '.build');
const stampFile = join(work, 'stamp');
const sharedFile = join(work, 'shared-stamp');

/** The sources of the built pages. */
const sources = [
  'site',
  'templates-data',
  'service/contract',
  'service/pages/prune-names.ts',
  'service/pages/scripted-parts.ts',
  'service/pages/policy.ts',
  'service/share-cards',
  'scripts/build-share-cards.ts',
  'scripts/static-host-rules.ts',
  'scripts/static-host-words.ts',
  'scripts/contract-calls.ts',
  'scripts/name-assets.ts',
  'scripts/nginx-rules.ts',
  'scripts/optimise-pages',
  'scripts/script-groups.ts',
  'scripts/slim-icons.ts',
  'astro.config.mjs',
  'package-lock.json',
  'tsconfig.json',
];

/** Settings of the build about its host: see docs/decisions/0013-addresses-on-static-hosts.md. */
const settings = ['FIRSTLOOK_SERVICE_ORIGIN', 'FIRSTLOOK_STRIPE'];

function sourceFiles(path: string): string[] {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .filter((name) => name !== 'e2e')
    .flatMap((name) => sourceFiles(join(path, name)));
}

/** Changes when a page may look different; ignores files for which `counts` is false. */
function sourceStamp(counts: (path: string) => boolean = () => true): string {
  const hash = createHash('sha256').update(process.version);
  for (const name of settings) hash.update(`${name}=${process.env[name] ?? ''}\n`);
  for (const path of sources.flatMap(sourceFiles).sort()) {
    if (path.endsWith('.test.ts') || !counts(path)) continue;
    hash.update(path).update(readFileSync(join(root, path)));
  }
  return hash.digest('hex');
}

/**
 * Flags of Node's heap. On a machine or in a container with less than 4 GB a build takes 0.8 GB;
 * with more, it collects garbage less often: a tenth less processor time, and 1.1 GB.
 */
function heapFlags(): readonly string[] {
  const limit = process.constrainedMemory();
  const memory = limit > 0 ? Math.min(limit, totalmem()) : totalmem();
  if (memory >= 4e9) return ['--max-semi-space-size=32'];
  return [
    // Pages are short-lived objects, and Node reserves three times this size for them.
    '--max-semi-space-size=8',
    // Collects garbage before the heap has grown by half.
    '--heap-growing-percent=40',
  ];
}

/**
 * Builds the site into `dist/`, unless its sources are unchanged. When only files of firms have
 * changed, the other firms' pages are taken from the last build. The new build replaces the old one
 * at the end, so that a failed or interrupted build changes nothing.
 * @throws Error when the build fails, after its output was printed.
 */
export function buildSite({ force = false } = {}): void {
  const stamp = sourceStamp();
  if (
    !force &&
    existsSync(dist) &&
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === stamp
  )
    return;
  process.stdout.write('Building the site …\n');
  mkdirSync(work, { recursive: true });
  const fresh = join(work, 'site');
  const old = join(work, 'old');
  rmSync(fresh, { recursive: true, force: true });
  rmSync(stampFile, { force: true });
  const shared = sourceStamp((path) => !/^templates-data\/firms\/.*\.yaml$/u.test(path));
  const isUnchanged =
    !force && existsSync(sharedFile) && readFileSync(sharedFile, 'utf8') === shared;
  rmSync(sharedFile, { force: true });
  const result = spawnSync(
    process.execPath,
    [
      ...heapFlags(),
      join(root, 'node_modules/astro/bin/astro.mjs'),
      'build',
      '--silent',
      ...(isUnchanged ? [] : ['--force']),
    ],
    {
      cwd: root,
      env: {
        ...process.env,
        FIRSTLOOK_OUT_DIR: fresh,
        FIRSTLOOK_INCREMENTAL: '1',
        // Settings of glibc and of the bundler's allocator: threads share freed memory or return
        // it.
        MALLOC_ARENA_MAX: '1',
        MIMALLOC_PURGE_DELAY: '0',
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
  writeFileSync(sharedFile, shared);
  writeFileSync(stampFile, stamp);
}
