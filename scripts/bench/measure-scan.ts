import { measureAccuracy } from '../../service/scan/accuracy/measure-accuracy.ts';
import { measureHostile } from './measure-hostile.ts';
import { percentile } from './measure-keys.ts';
import { record } from './report.ts';

/**
 * Measures hostile pages and, with a folder of saved pages and a `labels.json`, the processor time
 * of reading a page.
 */
export async function measureScan(folder: string | undefined): Promise<void> {
  await measureHostile();
  if (folder === undefined) {
    process.stdout.write('\nSaved pages were left out: name a folder of them with --corpus.\n');
    return;
  }
  await measureAccuracy(folder);
  const judged = await measureAccuracy(folder);
  const times = judged.map(({ milliseconds }) => milliseconds);
  const beside = judged.reduce((sum, { pagesBeside }) => sum + pagesBeside, 0);
  record({
    title: 'Scanner: processor time of a page',
    goal: `Goal: 95 % of pages within 300 ms. ${times.length} saved home pages with their style sheets and logos, and ${beside} pages that the service goes on to, read a second time in one process.`,
    columns: ['p50 ms', 'p95 ms', 'longest ms'],
    rows: [[0.5, 0.95, 1].map((share) => percentile(times, share).toFixed(0))],
  });
}
