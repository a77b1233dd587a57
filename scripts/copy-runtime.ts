/**
 * `node scripts/copy-runtime.ts <folder>`: copies the files that the service needs to run, without
 * those of the build.
 */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeSbom } from './make-sbom.ts';
import { copyRuntime } from './runtime-files.ts';

const [, , target] = process.argv;
if (target === undefined) {
  process.stderr.write('Say where to: node scripts/copy-runtime.ts <folder>\n');
  process.exit(1);
}
const packages = copyRuntime(resolve(target));
writeFileSync(join(target, 'sbom.cdx.json'), JSON.stringify(makeSbom()));
process.stdout.write(`${packages.length} packages: ${packages.join(', ')}\n`);
