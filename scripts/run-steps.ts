import { spawn } from 'node:child_process';

export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
}

const bin = (name: string): string => `node_modules/.bin/${name}`;

/** Rules and types look into what Astro generates from the content collections; a fresh clone has none of it yet. */
export const generateTypes: Step = {
  name: 'generated types',
  command: [bin('astro'), 'sync', '--silent'],
};

/** What must hold before any test runs: rules, form, types, data, packages, secrets. Rules take as long as all the others together, so they run beside them. */
const lanes: readonly (readonly Step[])[] = [
  [{ name: 'lint', command: [bin('eslint'), '--max-warnings', '0', '.'] }],
  [
    { name: 'types', command: [bin('astro'), 'check', '--noSync', '--minimumFailingSeverity', 'warning'] },
    { name: 'format', command: [bin('prettier'), '--check', '--log-level', 'warn', '.'] },
    { name: 'template data', command: [process.execPath, 'scripts/check-data.ts'] },
    { name: 'packages', command: [process.execPath, 'scripts/check-packages.ts'] },
    { name: 'secrets', command: [process.execPath, 'scripts/check-secrets.ts'] },
  ],
];

async function run({ name, command: [program, ...args] }: Step, beside: boolean): Promise<boolean> {
  const started = Date.now();
  const printed: Buffer[] = [];
  if (!beside) process.stdout.write(`\n# ${name}\n`);
  const status = await new Promise<number | null>((resolve) => {
    const child = spawn(program, args, {
      stdio: ['inherit', beside ? 'pipe' : 'inherit', beside ? 'pipe' : 'inherit'],
    });
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
  return run(step, false);
}

/** Runs all checks, two at a time; what each prints stays together. One answer a check. */
export async function runChecks(): Promise<boolean[]> {
  const generated = await runStep(generateTypes);
  const answers = await Promise.all(
    lanes.map(async (lane) => {
      const own: boolean[] = [];
      for (const step of lane) own.push(await run(step, true));
      return own;
    }),
  );
  return [generated, ...answers.flat()];
}
