/** `node scripts/copy-runtime.ts <folder>`: copies what the service needs to run, and nothing of what builds the site. */
import { resolve } from 'node:path';
import { copyRuntime } from './runtime-files.ts';

const [, , target] = process.argv;
if (target === undefined) {
  process.stderr.write('Say where to: node scripts/copy-runtime.ts <folder>\n');
  process.exit(1);
}
const packages = copyRuntime(resolve(target));
process.stdout.write(`${packages.length} packages: ${packages.join(', ')}\n`);
