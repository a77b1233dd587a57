import { join } from 'node:path';
import { createApp } from './app.ts';
import { createSessions } from './auth/sessions.ts';
import { createBilling } from './billing/create-billing.ts';
import { describeSimulatedPayment } from './billing/describe-payment.ts';
import { scheduleReconciliation } from './billing/reconcile.ts';
import { DatabaseError } from './db/check-file.ts';
import { scheduleCleanUp } from './db/clean-up.ts';
import { scheduleBackups, noBackups } from './db/schedule-backups.ts';
import type { Store } from './db/open.ts';
import { openDatabase, type Place, type StartOptions } from './db/open-database.ts';
import { addMissingSlugs } from './demos/slugs.ts';
import type { Deps } from './deps.ts';
import type { Env } from './env.ts';
import { createFeed } from './events/feed.ts';
import { keepClientsReminded } from './approvals/remind-clients.ts';
import { keepExpiriesMailed } from './expiry/mail-expiries.ts';
import { createAgencySites } from './hosts/find-host.ts';
import { writeHostFolder } from './hosts/host-folder.ts';
import { createNameServers } from './hosts/lookup.ts';
import { keepHostsChecked } from './hosts/recheck-hosts.ts';
import { createHttpServer } from './http/create-server.ts';
import { createListener } from './http/listen.ts';
import { createLimiter } from './limits.ts';
import { loadLate } from './load-late.ts';
import { createLiveFeed } from './live/live-feed.ts';
import { createLog } from './log.ts';
import { createOutbox } from './mail/create-outbox.ts';
import { createMailer } from './mail/send-mail.ts';
import { createMetrics } from './metrics/create-metrics.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { addMissingDomains } from './objections/demo-domains.ts';
import { keepReportsMailed } from './objections/mail-reports.ts';
import { createPageHandler } from './pages/page-handler.ts';
import { readBuiltSite, type BuiltSite } from './pages/built-site.ts';
import { platform } from './platform.ts';
import { createScanner } from './scan/create-scanner.ts';
import { createProgramOpens } from './signals/program-opens.ts';
import { createBeaconTaker } from './signals/take-beacon.ts';
import { keepTellingOfVisits } from './signals/mail-visits.ts';
import { openFirstWorker } from './scan/worker/pool-workers.ts';
import { whenIdle } from './scan/worker/when-idle.ts';

const now = (): number => Date.now();
/** Time limit of running requests after a signal to stop. */
const drainMs = 8000;

function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

async function open(env: Env, place: Place, options: StartOptions): Promise<Store> {
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

function describeStart(env: Env, mailIsSimulated: boolean): string {
  const unconfigured = [env.google ? '' : 'Google', env.github ? '' : 'GitHub'].filter(
    (name) => name !== '',
  );
  const simulated = [
    mailIsSimulated ? `mail (written to ${join(env.dataDir, 'outbox')})` : '',
    describeSimulatedPayment(env),
    ...(unconfigured.length > 0
      ? [`sign-in with ${unconfigured.join(' and ')} (not configured)`]
      : []),
  ].filter((part) => part !== '');
  const note = simulated.length > 0 ? `Simulated: ${simulated.join(', ')}\n` : '';
  const data =
    env.databaseUrl === undefined
      ? ''
      : 'Data: PostgreSQL. The service makes no backups of it; use pg_dump.\n';
  const inbox =
    env.contactInbox === undefined
      ? 'Forms: what visitors of the landing page and of sample sites send is stored, and mailed to nobody; set CONTACT_INBOX.\n'
      : '';
  return `${platform.name} runs on ${env.publicOrigin}\n${data}${note}${inbox}`;
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

/** Runs the service with the built site of a folder until a signal ends the process. */
export async function runService(
  env: Env,
  siteFolder: string,
  options: StartOptions = {},
): Promise<void> {
  const log = createLog(env.logLevel);
  const file = join(env.dataDir, 'firstlook.sqlite');
  const backupFolder = join(env.dataDir, 'backups');
  const store = await open(env, { file, backups: backupFolder }, options);
  await addMissingDomains(store, now());
  await addMissingSlugs(store);
  const mailer = createMailer(env);
  const outbox = createOutbox({
    store,
    mailer,
    log,
    now,
    origin: env.publicOrigin,
    demoOrigin: env.demoOrigin,
  });
  const backups =
    env.databaseUrl === undefined
      ? scheduleBackups({
          source: file,
          folder: backupFolder,
          everyHours: env.backupEveryHours,
          keep: env.backupKeep,
          now,
          log,
        })
      : noBackups;
  const metrics = env.metrics && createMetrics();
  const scanner = createScanner(env, log);
  const deps: Deps = {
    env,
    log,
    now,
    store,
    outbox,
    sessions: createSessions(store, { secure: env.secure, now }),
    limiter: createLimiter(store, { on: env.rateLimits, now }),
    site: readSite(siteFolder, env),
    sites: createAgencySites({ store, now }),
    scanner: metrics ? metrics.countScans(scanner) : scanner,
    billing: createBilling({ env, store, log, now }),
    feed: createFeed({ store, log, now }),
    live: createLiveFeed({ store, log, now }),
    programOpens: createProgramOpens({ store, log, now }),
  };
  const handlePage = createPageHandler(deps);
  const takeBeacon = createBeaconTaker(deps);
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

  whenIdle(() => {
    // Without this, the first scan waits a second or two for its worker.
    openFirstWorker();
    if (env.stripe) {
      void deps.billing
        .comparePrices()
        .then((sentences) => sentences.forEach((sentence) => log.warn(sentence)))
        .catch((error: unknown) => log.warn({ err: error }, 'prices not compared with Stripe'));
    }
    void loadLate({ payment: env.stripe !== undefined }).catch((error: unknown) =>
      log.warn({ err: error }, 'not loaded beforehand'),
    );
  });
  scheduleReconciliation(deps.billing.reconcile, (error) =>
    log.warn({ err: error }, 'reconciliation failed'),
  );
  keepTellingOfVisits(deps);
  keepExpiriesMailed(deps);
  keepClientsReminded(deps, (error) => log.warn({ err: error }, 'clients not reminded'));
  void writeHostFolder(deps).catch((error: unknown) =>
    log.warn({ err: error }, 'hosts not written'),
  );
  keepHostsChecked(deps, createNameServers(env), (error) =>
    log.warn({ err: error }, 'hosts not checked'),
  );
  keepReportsMailed(deps, (error) => log.warn({ err: error }, 'reports not mailed'));
  scheduleCleanUp(store, now, (error) => log.warn({ err: error }, 'clean-up failed'));

  let ending = false;
  async function end(): Promise<void> {
    if (ending) return;
    ending = true;
    backups.end();
    // Streams would keep the server from closing; their readers come back to another process.
    deps.feed.close();
    deps.live.close();
    await drain(drainMs);
    await deps.programOpens.flush();
    await outbox.close();
    mailer.close();
    try {
      await store.close();
    } catch (error) {
      log.error({ err: error }, 'the database could not be closed in order');
      process.exit(1);
    }
    process.exit(0);
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end());
}
