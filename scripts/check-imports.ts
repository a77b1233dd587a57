/**
 * Fails with a line for each import cycle, including types. Lint checks the direction of imports;
 * see docs/decisions/0001-floors.md.
 */
import { globSync } from 'node:fs';
import { findCycles, readImports } from './import-graph.ts';

const files = globSync('{scripts,service,site,templates-data}/**/*.{astro,mjs,ts,tsx}').sort();
const cycles = findCycles(readImports(files));
for (const cycle of cycles) process.stderr.write(`Import cycle: ${cycle}\n`);
process.exitCode = cycles.length === 0 ? 0 : 1;
