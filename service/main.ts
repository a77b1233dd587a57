import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { createSessions } from './auth/sessions.ts';
import { keepClean } from './db/clean-up.ts';
import { openStore } from './db/open.ts';
import type { Deps } from './deps.ts';
import { readEnv, SettingError } from './env.ts';
import { createListener } from './http/listen.ts';
import { createLimiter } from './limits.ts';
import { createLog } from './log.ts';
import { createMailer } from './mail/send-mail.ts';
import { createReads } from './pages/answer-read.ts';
import { readBuiltSite } from './pages/built-site.ts';
import { createScanner } from './scan/create-scanner.ts';

const now = (): number => Date.now();
/** In-flight requests get this long after a signal to end. */
const drainMs = 8000;

function settings(): ReturnType<typeof readEnv> {
  try {
    return readEnv();
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

const env = settings();
const log = createLog(env.logLevel);
const store = openStore(join(env.dataDir, 'firstlook.sqlite'));
const mailer = createMailer(env);
const deps: Deps = {
  env,
  log,
  now,
  store,
  mailer,
  sessions: createSessions(store, { secure: env.secure, now }),
  limiter: createLimiter(store, { on: env.rateLimits, now }),
  site: readBuiltSite(fileURLToPath(new URL('../dist', import.meta.url)), env.publicOrigin),
  scanner: createScanner(env, log),
};
const reads = createReads(deps);
const app = createApp(deps, reads);

const server = createServer(
  // Slow clients are cut off long before they hold all connections: https://nodejs.org/api/http.html#serverrequesttimeout
  {
    headersTimeout: 5000,
    requestTimeout: 10_000,
    connectionsCheckingInterval: 1000,
    maxHeaderSize: 8192,
    keepAliveTimeout: 5000,
  },
  createListener(app, reads, deps),
);
server.listen(env.port, env.host, () => {
  const simulated = [
    mailer.simulated ? `mail (written to ${join(env.dataDir, 'outbox')})` : '',
    'payment (test mode)',
    'sign-in with Google and GitHub (not configured)',
  ].filter((part) => part !== '');
  process.stdout.write(`Firstlook runs on ${env.publicOrigin}\nSimulated: ${simulated.join(', ')}\n`);
});

server.on('error', (error: NodeJS.ErrnoException) => {
  const reason =
    error.code === 'EADDRINUSE' ? `port ${env.port} is in use; set PORT to another one` : error.message;
  process.stderr.write(`Cannot listen on ${env.host}:${env.port}: ${reason}.\n`);
  process.exit(1);
});

keepClean(store, now, (error) => log.warn({ err: error }, 'clean-up failed'));

let ending = false;
function end(): void {
  if (ending) return;
  ending = true;
  const finish = (): void => {
    mailer.close();
    void store.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'the database could not be closed in order');
        process.exit(1);
      },
    );
  };
  server.close(finish);
  server.closeIdleConnections();
  setTimeout(finish, drainMs).unref();
}
process.on('SIGTERM', end);
process.on('SIGINT', end);
