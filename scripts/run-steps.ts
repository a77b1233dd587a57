import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';

export interface BuildStep {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Variables for its program, besides those of this one. */
  readonly env?: Readonly<Record<string, string>>;
}

const bin = (name: string): string => `node_modules/.bin/${name}`;

/** Lint and types need what Astro generates from the content collections. */
export const generateTypes: BuildStep = {
  name: 'generated types',
  command: [bin('astro'), 'sync', '--silent'],
};

const oxlint = bin('oxlint');
/** Files that Oxlint does not read. */
export const lintedByEslint = '**/*.{astro,js,mjs}';
/** Also reports comments that disable a rule without need. */
const strictFlags = ['--deny-warnings', '--report-unused-disable-directives'];

/**
 * Settings of Go, in which the type checker is written. Collecting garbage takes a quarter of its
 * processor time and saves half a gigabyte of 3.2, so it begins at four.
 * https://go.dev/doc/gc-guide
 */
const collectLate = { GOGC: 'off', GOMEMLIMIT: '4GiB' };

/** The checks in two parallel lanes that take about as long. */
const lanes: readonly (readonly BuildStep[])[] = [
  [
    {
      name: 'lint and types',
      command: [oxlint, '--type-check', ...strictFlags],
      env: collectLate,
    },
    {
      name: 'types of components',
      command: [
        bin('astro'),
        'check',
        '--noSync',
        '--tsconfig',
        'tsconfig.astro.json',
        '--minimumFailingSeverity',
        'warning',
      ],
    },
    { name: 'template data', command: [process.execPath, 'scripts/check-data.ts'] },
    { name: 'packages', command: [process.execPath, 'scripts/check-packages.ts'] },
  ],
  [
    { name: 'lint of components', command: [bin('eslint'), '--max-warnings', '0', lintedByEslint] },
    { name: 'format', command: [bin('oxfmt'), '--check'] },
    { name: 'imports', command: [process.execPath, 'scripts/check-imports.ts'] },
    { name: 'secrets', command: [process.execPath, 'scripts/check-secrets.ts'] },
  ],
];

interface StepOptions {
  /** Shows the output at the end of the step, for parallel steps. */
  readonly buffered: boolean;
  /** Runs with low priority. */
  readonly lowPriority?: boolean;
}

async function run(
  { name, command: [program, ...args], env }: BuildStep,
  { buffered, lowPriority = false }: StepOptions,
): Promise<boolean> {
  const started = Date.now();
  const printed: Buffer[] = [];
  if (!buffered) process.stdout.write(`\n# ${name}\n`);
  const status = await new Promise<number | null>((resolve) => {
    const child = spawn(program, args, {
      env: { ...process.env, ...env },
      stdio: ['inherit', buffered ? 'pipe' : 'inherit', buffered ? 'pipe' : 'inherit'],
    });
    if (lowPriority && child.pid !== undefined)
      setPriority(child.pid, constants.priority.PRIORITY_LOW);
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part: Buffer) => printed.push(part));
    child.on('error', (error) => {
      printed.push(Buffer.from(`${program} could not be started: ${error.message}\n`));
      resolve(null);
    });
    child.on('close', resolve);
  });
  if (buffered) process.stdout.write(`\n# ${name}\n${Buffer.concat(printed).toString('utf8')}`);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  process.stdout.write(`# ${name}: ${status === 0 ? 'passed' : 'FAILED'} (${seconds} s)\n`);
  return status === 0;
}

/** Runs one command, shows its output, and returns whether it succeeded. */
export function runStep(step: BuildStep): Promise<boolean> {
  return run(step, { buffered: false });
}

/** Runs all checks, two at a time, and returns for each whether it succeeded. */
export async function runChecks({ lowPriority = false } = {}): Promise<boolean[]> {
  const results = await Promise.all(
    lanes.map(async (lane) => {
      const passed: boolean[] = [];
      for (const step of lane) passed.push(await run(step, { buffered: true, lowPriority }));
      return passed;
    }),
  );
  return results.flat();
}
