import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { chromiumFlags, findChromium } from '../ensure-browsers.ts';

const version = '13.5.0';
const folder = '.bench';

export interface PageFigures {
  readonly score: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly scriptBytes: number;
  readonly totalBytes: number;
}

const Audit = z.object({ numericValue: z.number() });
const Report = z.object({
  categories: z.object({ performance: z.object({ score: z.number() }) }),
  audits: z.object({
    'first-contentful-paint': Audit,
    'largest-contentful-paint': Audit,
    'total-blocking-time': Audit,
    'cumulative-layout-shift': Audit,
    'network-requests': z.object({
      details: z.object({
        items: z.array(
          z.object({ resourceType: z.string().optional(), transferSize: z.number().optional() }),
        ),
      }),
    }),
  }),
});

/** Lighthouse has 70 MB, so it is installed on first use, apart from the project's packages. */
export function ensureLighthouse(): string {
  const program = join(folder, 'node_modules/lighthouse/cli/index.js');
  if (!existsSync(program)) {
    process.stdout.write('Installing Lighthouse for the bench …\n');
    spawnSync(
      'npm',
      [
        'install',
        '--prefix',
        folder,
        '--no-save',
        '--no-package-lock',
        '--ignore-scripts',
        '--loglevel=error',
        `lighthouse@${version}`,
      ],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
  }
  return program;
}

/** One run with a mobile profile; `devtools` applies throttling, `simulate` computes it. */
export function measurePage(
  program: string,
  url: string,
  throttling: 'simulate' | 'devtools',
): PageFigures | undefined {
  const work = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const output = join(work, 'report.json');
  spawnSync(
    process.execPath,
    [
      program,
      url,
      '--quiet',
      '--only-categories=performance',
      '--output=json',
      `--output-path=${output}`,
      `--throttling-method=${throttling}`,
      `--chrome-flags=--headless=new ${chromiumFlags.join(' ')} --user-data-dir=${join(work, 'profile')}`,
    ],
    {
      env: { ...process.env, CHROME_PATH: findChromium() },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const report = existsSync(output)
    ? Report.safeParse(JSON.parse(readFileSync(output, 'utf8')))
    : undefined;
  rmSync(work, { recursive: true, force: true, maxRetries: 3 });
  if (!report?.success) return undefined;
  const { audits, categories } = report.data;
  const { items } = audits['network-requests'].details;
  const bytes = (isCounted: (type: string | undefined) => boolean): number =>
    items
      .filter((item) => isCounted(item.resourceType))
      .reduce((sum, item) => sum + (item.transferSize ?? 0), 0);
  return {
    score: Math.round(categories.performance.score * 100),
    fcp: audits['first-contentful-paint'].numericValue,
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    scriptBytes: bytes((type) => type === 'Script'),
    totalBytes: bytes(() => true),
  };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = 0, high = 0] = [sorted[sorted.length % 2 ? middle : middle - 1], sorted[middle]];
  return (low + high) / 2;
}
