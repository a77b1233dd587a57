import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';

export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
}

const bin = (name: string): string => `node_modules/.bin/${name}`;

/**
 * Rules and types look into what Astro generates from the content collections; a fresh clone has
 * none of it yet.
 */
export const generateTypes: Step = {
  name: 'generated types',
  command: [bin('astro'), 'sync', '--silent'],
};

/**
 * What must hold before any test runs: rules, form, types, data, packages, secrets. Rules take as
 * long as all the others together, so they run beside them.
 */
const lanes: readonly (readonly Step[])[] = [
  [{ name: 'lint', command: [bin('eslint'), '--max-warnings', '0', '.'] }],
  [
    {
      name: 'types',
      command: [bin('astro'), 'check', '--noSync', '--minimumFailingSeverity', 'warning'],
    },
    { name: 'format', command: [bin('prettier'), '--check', '--log-level', 'warn', '.'] },
    { name: 'template data', command: [process.execPath, 'scripts/check-data.ts'] },
    { name: 'packages', command: [process.execPath, 'scripts/check-packages.ts'] },
    { name: 'secrets', command: [process.execPath, 'scripts/check-secrets.ts'] },
  ],
];

/** How a step shares the terminal and the processors with what runs at the same time. */
interface Manners {
  /** What it prints is shown at its end. */
  readonly beside: boolean;
  /** It takes only what processor time the others leave. */
  readonly gently?: boolean;
}

async function run(
  { name, command: [program, ...args] }: Step,
  { beside, gently = false }: Manners,
): Promise<boolean> {
  const started = Date.now();
  const printed: Buffer[] = [];
  if (!beside) process.stdout.write(`\n# ${name}\n`);
  const status = await new Promise<number | null>((resolve) => {
    const child = spawn(program, args, {
      stdio: ['inherit', beside ? 'pipe' : 'inherit', beside ? 'pipe' : 'inherit'],
    });
    if (gently && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part: Buffer) => printed.push(part));
    child.on('error', (error) => {
      printed.push(Buffer.from(`${program} could not be started: ${error.message}\n`));
      resolve(null);
    });
    child.on('close', resolve);
  });
  if (beside) process.stdout.write(`\n# ${name}\n${Buffer.concat(printed).toString('utf8')}`);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  process.stdout.write(`# ${name}: ${status === 0 ? 'passed' : 'FAILED'} (${seconds} s)\n`);
  return status === 0;
}

/** Runs one command to its end, shows what it prints, and says whether it succeeded. */
export function runStep(step: Step): Promise<boolean> {
  return run(step, { beside: false });
}

/**
 * Runs all checks but the first, `generateTypes`, two at a time; what each prints stays together.
 * One answer a check. `gently` leaves the processors to what runs beside them.
 */
export async function runChecks({ gently = false } = {}): Promise<boolean[]> {
  const answers = await Promise.all(
    lanes.map(async (lane) => {
      const own: boolean[] = [];
      for (const step of lane) own.push(await run(step, { beside: true, gently }));
      return own;
    }),
  );
  return answers.flat();
}
