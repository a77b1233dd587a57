import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createApp } from '../app.ts';
import { createSessions } from '../auth/sessions.ts';
import { createBilling, type Billing } from '../billing/create-billing.ts';
import type { Store } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { readEnv } from '../env.ts';
import { createFeed, type Feed } from '../events/feed.ts';
import { remindClients } from '../approvals/remind-clients.ts';
import { mailExpiries } from '../expiry/mail-expiries.ts';
import { createAgencySites } from '../hosts/find-host.ts';
import { createNameServers } from '../hosts/lookup.ts';
import { recheckHosts } from '../hosts/recheck-hosts.ts';
import { createListener } from '../http/listen.ts';
import { createLimiter } from '../limits.ts';
import { createLiveFeed, type LiveFeed } from '../live/live-feed.ts';
import { createLog } from '../log.ts';
import { createOutbox } from '../mail/create-outbox.ts';
import { createMailer, type Mail } from '../mail/send-mail.ts';
import { createPageHandler } from '../pages/page-handler.ts';
import { readBuiltSite } from '../pages/built-site.ts';
import type { Scanner } from '../scan/scanner.ts';
import { createBeaconTaker } from '../signals/take-beacon.ts';
import { tellOfVisits } from '../signals/mail-visits.ts';
import { createProgramOpens } from '../signals/program-opens.ts';
import { deleteTestStore, openTestStore } from './open-test-store.ts';
import { templateFiles } from './template-page.ts';

const origin = 'http://127.0.0.1:8787';
/** Shorter than in production, because tests wait for a silent mail server. */
const mailTimeouts = { connectionTimeout: 10_000, greetingTimeout: 4000, socketTimeout: 10_000 };

interface Options {
  readonly variables?: Readonly<Record<string, string>>;
  readonly scanner?: Scanner;
  /**
   * Pages and files of the built site, by path, besides small templates of law and of the general
   * industry.
   */
  readonly files?: Readonly<Record<string, string | Buffer>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON; empty for another type. */
  readonly json: Record<string, unknown>;
}

