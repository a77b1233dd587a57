import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { record } from './report.ts';

const copied = [
  'site',
  'service',
  'scripts',
  'templates-data',
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
const pattern = 'linden';
/** The firms on the agency's pages; the smallest build has no others. */
const shown = [
  'premier',
  'gmrlaw',
  'meridian',
  'prime',
  'innovate',
  'rook-and-river',
  'plumb',
  'lantern',
];

interface BuildFigures {
  readonly pages: number;
  readonly seconds: number;
  /** Processor time of all threads. */
  readonly work: number;
  readonly megabytes: number;
}

function countPages(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  ).length;
}

/**
 * Builds a copy of the project; measures its processor time and largest memory (GNU time; 0 without
 * it).
 */
function build(folder: string): BuildFigures {
  const memory = join(folder, 'memory.txt');
  const timed =
    spawnSync('/usr/bin/time', ['--version']).status === 0
      ? ['/usr/bin/time', '-f', '%M %U %S', '-o', memory]
      : [];
  const [program, ...args] = [...timed, process.execPath, 'scripts/build.ts'];
  const begun = performance.now();
  const { status, stderr } = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, FIRSTLOOK_OUT_DIR: undefined, FIRSTLOOK_CACHE_DIR: undefined },
  });
  if (status !== 0) throw new Error(`the build failed: ${stderr.slice(-500)}`);
  const [kilobytes = 0, user = 0, system = 0] =
    timed.length > 0
      ? (readFileSync(memory, 'utf8').trim().split('\n').at(-1) ?? '').split(' ').map(Number)
      : [];
  return {
    pages: countPages(join(folder, 'dist')),
    seconds: (performance.now() - begun) / 1000,
    work: user + system,
    megabytes: kilobytes / 1000,
  };
}

/**
 * Builds with few firms, then with as many as give about `sizes` pages, then with one firm changed.
 */
export function measureBuild(sizes: readonly number[]): void {
  const folder = mkdtempSync(join(tmpdir(), 'firstlook-build-'));
  for (const part of copied) cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const firms = join(folder, 'templates-data/firms');
  const firm = readFileSync(join(firms, `${pattern}.yaml`), 'utf8');
  for (const file of readdirSync(firms).filter(
    (name) => !shown.includes(name.replace(/\.yaml$/u, '')),
  ))
    rmSync(join(firms, file));
  const named = (index: number): string => firm.replace(/^id: .*$/mu, `id: more-${index}`);
  let made = 0;
  const addFirms = (count: number): void => {
    for (; made < count; made += 1) writeFileSync(join(firms, `more-${made}.yaml`), named(made));
  };
  const clear = (): void => {
    for (const part of ['dist', '.build', '.astro'])
      rmSync(join(folder, part), { recursive: true, force: true });
    mkdirSync(join(folder, '.build'), { recursive: true });
  };
  const base = build(folder);
  clear();
  addFirms(1);
  const perFirm = Math.max(1, build(folder).pages - base.pages);
  const figures = [base];
  for (const size of sizes.filter((pages) => pages > base.pages)) {
    clear();
    addFirms(Math.ceil((size - base.pages) / perFirm));
    figures.push(build(folder));
  }
  const whole = figures.at(-1) ?? base;
  writeFileSync(
    join(firms, 'more-0.yaml'),
    named(0).replace(/^slogan: .*$/mu, 'slogan: Changed for the bench'),
  );
  const changed = build(folder);
  rmSync(folder, { recursive: true, force: true });
  record({
    title: 'Build',
    goal: 'Goal: at most 2 ms a page beyond the fixed part, 2,000 pages in less than 10 s and 700 MB, linear; one firm changed renders one firm.',
    columns: [
      'pages',
      'seconds',
      'processor seconds',
      'processor ms a page beyond the first build',
      'MB',
    ],
    rows: [
      ...figures.map(({ pages, seconds, work, megabytes }) => [
        pages,
        seconds.toFixed(1),
        work.toFixed(1),
        pages > base.pages ? (((work - base.work) * 1000) / (pages - base.pages)).toFixed(2) : '',
        Math.round(megabytes),
      ]),
      [
        `${changed.pages}, one firm changed`,
        changed.seconds.toFixed(1),
        changed.work.toFixed(1),
        `${((changed.work / whole.work) * 100).toFixed(0)} % of the whole`,
        Math.round(changed.megabytes),
      ],
    ],
  });
}
