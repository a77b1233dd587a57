/**
 * Runs a task (`start`, `test`, `dev`, …) on a machine without any set-up: fetches Node.js when the
 * current one is too old, installs the dependencies when the lock file has changed, then starts the
 * task. Uses only what Node.js 18 has.
 */
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [task = 'start', ...options] = process.argv.slice(2);
const tasks = {
  start: 'start.ts',
  dev: 'dev.ts',
  build: 'build.ts',
  test: 'test.ts',
  check: 'check.ts',
  'check:data': 'check-data.ts',
  'new:firm': 'new-firm.ts',
  schemas: 'write-schemas.ts',
  fix: 'fix.ts',
  bench: 'bench.ts',
  backup: 'backup.ts',
  restore: 'restore.ts',
  'migrate:postgres': 'migrate-postgres.ts',
  operator: 'operator.ts',
  sbom: 'make-sbom.ts',
  'bench:scan': 'bench/scan-saved-pages.ts',
};
if (!(task in tasks)) fail(`There is no task "${task}". Tasks: ${Object.keys(tasks).join(', ')}.`);

/** Astro 7, vitest 5 and running TypeScript as it is need 22.18; Lighthouse 22.19. */
const neededNode = [22, 19];
const fetchedNode = '24.21.0';

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > neededNode[0] || (major === neededNode[0] && minor >= neededNode[1]);
}

/** npm's own program, to be run by the required Node.js. */
function npmProgram() {
  if (process.env.npm_execpath?.endsWith('.js')) return process.env.npm_execpath;
  const beside = join(dirname(process.execPath), '../lib/node_modules/npm/bin/npm-cli.js');
  if (existsSync(beside)) return beside;
  try {
    return join(
      execFileSync('npm', ['root', '-g'], { encoding: 'utf8' }).trim(),
      'npm/bin/npm-cli.js',
    );
  } catch {
    return fail('npm was not found. Install Node.js 18 or newer together with npm.');
  }
}

function npm(node, args) {
  // Variables of the npm that started this script would be read as settings of the other one.
  const environment = Object.entries(process.env).filter(
    ([name]) =>
      !/^npm_(?:package_|lifecycle_|config_(?:global|prefix|local_prefix|user_agent|omit|include|production)$)/iu.test(
        name,
      ),
  );
  const env = {
    ...Object.fromEntries(environment),
    PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`,
  };
  try {
    execFileSync(
      node,
      [
        npmProgram(),
        ...args,
        '--ignore-scripts',
        '--include=dev',
        '--no-audit',
        '--no-fund',
        '--loglevel=error',
      ],
      {
        cwd: root,
        env,
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
  } catch {
    fail(`npm ${args[0]} did not succeed. Check the connection to the npm registry and try again.`);
  }
}

function findNode() {
  if (isNewEnough(process.versions.node)) return process.execPath;
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const node = join(
    root,
    '.toolchain/node_modules',
    name,
    process.platform === 'win32' ? 'bin/node.exe' : 'bin/node',
  );
  const current = join(root, '.toolchain/node_modules', name, 'package.json');
  if (!existsSync(node) || JSON.parse(readFileSync(current, 'utf8')).version !== fetchedNode) {
    process.stdout.write(
      `Fetching Node.js ${fetchedNode} (this one is ${process.versions.node}) …\n`,
    );
    npm(process.execPath, [
      'install',
      '--prefix',
      '.toolchain',
      '--no-save',
      '--no-package-lock',
      `${name}@${fetchedNode}`,
    ]);
  }
  return node;
}

function installModules(node) {
  const stampFile = join(root, 'node_modules/.firstlook-stamp');
  const lock = readFileSync(join(root, 'package-lock.json'));
  const stamp = createHash('sha256').update(lock).update(node).digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  process.stdout.write('Installing dependencies …\n');
  npm(node, ['ci']);
  writeFileSync(stampFile, stamp);
}

const node = findNode();
installModules(node);

/**
 * A young generation of 16 MB that does not grow with the machine's memory, and two heaps of the C
 * library instead of eight for each processor. This saves about 150 MB.
 */
const flags = task === 'start' ? ['--max-semi-space-size=8'] : [];
const path = [dirname(node), join(root, 'node_modules/.bin'), process.env.PATH ?? ''].join(
  delimiter,
);
const child = spawn(node, [...flags, join(root, 'scripts', tasks[task]), ...options], {
  cwd: root,
  env: {
    ...process.env,
    PATH: path,
    ...(task === 'start' && { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2' }),
    ASTRO_TELEMETRY_DISABLED: '1',
    // Without it the first modules of each process are compiled again, and TypeScript's types are
    // taken out by a program that takes a tenth of a second to load.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, '.cache/compiled'),
    FORCE_COLOR: process.env.FORCE_COLOR ?? '0',
  },
  stdio: 'inherit',
});
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('error', (error) => fail(`The task could not be started: ${error.message}`));
child.on('exit', (code, signal) =>
  process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)),
);
