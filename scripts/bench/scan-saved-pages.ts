/**
 * The scanner's accuracy on saved pages: `npm run bench:scan -- <folder with labels.json>
 * [--misses]`. With `--sendable` the folder holds `labels*.json` and `sites/`, and the table has a
 * line for each platform, language and trade. Nothing is fetched.
 */
import { measureAccuracy } from '../../service/scan/accuracy/measure-accuracy.ts';
import { measureSendable } from '../../service/scan/accuracy/measure-sendable.ts';
import { formatSendable } from '../../service/scan/accuracy/sendable-table.ts';
import { formatReport } from '../../service/scan/accuracy/format-report.ts';
import { tally } from '../../service/scan/accuracy/tally-accuracy.ts';

const [folder, ...flags] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write('Usage: npm run bench:scan -- <folder> [--sendable] [--misses]\n');
  process.exitCode = 2;
} else if (flags.includes('--sendable')) {
  process.stdout.write(formatSendable(await measureSendable(folder), flags.includes('--misses')));
} else {
  process.stdout.write(
    formatReport(tally(await measureAccuracy(folder)), flags.includes('--misses')),
  );
}
