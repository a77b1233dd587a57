import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Names the folder of the bundles that bundle-programs.ts has written. */
export const bundleFolder = 'FIRSTLOOK_TEST_BUNDLES';

/**
 * Path of a program's bundle, whose start takes half of the processor time; outside of the unit
 * tests the path of the program itself.
 */
export function bundledProgram(program: URL): string {
  const folder = process.env[bundleFolder];
  const path = fileURLToPath(program);
  return folder === undefined ? path : join(folder, `${basename(path, '.ts')}.js`);
}
