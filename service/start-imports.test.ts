import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const here = new URL('./', import.meta.url);

/** The packages that are loaded with a module of the service. */
function listPackages(module: string): string[] {
  const code = `
    import { registerHooks } from 'node:module';
    const names = new Set();
    registerHooks({ load: (url, context, next) => {
      const name = /node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(url)?.[1];
      if (name !== undefined) names.add(name);
      return next(url, context);
    } });
    await import(${JSON.stringify(new URL(module, here).href)});
    process.stdout.write(JSON.stringify([...names]));
    process.exit();`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
  });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as string[];
}

test('the start loads no package that only some requests need', () => {
  const packages = listPackages('start-service.ts');
  expect(packages).toContain('drizzle-orm');
  const late = 'stripe pg sharp nodemailer undici culori cheerio playwright-core libphonenumber-js';
  for (const name of late.split(' ')) expect(packages).not.toContain(name);
});

test('an image can contain the compiled code', () => {
  const folder = mkdtempSync(join(tmpdir(), 'compiled-'));
  const script = new URL('warm-cache.ts', here).pathname;
  const { status, stderr } = spawnSync(process.execPath, [script], {
    env: { ...process.env, NODE_COMPILE_CACHE: folder },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  expect(readdirSync(folder, { recursive: true }).length).toBeGreaterThan(500);
  rmSync(folder, { recursive: true });
});
