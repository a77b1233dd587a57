import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyRuntime } from './runtime-files.ts';

test('what the container image holds is enough to load the service, and holds nothing that builds or tests it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'firstlook-image-'));
  const site = join(folder, 'site');
  mkdirSync(site);
  writeFileSync(join(site, 'index.html'), '<!DOCTYPE html><title>Home</title>');
  const app = join(folder, 'app');
  const packages = copyRuntime(app, site);
  expect(packages).toEqual(expect.arrayContaining(['hono', 'better-sqlite3', 'drizzle-orm', 'sharp', 'zod']));
  for (const name of ['astro', 'react', 'vite', 'typescript', 'vitest', 'tailwindcss'])
    expect(packages).not.toContain(name);
  expect(existsSync(join(app, 'service/testing'))).toBe(false);
  expect(
    readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.test.ts')),
  ).toEqual([]);
  const load = "await import('./service/run-service.ts'); await import('./service/scan/extract-page.ts')";
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', load], {
    cwd: app,
    encoding: 'utf8',
    env: {},
  });
  expect([status, stderr]).toEqual([0, '']);
  rmSync(folder, { recursive: true, force: true });
}, 180_000);
