import { createServer, type Server } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { and, count, isNotNull, isNull } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { BackupState } from '../db/schedule-backups.ts';
import type { Store } from '../db/open.ts';
import { outbox } from '../db/schema.ts';
import { version } from '../version.ts';
import type { Metrics } from './create-metrics.ts';
import { writeMetrics, type Metric } from './write-metrics.ts';

interface Sources {
  readonly metrics: Metrics;
  readonly store: Store;
  readonly backups: BackupState;
  readonly now: () => number;
  readonly log: Logger;
}

const nanosecond = 1e-9;

function createMetric(
  name: string,
  type: 'gauge' | 'counter',
  help: string,
  value: number,
): Metric {
  return { name, type, help, samples: [{ value }] };
}

async function databaseMetrics({ store }: Sources): Promise<Metric[]> {
  const mails = async (...which: Parameters<typeof and>): Promise<number> => {
    const [row] = await store.read
      .select({ rows: count() })
      .from(outbox)
      .where(and(isNull(outbox.sentAt), ...which));
    return row?.rows ?? 0;
  };
  const { waiting, bytes } = await store.load();
  return [
    createMetric('firstlook_database_bytes', 'gauge', 'Database file and write-ahead log.', bytes),
    createMetric('firstlook_writes_waiting', 'gauge', 'Writes that wait for their turn.', waiting),
    createMetric(
      'firstlook_outbox_waiting',
      'gauge',
      'Mails that are to be sent.',
      await mails(isNull(outbox.failedAt)),
    ),
    createMetric(
      'firstlook_outbox_dead',
      'gauge',
      'Mails that were given up.',
      await mails(isNotNull(outbox.failedAt)),
    ),
  ];
}

function processMetrics(): Metric[] {
  const { rss, heapUsed, external } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return [
    createMetric('process_resident_memory_bytes', 'gauge', 'Memory the process holds.', rss),
    createMetric(
      'process_cpu_seconds_total',
      'counter',
      'Processor time, user and system.',
      (user + system) / 1e6,
    ),
    createMetric(
      'process_start_time_seconds',
      'gauge',
      'When the process began, in seconds since 1970.',
      performance.timeOrigin / 1000,
    ),
    createMetric('nodejs_heap_size_used_bytes', 'gauge', 'Heap in use.', heapUsed),
    createMetric(
      'nodejs_external_memory_bytes',
      'gauge',
      'Memory of buffers and native parts.',
      external,
    ),
    {
      name: 'firstlook_info',
      type: 'gauge',
      help: 'The version that runs.',
      samples: [{ labels: { version }, value: 1 }],
    },
  ];
}

function backupMetrics({ backups }: Sources): Metric[] {
  const newest = backups.newestBackupTime();
  return [
    createMetric(
      'firstlook_backup_failures_total',
      'counter',
      'Backups that failed.',
      backups.failures(),
    ),
    ...(newest === undefined
      ? []
      : [
          createMetric(
            'firstlook_backup_newest_timestamp_seconds',
            'gauge',
            'When the newest backup was made.',
            newest / 1000,
          ),
        ]),
  ];
}

/** Serves the metrics at `/metrics`, on a port of its own that need not be public. */
export function serveMetrics(sources: Sources, address: { host: string; port: number }): Server {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();

  /** Event-loop delay since the last reading, without the timer's own 20 ms. */
  function lagMetrics(): Metric[] {
    const past = (nanoseconds: number): number => Math.max(0, nanoseconds * nanosecond - 0.02);
    const seen = [
      createMetric(
        'nodejs_eventloop_lag_p99_seconds',
        'gauge',
        'Delay of the event loop.',
        past(delay.percentile(99)),
      ),
      createMetric(
        'nodejs_eventloop_lag_max_seconds',
        'gauge',
        'Longest delay of the event loop.',
        past(delay.max),
      ),
    ];
    delay.reset();
    return seen;
  }

  async function collect(): Promise<string> {
    const database = await databaseMetrics(sources).then(
      (metrics) => [
        ...metrics,
        createMetric('firstlook_database_up', 'gauge', 'Whether it can be read.', 1),
      ],
      (error: unknown) => {
        sources.log.error({ err: error }, 'the database could not be measured');
        return [createMetric('firstlook_database_up', 'gauge', 'Whether it can be read.', 0)];
      },
    );
    return writeMetrics([
      ...sources.metrics.collect(),
      ...database,
      ...backupMetrics(sources),
      ...lagMetrics(),
      ...processMetrics(),
    ]);
  }

  const server = createServer((request, response) => {
    const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404, headers).end();
      return;
    }
    void collect().then((text) =>
      response
        .writeHead(200, { ...headers, 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' })
        .end(text),
    );
  });
  server.on('close', () => delay.disable());
  server.listen(address.port, address.host);
  // The timer must not keep a stopping service alive.
  server.unref();
  return server;
}
