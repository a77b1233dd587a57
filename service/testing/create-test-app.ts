import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../app.ts';
import { remindClients } from '../approvals/remind-clients.ts';
import type { Billing } from '../billing/create-billing.ts';
import { createDeps } from '../create-deps.ts';
import type { Store } from '../db/open.ts';
import { readEnv } from '../env.ts';
import type { Feed } from '../events/feed.ts';
import { mailExpiries } from '../expiry/mail-expiries.ts';
import { createNameServers } from '../hosts/lookup.ts';
import { recheckHosts } from '../hosts/recheck-hosts.ts';
import { createListener } from '../http/listen.ts';
import type { LiveFeed } from '../live/live-feed.ts';
import { createLog } from '../log.ts';
import { createMailer, type Mail, type Mailer } from '../mail/send-mail.ts';
import { readBuiltSite } from '../pages/built-site.ts';
import { createPageHandler } from '../pages/page-handler.ts';
import { openSiteBrowser } from '../scan/browser/open-site-browser.ts';
import type { Scanner } from '../scan/scanner.ts';
import { mailVisits } from '../signals/mail-visits.ts';
import { createBeaconHandler } from '../signals/take-beacon.ts';
import { deleteTestStore, openTestStore } from './open-test-store.ts';
import { createVisitor, type RawRequest, type Visitor } from './visitor.ts';
import { writeTestSite } from './write-test-site.ts';

const origin = 'http://127.0.0.1:8787';
/** Shorter than in production, because tests wait for a silent mail server. */
const mailTimeouts = { connectionTimeout: 10_000, greetingTimeout: 4000, socketTimeout: 10_000 };

export type { Answer, Visitor } from './visitor.ts';

interface Options {
  readonly variables?: Readonly<Record<string, string>>;
  readonly scanner?: Scanner;
  /**
   * Pages and files of the built site, by path, besides small templates of law and of the general
   * industry.
   */
  readonly files?: Readonly<Record<string, string | Buffer>>;
}

export interface TestApp {
  readonly store: Store;
  /** Selects the store: test apps with the same DATA_DIR share it. */
  readonly dataDir: string;
  /** Mails that were sent, unless `SMTP_URL` is set; await `delivered` first. */
  readonly mails: readonly Mail[];
  /** Resolves when every due mail was sent or has failed. */
  readonly delivered: () => Promise<void>;
  /** Lines of the log, from `LOG_LEVEL` on; silent by default. */
  readonly logged: readonly string[];
  readonly clock: { now: number };
  readonly billing: Billing;
  readonly feed: Feed;
  readonly live: LiveFeed;
  /** Stores openings by programs, ends silent visits, and mails them. */
  readonly sendVisitMails: () => Promise<void>;
  /** Sends due mails about links that end soon. */
  readonly mailExpiries: () => Promise<void>;
  /** Reminds clients of open requests for approval. */
  readonly remindClients: () => Promise<void>;
  /** Looks up the DNS records of hosts that are due. */
  readonly recheckHosts: () => Promise<void>;
  /** Direct access, for requests that a browser would not send. */
  readonly request: RawRequest;
  readonly visitor: (address?: string) => Visitor;
  /** The listener of the HTTP server. */
  readonly listener: ReturnType<typeof createListener>;
  readonly close: () => Promise<void>;
}

/**
 * The whole service in this process: a database in a temporary file or on the tests' PostgreSQL, a
 * settable clock, and readable mails.
 */
export function createTestApp({ variables = {}, scanner, files = {} }: Options = {}): TestApp {
  const folder = mkdtempSync(join(tmpdir(), 'firstlook-test-'));
  const siteFolder = join(folder, 'dist');
  writeTestSite(siteFolder, files);
  // Without trials by default, so that all accounts have equal rights.
  const usual = { DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent', TRIAL_DAYS: '0' };
  const env = readEnv({ ...usual, ...variables });
  const clock = { now: Date.now() };
  const store = openTestStore(env.dataDir);
  const logged: string[] = [];
  const mails: Mail[] = [];
  const collect: Mailer['send'] = async (mail, delivery) => {
    await delivery?.beforeEnd();
    mails.push(mail);
  };
  const log = createLog(env.logLevel, { write: (line) => void logged.push(line) });
  const deps = createDeps({
    env,
    store,
    now: () => clock.now,
    log,
    browser: openSiteBrowser(env, log),
    mailer: env.smtpUrl === undefined ? { send: collect } : createMailer(env, mailTimeouts),
    site: readBuiltSite(siteFolder, {
      origin: env.publicOrigin,
      stripe: env.stripe !== undefined,
      demoOrigin: env.hasDemoHost ? env.demoOrigin : undefined,
    }),
    scanner: scanner ?? (() => Promise.reject(new Error('this test scans nothing'))),
  });
  const handlePage = createPageHandler(deps);
  const takeBeacon = createBeaconHandler(deps);
  const app = createApp(deps, handlePage, takeBeacon);

  const request: RawRequest = async (path, init = {}, address = '203.0.113.7') => {
    const headers = new Headers(init.headers);
    if (!headers.has('host')) headers.set('host', new URL(origin).host);
    const incoming = { socket: { remoteAddress: address, remotePort: 1, remoteFamily: 'IPv4' } };
    return app.request(`${origin}${path}`, { ...init, headers }, { incoming });
  };

  return {
    store,
    dataDir: env.dataDir,
    mails,
    delivered: deps.outbox.flush,
    logged,
    clock,
    billing: deps.billing,
    feed: deps.feed,
    live: deps.live,
    sendVisitMails: async () => {
      await deps.programOpens.flush();
      await mailVisits(deps);
    },
    mailExpiries: () => mailExpiries(deps),
    remindClients: () => remindClients(deps),
    recheckHosts: () => recheckHosts(deps, createNameServers(env)),
    request,
    visitor: (address) => createVisitor(request, address),
    listener: createListener({ app, handlePage, takeBeacon }, deps),
    close: async () => {
      deps.feed.close();
      deps.live.close();
      await deps.programOpens.flush();
      await deps.outbox.close();
      await store.close();
      if (!('DATA_DIR' in variables)) await deleteTestStore(env.dataDir);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
