import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { findBrowser } from '../../testing/find-browser.ts';
import { warnSkipped } from '../../testing/find-program.ts';
import { escapeWays } from './escape-page.ts';

const browser = findBrowser();
if (browser === undefined)
  warnSkipped('pages that try to leave the browser', 'no Chromium is installed');
// A network namespace lets the test watch all private addresses and ports. Without the rights for
// one, it watches one port of this machine.
const namespace = [['-n'], ['-rn']].find(
  (flags) => spawnSync('unshare', [...flags, 'ip', 'link', 'set', 'lo', 'up']).status === 0,
);
const Told = z.object({
  hits: z.array(z.string()),
  isTried: z.boolean(),
  failures: z.array(z.string()),
});

async function showEscapes(...options: readonly string[]): Promise<z.infer<typeof Told>> {
  const script = fileURLToPath(new URL('run-escapes.ts', import.meta.url));
  const run = [
    process.execPath,
    script,
    browser ?? '',
    namespace ? 'namespace' : 'machine',
    ...options,
  ];
  const [program = '', ...args] = namespace ? ['unshare', ...namespace, ...run] : run;
  const folder = mkdtempSync(join(tmpdir(), 'escapes-'));
  const { stdout } = await promisify(execFile)(program, args, {
    env: { ...process.env, TMPDIR: folder },
  });
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  return Told.parse(JSON.parse(stdout));
}

test.skipIf(browser === undefined)(
  'a page that tries over sixty ways to reach a private address reaches none, and each way works where it is let',
  { timeout: 400_000 },
  async () => {
    expect(escapeWays.length).toBeGreaterThan(60);
    const [guarded, { hits }] = await Promise.all([showEscapes(), showEscapes('--open')]);
    expect(guarded.hits).toEqual([]);
    // The page was shown, and its scripts ran to their end.
    expect(guarded.isTried).toBe(true);
    expect(hits.length).toBeGreaterThan(40);
    expect(hits).toEqual(
      expect.arrayContaining(['img', 'iframe', 'fetch', 'websocket', 'location', 'redirect']),
    );
  },
);
