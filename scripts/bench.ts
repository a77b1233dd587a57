/**
 * Measures pages and service against a floor in the same run and prints the ratios: `npm run bench`, or
 * `npm run bench -- --runs 5`. A benchmark, never a test: nothing here fails.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cpuPerRequest } from './bench/cpu-per-request.ts';
import { floorPage } from './bench/floor-page.ts';
import { measureStudio, placeFloors } from './bench/measure-studio.ts';
import { ensureLighthouse, measurePage, median, type PageFigures } from './bench/run-lighthouse.ts';
import { startRawServer, startService, type RunningServer } from './bench/start-service.ts';
import { buildSite } from './build-site.ts';
import { ensureBrowsers } from './ensure-browsers.ts';

const say = (line: string): boolean => process.stdout.write(`${line}\n`);
const runsOption = process.argv.indexOf('--runs');
const runs = runsOption > 0 ? Number(process.argv[runsOption + 1]) : 3;
/** Folders of the floors in the built site, and the pages they are made from. */
const floors = [
  { folder: 'bench-floor', page: 'firms/premier', look: 'law' },
  { folder: 'bench-floor-home', page: '', look: 'agency' },
  { folder: 'bench-floor-templates', page: 'templates', look: 'agency' },
] as const;

/** An account that may open the studio: its session, and a demo of it. */
async function makeAccount(origin: string): Promise<{ cookie: string; uniqueId: string }> {
  const headers = { 'content-type': 'application/json', origin };
  const account = { username: 'Bench', email: 'bench@agency.example', password: 'a bench, not a chair' };
  const registered = await fetch(`${origin}/api/auth/email/register`, {
    method: 'POST',
    headers,
    body: JSON.stringify(account),
  });
  const cookie = registered.headers.get('set-cookie')?.split(';')[0] ?? '';
  const post = async (path: string, body?: object): Promise<{ clientSecret?: string }> => {
    const answer = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { ...headers, cookie },
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await answer.json()) as { clientSecret?: string };
  };
  const { clientSecret = '' } = await post('/api/create-subscription');
  await post(`/api/simulated-payments/${clientSecret}/confirm`, { card: '4242424242424242' });
  await post('/api/subscription/refresh');
  const demo = {
    name: 'Marlowe & Finch LLP',
    industry: 'law',
    websiteData: {
      slogan: 'Plain advice, for hard days',
      description: 'Family lawyers who answer the phone.',
      primaryColor: '#7a1f3d',
      secondaryColor: '#c79a3b',
      contactInfo: { phone: '(902) 555-0188', email: 'hello@marlowefinch.example' },
    },
  };
  const created = await fetch(`${origin}/api/demos`, {
    method: 'POST',
    headers: { ...headers, cookie },
    body: JSON.stringify(demo),
  });
  const { uniqueId } = (await created.json()) as { uniqueId: string };
  return { cookie, uniqueId };
}

function pageTable(title: string, results: ReadonlyMap<string, PageFigures[]>): void {
  say(`\n## ${title}, median of ${runs}\n`);
  say('| page | score | FCP ms | LCP ms | FCP / floor | LCP / floor | TBT ms | CLS | script kB | total kB |');
  say('|---|---|---|---|---|---|---|---|---|---|');
  const of = (figures: readonly PageFigures[], key: keyof PageFigures): number =>
    median(figures.map((figure) => figure[key]));
  let floor: readonly PageFigures[] = [];
  for (const [name, figures] of results) {
    if (figures.length === 0) continue;
    // Each floor is followed by the pages that are measured against it.
    if (name.startsWith('floor')) floor = figures;
    const cells = [
      of(figures, 'score'),
      Math.round(of(figures, 'fcp')),
      Math.round(of(figures, 'lcp')),
      (of(figures, 'fcp') / of(floor, 'fcp')).toFixed(3),
      (of(figures, 'lcp') / of(floor, 'lcp')).toFixed(3),
      Math.round(of(figures, 'tbt')),
      of(figures, 'cls').toFixed(3),
      (of(figures, 'scriptBytes') / 1000).toFixed(1),
      (of(figures, 'totalBytes') / 1000).toFixed(1),
    ];
    say(`| ${name} | ${cells.join(' | ')} |`);
  }
}

function measurePages(
  pages: readonly (readonly [string, string])[],
  throttling: 'simulate' | 'devtools',
): Map<string, PageFigures[]> {
  const program = ensureLighthouse();
  const results = new Map<string, PageFigures[]>(pages.map(([name]) => [name, []]));
  // Interleaved, so that a noisy minute hits every page alike.
  for (let run = 0; run < runs; run += 1) {
    for (const [name, url] of pages) {
      const figures = measurePage(program, url, throttling);
      if (figures) results.get(name)?.push(figures);
      process.stderr.write(
        `${throttling} ${run + 1}/${runs} ${name}: ${figures ? `score ${figures.score}, LCP ${Math.round(figures.lcp)} ms` : 'no result'}\n`,
      );
    }
  }
  return results;
}

async function measureCpu(service: RunningServer, demo: string, body: string): Promise<void> {
  const bodyFile = '.bench/body.html';
  mkdirSync('.bench', { recursive: true });
  writeFileSync(bodyFile, body);
  const raw = await startRawServer(8799, bodyFile);
  const targets = [
    ['raw node:http, same body', raw.pid, `${raw.origin}/`],
    ['page from memory', service.pid, `${service.origin}/firms/premier`],
    ['demo page', service.pid, `${service.origin}${demo}`],
    ['GET /api/demos/{id}', service.pid, `${service.origin}/api${demo}`],
  ] as const;
  const results = new Map<string, number[]>(targets.map(([name]) => [name, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const [name, pid, url] of targets) results.get(name)?.push(await cpuPerRequest(pid, url, 8000));
  }
  await raw.stop();
  rmSync(bodyFile);
  const floor = median(results.get(targets[0][0]) ?? []);
  say(`\n## Service, processor time per request over 64 connections, median of ${runs}\n`);
  say('| answer | µs | / raw |\n|---|---|---|');
  for (const [name, values] of results)
    say(`| ${name} | ${median(values).toFixed(0)} | ${(median(values) / floor).toFixed(2)} |`);
}

buildSite();
for (const { folder, page, look } of floors) {
  const html = readFileSync(join('dist', page, 'index.html'), 'utf8');
  mkdirSync(`dist/${folder}`, { recursive: true });
  writeFileSync(`dist/${folder}/index.html`, floorPage(html, look));
}
const removeFloors = placeFloors('dist');
const service = await startService(8798);
try {
  const { cookie, uniqueId } = await makeAccount(service.origin);
  const demo = `/demos/${uniqueId}`;
  const body = await (await fetch(`${service.origin}${demo}`)).text();
  if (ensureBrowsers()) {
    const pages = [
      ['floor', `${service.origin}/bench-floor`],
      ['law page', `${service.origin}/firms/premier`],
      ['demo page', `${service.origin}${demo}`],
      ['floor of the landing page', `${service.origin}/bench-floor-home`],
      ['landing page', `${service.origin}/`],
      ['floor of the gallery', `${service.origin}/bench-floor-templates`],
      ['gallery', `${service.origin}/templates`],
    ] as const;
    pageTable('Lighthouse mobile, simulated throttling', measurePages(pages, 'simulate'));
    pageTable('Lighthouse mobile, applied throttling', measurePages(pages, 'devtools'));
    await measureStudio(service.origin, cookie, runs);
  }
  await measureCpu(service, demo, body);
} finally {
  await service.stop();
  for (const { folder } of floors) rmSync(`dist/${folder}`, { recursive: true, force: true });
  removeFloors();
}
