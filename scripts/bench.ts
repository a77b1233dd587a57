/**
 * Measures everything, with floors and peers in the same run: `npm run bench`, `npm run bench --
 * --runs 5`. Writes docs/benchmarks.md; `--only pages,service` measures these and leaves the rest
 * of the file unchanged. A benchmark never fails.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openAccount, type AgencyAccount } from '../site/e2e/agency-account.ts';
import { startService, type RunningService } from '../site/e2e/start-service.ts';
import { measureBeacons } from './bench/measure-beacons.ts';
import { measureBuild } from './bench/measure-build.ts';
import { measureList } from './bench/measure-list.ts';
import { measureLive } from './bench/measure-live.ts';
import { measureLogin } from './bench/measure-login.ts';
import { measurePages, placePageFloors } from './bench/measure-pages.ts';
import { measureScan } from './bench/measure-scan.ts';
import { measureService } from './bench/measure-service.ts';
import { measureSignals } from './bench/measure-signals.ts';
import { measureStore } from './bench/measure-store.ts';
import { measureStudio, placeFloors } from './bench/measure-studio.ts';
import { writeReport } from './bench/report.ts';
import { startReactServer } from './bench/start-peer.ts';
import { buildSite } from './build-site.ts';
import { ensureBrowsers } from './ensure-browsers.ts';

const usage = `Usage: npm run bench -- [--runs 3] [--only pages,studio,list,service,beacons,live,signals,login,store,build,scan] [--corpus <folder with labels.json>]\n`;

interface Bench {
  readonly service: RunningService;
  readonly database: string;
  readonly account: AgencyAccount;
  readonly demo: string;
  readonly runs: number;
  readonly corpus: string | undefined;
}

async function measureEveryPage({ service, demo, runs }: Bench): Promise<void> {
  if (!ensureBrowsers()) return;
  const { origin } = service;
  const folder = mkdtempSync(join(tmpdir(), 'firstlook-peer-'));
  const page = join(folder, 'page.html');
  writeFileSync(page, await (await fetch(`${origin}/demos/${demo}`)).text());
  const react = await startReactServer(page, 'dist');
  await measurePages(
    [
      { name: 'floor', url: `${origin}/bench-floor`, floor: 'floor' },
      { name: 'law page', url: `${origin}/firms/premier`, floor: 'floor' },
      { name: 'demo page', url: `${origin}/demos/${demo}`, floor: 'floor' },
      { name: 'floor of Menu', url: `${origin}/bench-floor-menu`, floor: 'floor of Menu' },
      { name: 'Menu page', url: `${origin}/firms/rook-and-river`, floor: 'floor of Menu' },
      { name: 'floor of Yard', url: `${origin}/bench-floor-yard`, floor: 'floor of Yard' },
      { name: 'Yard page', url: `${origin}/firms/plumb`, floor: 'floor of Yard' },
      {
        name: 'floor of Courtyard',
        url: `${origin}/bench-floor-courtyard`,
        floor: 'floor of Courtyard',
      },
      { name: 'Courtyard page', url: `${origin}/firms/lantern`, floor: 'floor of Courtyard' },
      {
        name: 'peer: the demo rendered with React on a server',
        url: `${react.origin}/rendered`,
        floor: 'floor',
      },
      {
        name: 'peer: the demo fetched and rendered by React',
        url: `${react.origin}/app`,
        floor: 'floor',
      },
      {
        name: 'floor of the landing page',
        url: `${origin}/bench-floor-home`,
        floor: 'floor of the landing page',
      },
      { name: 'landing page', url: `${origin}/`, floor: 'floor of the landing page' },
      {
        name: 'floor of the gallery',
        url: `${origin}/bench-floor-templates`,
        floor: 'floor of the gallery',
      },
      { name: 'gallery', url: `${origin}/templates`, floor: 'floor of the gallery' },
    ],
    runs,
  );
  await react.stop();
  rmSync(folder, { recursive: true, force: true });
}

const parts: Readonly<Record<string, (bench: Bench) => Promise<void> | void>> = {
  pages: measureEveryPage,
  studio: async ({ service, account, demo, runs }) => {
    if (!ensureBrowsers()) return;
    await measureStudio(service.origin, { session: account.cookie, demo, runs });
  },
  list: async ({ service, database, account, demo, runs }) => {
    if (!ensureBrowsers()) return;
    await measureList(service.origin, database, { session: account.cookie, demo, runs });
  },
  service: (bench) => measureService(bench, bench.runs),
  beacons: (bench) => measureBeacons(bench, bench.runs),
  live: ({ service }) => measureLive(service.origin),
  login: ({ service }) => measureLogin(service.origin),
  signals: () => measureSignals(1_000_000),
  store: () => measureStore([1000, 10_000, 100_000, 1_000_000]),
  scan: ({ corpus }) => measureScan(corpus),
  build: () => measureBuild([2000, 5000]),
};

function readArguments():
  | { runs: number; chosen: string[]; corpus: string | undefined }
  | undefined {
  const { values } = parseArgs({
    strict: false,
    options: { runs: { type: 'string' }, only: { type: 'string' }, corpus: { type: 'string' } },
  });
  const runs = Number(values.runs ?? 3);
  const chosen = typeof values.only === 'string' ? values.only.split(',') : Object.keys(parts);
  if (!Number.isInteger(runs) || runs < 1 || chosen.some((name) => !(name in parts)))
    return undefined;
  return { runs, chosen, corpus: typeof values.corpus === 'string' ? values.corpus : undefined };
}

async function run(): Promise<void> {
  const selected = readArguments();
  if (!selected) {
    process.stderr.write(usage);
    process.exitCode = 2;
    return;
  }
  buildSite();
  const removePageFloors = placePageFloors('dist');
  const removeStudioFloors = placeFloors('dist');
  const folder = mkdtempSync(join(tmpdir(), 'firstlook-bench-'));
  const service = await startService({ folder });
  try {
    const account = await openAccount(service.origin);
    const demo = await account.create({
      businessName: 'Marlowe & Finch LLP',
      industry: 'law',
      slogan: 'Plain advice, for hard days',
      description: 'Family lawyers who answer the phone.',
      primaryColor: '#7a1f3d',
      secondaryColor: '#c79a3b',
      phone: '(902) 555-0188',
      email: 'hello@marlowefinch.example',
    });
    const { runs, corpus } = selected;
    const bench = {
      service,
      database: join(folder, 'firstlook.sqlite'),
      account,
      demo,
      runs,
      corpus,
    };
    for (const name of selected.chosen) await parts[name]?.(bench);
  } finally {
    await service.end();
    removePageFloors();
    removeStudioFloors();
    rmSync(folder, { recursive: true, force: true });
  }
  writeReport('docs/benchmarks.md');
}

await run();
