import { spawnSync } from 'node:child_process';

export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
}

const bin = (name: string): string => `node_modules/.bin/${name}`;

/** What must hold before any test runs: form, rules, types, data. */
export const checkSteps: readonly Step[] = [
  // Rules and types look into what Astro generates from the content collections; a fresh clone has none of it yet.
  { name: 'generated types', command: [bin('astro'), 'sync', '--silent'] },
  { name: 'format', command: [bin('prettier'), '--check', '--log-level', 'warn', '.'] },
  { name: 'lint', command: [bin('eslint'), '--max-warnings', '0', '.'] },
  { name: 'types', command: [bin('astro'), 'check', '--minimumFailingSeverity', 'warning'] },
  { name: 'template data', command: [process.execPath, 'scripts/check-data.ts'] },
];

/** Runs one command to its end, shows what it prints, and says whether it succeeded. */
export function runStep({ name, command: [program, ...args] }: Step): boolean {
  process.stdout.write(`\n# ${name}\n`);
  const started = Date.now();
  const { status } = spawnSync(program, args, { stdio: 'inherit' });
  process.stdout.write(
    `# ${name}: ${status === 0 ? 'passed' : 'FAILED'} (${((Date.now() - started) / 1000).toFixed(1)} s)\n`,
  );
  return status === 0;
}
