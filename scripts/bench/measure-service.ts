import { brotliCompressSync } from 'node:zlib';
import type { RunningService } from '../../site/e2e/start-service.ts';
import { measureCpu, cpuPerRequest } from './cpu-per-request.ts';
import { fill } from './measure-store.ts';
import { writePageFile } from './page-file.ts';
import { record } from './report.ts';
import { median } from './run-lighthouse.ts';
import { startPackedPage, startRawServer, startReactServer, type Peer } from './start-peer.ts';

const requests = 8000;
/** Demos that were never opened before; each is opened once. */
const fresh = 100;

export interface MeasuredService {
  readonly service: RunningService;
  /** Its database file. */
  readonly database: string;
}

/** An answer whose processor time is compared with that of a floor. */
interface MeasuredAnswer {
  readonly name: string;
  readonly goal?: string;
  readonly floor: 'raw' | 'row';
  readonly measure: () => Promise<number>;
}

const rawPage = 'raw `node:http`, a page from memory';
const rawRow = 'raw `node:http` and the row, as JSON';

type Server = Pick<Peer, 'pid' | 'origin'>;

function peerAnswers(
  raw: Server,
  nginx: Server | undefined,
  react: Server,
): readonly MeasuredAnswer[] {
  const usual =
    ({ pid, origin }: Server, path = '', count = requests) =>
    (): Promise<number> =>
      cpuPerRequest(pid, origin + path, count);
  return [
    { name: rawPage, floor: 'raw', measure: usual(raw) },
    { name: rawRow, floor: 'row', measure: usual(raw, '/row') },
    ...(nginx
      ? [
          {
            name: 'nginx, the same page packed beforehand',
            floor: 'raw',
            measure: usual(nginx),
          } as const,
        ]
      : []),
    {
      name: 'React, rendered for every request and packed',
      floor: 'raw',
      measure: usual(react, '/rendered', 200),
    },
  ];
}

function serviceAnswers({ pid, origin }: Server, demo: string): readonly MeasuredAnswer[] {
  const usual = (path: string) => (): Promise<number> =>
    cpuPerRequest(pid, origin + path, requests);
  let opened = 0;
  const open = (encoding: string) => (): Promise<number> => {
    const from = opened;
    opened += fresh;
    const urls = Array.from(
      { length: fresh },
      (_, index) => `${origin}/demos/law-marlowe-${from + index}`,
    );
    return measureCpu(pid, urls, encoding);
  };
  return [
    { name: 'firm page', goal: '1.1', floor: 'raw', measure: usual('/firms/premier') },
    {
      name: 'demo page that was opened before',
      goal: '30 µs',
      floor: 'raw',
      measure: usual(`/demos/${demo}`),
    },
    {
      name: 'demo page opened for the first time, not packed',
      goal: '1.3',
      floor: 'raw',
      measure: open('identity'),
    },
    {
      name: 'demo page opened for the first time, packed quickly for its answer and best behind it',
      floor: 'raw',
      measure: open('br'),
    },
    {
      name: '`GET /api/demos/{id}`',
      goal: '1.25',
      floor: 'row',
      measure: usual(`/api/demos/${demo}`),
    },
  ];
}

/**
 * The median of each answer by its name. Interleaved, so that noise affects all answers equally.
 */
async function measureAll(
  answers: readonly MeasuredAnswer[],
  runs: number,
): Promise<(name: string) => number> {
  const found = new Map<string, number[]>(answers.map(({ name }) => [name, []]));
  for (let run = 0; run < runs; run += 1)
    for (const { name, measure } of answers) found.get(name)?.push(await measure());
  return (name) => median(found.get(name) ?? []);
}

/**
 * Processor time of an answer, beside a bare server, nginx, and a server that renders with React.
 */
export async function measureService(
  { service, database, demo }: MeasuredService & { readonly demo: string },
  runs: number,
): Promise<void> {
  const html = await (await fetch(`${service.origin}/demos/${demo}`)).text();
  const page = writePageFile(html);
  fill(database, 0, 2 * fresh * runs);
  const raw = await startRawServer(page.path, database);
  const nginx = await startPackedPage(brotliCompressSync(html));
  const react = await startReactServer(page.path, 'dist');
  const answers = [...peerAnswers(raw, nginx, react), ...serviceAnswers(service, demo)];
  const findMedian = await measureAll(answers, runs);
  await Promise.all([raw.stop(), nginx?.stop(), react.stop()]);
  page.remove();
  const floors = { raw: findMedian(rawPage), row: findMedian(rawRow) };
  record({
    title: 'Service: processor time of an answer',
    goal: `64 kept connections, median of ${runs}. What is packed for the first time costs once for each version of a demo.`,
    columns: ['answer', 'µs', '/ floor', 'goal'],
    rows: answers.map(({ name, goal = '', floor }) => [
      name,
      findMedian(name).toFixed(0),
      (findMedian(name) / (floors[floor] || 1)).toFixed(2),
      goal,
    ]),
  });
}