/** A person with their own browser, which keeps the session cookie. */
export interface Visitor {
  readonly cookie: (name: string) => string | undefined;
  readonly get: (path: string, headers?: Record<string, string>) => Promise<Answer>;
  readonly send: (
    method: 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<Answer>;
  readonly signUp: (email?: string) => Promise<Answer>;
}

export interface TestApp {
  readonly store: Store;
  /** Names the store: test apps with the same DATA_DIR share it. */
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
  /** Writes what programs opened, ends visits that have fallen silent, and mails of them. */
  readonly tellOfVisits: () => Promise<void>;
  /** Mails of links that are about to end. */
  readonly mailExpiries: () => Promise<void>;
  /** Reminds clients of open requests for approval. */
  readonly remindClients: () => Promise<void>;
  /** Looks up the records of hosts whose time has come. */
  readonly recheckHosts: () => Promise<void>;
  /** The raw way in, for requests that no browser would send. */
  readonly request: (path: string, init?: RequestInit, address?: string) => Promise<Response>;
  readonly visitor: (address?: string) => Visitor;
  /** The listener of the HTTP server. */
  readonly listener: ReturnType<typeof createListener>;
  readonly close: () => Promise<void>;
}

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/**
 * The whole service in this process: a database in a temporary file or on the tests' PostgreSQL, a
 * settable clock, and readable mails.
 */
export function createTestApp({ variables = {}, scanner, files = {} }: Options = {}): TestApp {
  const folder = mkdtempSync(join(tmpdir(), 'firstlook-test-'));
  const built: Record<string, string | Buffer> = {
    'index.html': '<!DOCTYPE html><title>Home</title>',
    '404.html': '<!DOCTYPE html><title>404 Page Not Found</title>',
    'industries/law/index.html': '<!DOCTYPE html><title>Law</title>',
    ...templateFiles('law', 'lawyer'),
    ...templateFiles('general', 'business'),
    'demo-missing/index.html':
      '<!DOCTYPE html><html data-attr-data-demo="demo-id"><head><title data-text="page-title">x</title></head></html>',
    'demo-gone/index.html':
      '<!DOCTYPE html><html><head><title>This page has been taken down</title></head></html>',
    'demo-expired/index.html':
      '<!DOCTYPE html><html data-design="law"><head><title data-text="page-title">x</title><style data-theme>:root{}</style></head><body><p data-text="name">x</p></body></html>',
    ...files,
  };
  for (const [path, content] of Object.entries(built)) {
    const file = join(folder, 'dist', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  // Without trials by default, so that all accounts have equal rights.
  const usual = { DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent', TRIAL_DAYS: '0' };
  const env = readEnv({ ...usual, ...variables });
  const clock = { now: Date.now() };
  const now = (): number => clock.now;
  const mails: Mail[] = [];
  const store = openTestStore(env.dataDir);
  const logged: string[] = [];
  const log = createLog(env.logLevel, { write: (line) => void logged.push(line) });
  const billing = createBilling({ env, store, log, now });
  const collect = (mail: Mail): Promise<void> => {
    mails.push(mail);
    return Promise.resolve();
  };
  const mailer = env.smtpUrl === undefined ? { send: collect } : createMailer(env, mailTimeouts);
  const outbox = createOutbox({
    store,
    mailer,
    log,
    now,
    origin: env.publicOrigin,
    demoOrigin: env.demoOrigin,
  });
  const deps: Deps = {
    env,
    store,
    now,
    log,
    billing,
    sessions: createSessions(store, { secure: env.secure, now }),
    limiter: createLimiter(store, { on: env.rateLimits, now }),
    site: readBuiltSite(join(folder, 'dist'), {
      origin: env.publicOrigin,
      stripe: env.stripe !== undefined,
      demoOrigin: env.hasDemoHost ? env.demoOrigin : undefined,
    }),
    scanner: scanner ?? (() => Promise.reject(new Error('this test scans nothing'))),
    sites: createAgencySites({ store, now }),
    outbox,
    feed: createFeed({ store, log, now }),
    live: createLiveFeed({ store, log, now }),
    programOpens: createProgramOpens({ store, log, now }),
  };
  const handlePage = createPageHandler(deps);
  const takeBeacon = createBeaconTaker(deps);
  const app = createApp(deps, handlePage, takeBeacon);

  const request: TestApp['request'] = async (path, init = {}, address = '203.0.113.7') => {
    const headers = new Headers(init.headers);
    if (!headers.has('host')) headers.set('host', new URL(origin).host);
    const incoming = { socket: { remoteAddress: address, remotePort: 1, remoteFamily: 'IPv4' } };
    return app.request(`${origin}${path}`, { ...init, headers }, { incoming });
  };

  function visitor(address?: string): Visitor {
    const jar = new Map<string, string>();
    const keep = (set: string): void => {
      const [pair = '', ...attributes] = set.split(/;\s*/u);
      const at = pair.indexOf('=');
      if (attributes.includes('Max-Age=0')) jar.delete(pair.slice(0, at));
      else jar.set(pair.slice(0, at), pair.slice(at + 1));
    };
    const ask = async (path: string, init: RequestInit): Promise<Answer> => {
      const headers = new Headers(init.headers);
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      if (cookie !== '' && !headers.has('cookie')) headers.set('cookie', cookie);
      const response = await request(path, { ...init, headers }, address);
      for (const set of response.headers.getSetCookie()) keep(set);
      const text = await response.text();
      return { status: response.status, headers: response.headers, text, json: parsed(text) };
    };
    const send: Visitor['send'] = (method, path, body, headers = {}) =>
      ask(path, {
        method,
        headers: {
          'sec-fetch-site': 'same-origin',
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    return {
      cookie: (name) => jar.get(name),
      get: (path, headers = {}) => ask(path, { headers }),
      send,
      signUp: (email = `${crypto.randomUUID()}@agency.example`) =>
        send('POST', '/api/auth/email/register', {
          email,
          username: 'Ada',
          password: 'correct horse battery',
        }),
    };
  }

  return {
    store,
    dataDir: env.dataDir,
    mails,
    delivered: outbox.flush,
    logged,
    clock,
    billing,
    feed: deps.feed,
    live: deps.live,
    tellOfVisits: async () => {
      await deps.programOpens.flush();
      await tellOfVisits(deps);
    },
    mailExpiries: () => mailExpiries(deps),
    remindClients: () => remindClients(deps),
    recheckHosts: () => recheckHosts(deps, createNameServers(env)),
    request,
    visitor,
    listener: createListener({ app, handlePage, takeBeacon }, deps),
    close: async () => {
      deps.feed.close();
      deps.live.close();
      await deps.programOpens.flush();
      await outbox.close();
      await store.close();
      if (!('DATA_DIR' in variables)) await deleteTestStore(env.dataDir);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
