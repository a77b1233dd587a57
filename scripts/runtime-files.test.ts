import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyRuntime } from './runtime-files.ts';

test('the files of the container image are enough to start the service, without files of the build or tests', () => {
  const folder = mkdtempSync(join(tmpdir(), 'firstlook-image-'));
  const site = join(folder, 'site');
  mkdirSync(site);
  writeFileSync(join(site, 'index.html'), '<!DOCTYPE html><title>Home</title>');
  const app = join(folder, 'app');
  const packages = copyRuntime(app, site);
  expect(packages).toEqual(
    expect.arrayContaining(['hono', 'better-sqlite3', 'drizzle-orm', 'sharp', 'zod']),
  );
  for (const name of ['astro', 'react', 'vite', 'typescript', 'vitest', 'tailwindcss'])
    expect(packages).not.toContain(name);
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' });
  expect(files.filter((name) => /\.test\.ts$|^(?!node_modules).*\/testing$/u.test(name))).toEqual(
    [],
  );
  expect(files.filter((name) => /^node_modules\/.*\.(?:ts|map|c|h)$/u.test(name))).toEqual([]);
  const binaries = files.filter((name) => /\/prebuilds\/./u.test(name));
  expect(binaries.length).toBeGreaterThan(0);
  expect(binaries.filter((name) => !name.endsWith(`-${process.arch}.node`))).toEqual([]);
  const fonts = files.filter((name) => /@fontsource-variable\/.*\.woff2$/u.test(name));
  expect(fonts).toContainEqual(expect.stringContaining('noto-sans-thai-thai-wght-normal'));
  expect(fonts.filter((name) => /latin|-standard-|-wdth-/u.test(name))).toEqual([]);
  const operations = readFileSync(new URL('../docs/operations.md', import.meta.url), 'utf8');
  const commands = [
    ...new Set(
      [...operations.matchAll(/\bnode (scripts\/[\w-]+\.ts)/gu)].map(([, path = '']) => path),
    ),
  ];
  expect(commands.toSorted()).toEqual([
    'scripts/backup.ts',
    'scripts/migrate-postgres.ts',
    'scripts/operator.ts',
    'scripts/restore.ts',
  ]);
  // Quickly, as main.ts does.
  const load = `
    const { resolveQuickly } = await import('./service/resolve-quickly.ts');
    resolveQuickly();
    await import('./service/run-service.ts');
    await import('./service/scan/extract-page.ts');
    const { default: Database } = await import('better-sqlite3');
    new Database(':memory:').close();
    const { openPdfFonts } = await import('./service/approvals/pdf/pdf-fonts.ts');
    const fonts = await openPdfFonts([['李 สม', 'regular']]);
    if (!fonts.find('李', 'regular') || !fonts.find('สม'.at(0), 'regular')) process.exit(2);
    for (const command of ${JSON.stringify(commands)}) await import('./' + command);`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', load], {
    cwd: app,
    encoding: 'utf8',
    env: { DATA_DIR: folder },
  });
  // Each command starts, and names a missing setting in one line.
  const missing = [
    /No backup was made: /u,
    /DATABASE_URL must be set /u,
    /Say what to do: /u,
    /Say which backup: /u,
  ];
  expect(status).toBe(1);
  const lines = stderr.trimEnd().split('\n');
  expect(lines).toHaveLength(missing.length);
  for (const words of missing) expect(stderr).toMatch(words);
  rmSync(folder, { recursive: true, force: true });
}, 180_000);
