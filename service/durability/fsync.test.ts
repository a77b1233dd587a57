import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { bundledProgram } from '../testing/bundled-program.ts';
import { hasProgram, warnSkipped } from '../testing/find-program.ts';

const script = bundledProgram(new URL('../testing/write-rows.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'firstlook-fsync-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const canTrace =
  hasProgram('strace') && spawnSync('strace', ['-o', '/dev/null', 'true']).status === 0;
if (!canTrace) warnSkipped('counting flushes of the database file', 'strace cannot be run here');

function countFlushes(rows: number): number {
  const trace = join(folder, `trace-${rows}`);
  const file = join(folder, `${rows}.sqlite`);
  const args = [
    '-f',
    '-e',
    'trace=fsync,fdatasync',
    '-o',
    trace,
    process.execPath,
    script,
    file,
    String(rows),
  ];
  const { stderr } = spawnSync('strace', args, { encoding: 'utf8' });
  expect(stderr).toContain('opened');
  // strace writes an interrupted call on two lines; only one of them has a bracket after the name.
  return readFileSync(trace, 'utf8').match(/ (?:fsync|fdatasync)\(/gu)?.length ?? 0;
}

test.skipIf(!canTrace)('every commit is flushed to the disk', { timeout: 60_000 }, () => {
  const without = countFlushes(0);
  expect(countFlushes(50) - without).toBeGreaterThanOrEqual(50);
});
