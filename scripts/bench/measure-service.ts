import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { RunningService } from '../../site/e2e/start-service.ts';
import { measureCpu, cpuPerRequest } from './cpu-per-request.ts';
import { fill } from './measure-store.ts';
import { record } from './report.ts';
import { median } from './run-lighthouse.ts';
import { startPackedPage, startRawServer, startReactServer } from './start-peer.ts';

const requests = 8000;
/** Demos that were never opened before; each is opened once. */
const fresh = 100;

interface Subject {
  readonly service: RunningService;
  /** Its database file. */
  readonly database: string;
  /** A demo's id. */
  readonly demo: string;
}

/**
 * Processor time of an answer, beside a bare server, nginx, and a server that renders with React.
 */
export async function measureService(
  { service, database, demo }: Subject,
  runs: number,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'firstlook-bench-'));
  const page = join(folder, 'page.html');
  const address = `${service.origin}/demos/${demo}`;
  const html = await (await fetch(address)).text();
  writeFileSync(page, html);
  fill(database, 0, 2 * fresh * runs);
  const raw = await startRawServer(page, database);
  const nginx = await startPackedPage(brotliCompressSync(html));
  const react = await startReactServer(page, 'dist');
  let opened = 0;
  const open = (encoding: string): Promise<number> => {
    const from = opened;
    opened += fresh;
    const urls = Array.from(
      { length: fresh },
      (_, index) => `${service.origin}/demos/law-marlowe-${from + index}`,
    );
    return measureCpu(service.pid, urls, encoding);
  };
  const usual = (pid: number, url: string) => (): Promise<number> =>
    cpuPerRequest(pid, url, requests);
  const measured: readonly (readonly [
    name: string,
    goal: string,
    floor: string,
    measure: () => Promise<number>,
  ])[] = [
    ['raw `node:http`, a page from memory', '', 'raw', usual(raw.pid, raw.origin)],
    ...(nginx
      ? [
          [
            'nginx, the same page packed beforehand',
            '',
            'raw',
            usual(nginx.pid, nginx.origin),
          ] as const,
        ]
      : []),
    ['firm page', '1.1', 'raw', usual(service.pid, `${service.origin}/firms/premier`)],
    ['demo page that was opened before', '30 µs', 'raw', usual(service.pid, address)],
    ['demo page opened for the first time, not packed', '1.3', 'raw', () => open('identity')],
    [
      'demo page opened for the first time, packed quickly for its answer and best behind it',
      '',
      'raw',
      () => open('br'),
    ],
    [
      'React, rendered for every request and packed',
      '',
      'raw',
      () => cpuPerRequest(react.pid, `${react.origin}/rendered`, 200),
    ],
    ['raw `node:http` and the row, as JSON', '', 'row', usual(raw.pid, `${raw.origin}/row`)],
    [
      '`GET /api/demos/{id}`',
      '1.25',
      'row',
      usual(service.pid, `${service.origin}/api/demos/${demo}`),
    ],
  ];
  const found = new Map<string, number[]>(measured.map(([name]) => [name, []]));
  // Interleaved, so that noise affects all alike.
  for (let run = 0; run < runs; run += 1) {
    for (const [name, , , measure] of measured) {
      found.get(name)?.push(await measure());
    }
  }
  await Promise.all([raw.stop(), nginx?.stop(), react.stop()]);
  rmSync(folder, { recursive: true, force: true });
  const of = (name: string): number => median(found.get(name) ?? []);
  const floors: Readonly<Record<string, number>> = {
    raw: of(measured[0]?.[0] ?? ''),
    row: of('raw `node:http` and the row, as JSON'),
  };
  record({
    title: 'Service: processor time of an answer',
    goal: `64 kept connections, median of ${runs}. What is packed for the first time costs once for each version of a demo.`,
    columns: ['answer', 'µs', '/ floor', 'goal'],
    rows: measured.map(([name, goal, floor]) => [
      name,
      of(name).toFixed(0),
      (of(name) / (floors[floor] ?? 1)).toFixed(2),
      goal,
    ]),
  });
}
