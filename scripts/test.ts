/**
 * Runs every check and test: format, lint, types, data, build, unit, service and browser tests.
 * Ends with one line of totals. `--full` runs the long series completely.
 */
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { generateTypes, runChecks, runStep } from './run-steps.ts';
import { findTestChromium } from './ensure-browsers.ts';
import { useTemporaryFolder } from './temporary-folder.ts';

if (process.argv.includes('--full')) process.env['FIRSTLOOK_FULL'] = '1';
useTemporaryFolder();
const report = join(mkdtempSync(join(tmpdir(), 'firstlook-')), 'vitest.json');
const Report = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
  numFailedTestSuites: z.int(),
});

let passed = 0;
let failed = 0;
let skipped = 0;
function count(ok: boolean): boolean {
  if (ok) passed += 1;
  else failed += 1;
  return ok;
}

// It waits for the network most of the time, while the build needs the processor.
const programs = runStep({
  name: 'browsers and PostgreSQL',
  command: [process.execPath, 'scripts/ensure-programs.ts'],
});
count(await runStep(generateTypes));
// Builds and tests often wait for disks, browsers and databases, so the checks run beside them.
const checks = runChecks({ lowPriority: true });
const built = count(
  await runStep({ name: 'build', command: [process.execPath, 'scripts/build.ts'] }),
);
if (built) {
  await programs;
  if (findTestChromium() === undefined) process.env['NO_BROWSER'] = '1';
  const ran = await runStep({
    name: 'tests',
    command: [
      'node_modules/.bin/vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
  });
  try {
    const result = Report.parse(JSON.parse(readFileSync(report, 'utf8')));
    passed += result.numPassedTests;
    failed += result.numFailedTests;
    skipped += result.numPendingTests + result.numTodoTests;
    // A file that does not load, or an error outside of any test, fails the run without a failed
    // test.
    if (!ran && result.numFailedTests === 0) failed += Math.max(1, result.numFailedTestSuites);
  } catch {
    failed += 1;
  }
}
for (const ok of await checks) count(ok);
process.stdout.write(
  `\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`,
);
process.exitCode = failed === 0 ? 0 : 1;
