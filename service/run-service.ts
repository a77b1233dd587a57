import { join } from 'node:path';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { createDeps } from './create-deps.ts';
import { DatabaseError } from './db/check-file.ts';
import { openDatabase, type DatabaseFiles, type StartOptions } from './db/open-database.ts';
import type { Store } from './db/open.ts';
import { noBackups, scheduleBackups, type Backups } from './db/schedule-backups.ts';
import { addMissingSlugs } from './demos/slugs.ts';
import type { Deps } from './deps.ts';
import { describeStart } from './describe-start.ts';
import type { Env } from './env.ts';
import { createHttpServer } from './http/create-server.ts';
import { createListener } from './http/listen.ts';
import { createLog } from './log.ts';
import { createMailer, type Mailer } from './mail/send-mail.ts';
import { createMetrics } from './metrics/create-metrics.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { addMissingDomains } from './objections/demo-domains.ts';
import { readBuiltSite, type BuiltSite } from './pages/built-site.ts';
import { createPageHandler } from './pages/page-handler.ts';
import { openSiteBrowser } from './scan/browser/open-site-browser.ts';
import { createScanner } from './scan/create-scanner.ts';
import { prepareWhenIdle, scheduleWork } from './schedule-work.ts';
import { createBeaconHandler } from './signals/take-beacon.ts';

const now = (): number => Date.now();
/** Time limit of running requests after a signal to stop. */
const drainMs = 8000;

function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

async function open(env: Env, place: DatabaseFiles, options: StartOptions): Promise<Store> {
  try {
    return await openDatabase(env, place, options);
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    return stop(error.message);
  }
}

function readSite(folder: string, env: Env): BuiltSite {
  try {
    return readBuiltSite(folder, {
      origin: env.publicOrigin,
      stripe: env.stripe !== undefined,
      demoOrigin: env.hasDemoHost ? env.demoOrigin : undefined,
    });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    return stop(
      `The built site in ${folder} cannot be read (${String(error.code)}). Build it with: npm run build`,
    );
  }
}

function listenFailure(
  name: string,
  host: string,
  port: number,
): (error: NodeJS.ErrnoException) => void {
  return (error) => {
    const reason =
      error.code === 'EADDRINUSE'
        ? `port ${port} is in use; set ${name} to another one`
        : error.message;
    stop(`Cannot listen on ${host}:${port}: ${reason}.`);
  };
}

function startBackups(env: Env, { file, backups: folder }: DatabaseFiles, log: Logger): Backups {
  // PostgreSQL databases are backed up by PostgreSQL's own tools.
  if (env.databaseUrl !== undefined) return noBackups;
  const { backupEveryHours: everyHours, backupKeep: keep } = env;
  return scheduleBackups({ source: file, folder, everyHours, keep, now, log });
}

interface Running {
  readonly deps: Deps;
  readonly mailer: Mailer;
  readonly backups: Backups;
  readonly drain: (maxMs: number) => Promise<void>;
}

/** Shuts down gracefully: finishes running requests and writes data from memory. */
async function shutDown({ deps, mailer, backups, drain }: Running): Promise<never> {
  backups.end();
  // Ends streams, which would keep the server open; their readers reconnect to another process.
  deps.feed.close();
  deps.live.close();
  await drain(drainMs);
  await deps.programOpens.flush();
  await deps.outbox.close();
  mailer.close();
  try {
    await deps.store.close();
  } catch (error) {
    deps.log.error({ err: error }, 'the database could not be closed in order');
    process.exit(1);
  }
  process.exit(0);
}

function shutDownOnSignal(running: Running): void {
  let isEnding = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (!isEnding) void shutDown(running);
      isEnding = true;
    });
}

/** Runs the service with the built site of a folder until a signal ends the process. */
export async function runService(
  env: Env,
  siteFolder: string,
  options: StartOptions = {},
): Promise<void> {
  const log = createLog(env.logLevel);
  const place = {
    file: join(env.dataDir, 'firstlook.sqlite'),
    backups: join(env.dataDir, 'backups'),
  };
  const store = await open(env, place, options);
  await addMissingDomains(store, now());
  await addMissingSlugs(store);
  const mailer = createMailer(env);
  const backups = startBackups(env, place, log);
  const metrics = env.metrics && createMetrics();
  const browser = openSiteBrowser(env, log);
  const scanner = createScanner({ ...env, browser }, log);
  const deps = createDeps({
    env,
    log,
    now,
    store,
    mailer,
    site: readSite(siteFolder, env),
    browser,
    scanner: metrics ? metrics.countScans(scanner) : scanner,
  });
  const handlePage = createPageHandler(deps);
  const takeBeacon = createBeaconHandler(deps);
  const app = createApp(deps, handlePage, takeBeacon);
  const listener = createListener({ app, handlePage, takeBeacon }, deps, metrics);
  const { server, drain } = createHttpServer(listener, env);
  server.on('error', listenFailure('PORT', env.host, env.port));
  server.listen(env.port, env.host, () =>
    process.stdout.write(describeStart(env, mailer.simulated)),
  );
  if (metrics) {
    const { host, port } = env.metrics;
    serveMetrics({ metrics, store, backups, now, log }, env.metrics).on(
      'error',
      listenFailure('METRICS_PORT', host, port),
    );
  }
  prepareWhenIdle(deps);
  scheduleWork(deps);
  shutDownOnSignal({ deps, mailer, backups, drain });
}
