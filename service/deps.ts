import type { Logger } from 'pino';
import type { Sessions } from './auth/sessions.ts';
import type { Billing } from './billing/create-billing.ts';
import type { Store } from './db/open.ts';
import type { Env } from './env.ts';
import type { Feed } from './events/feed.ts';
import type { AgencySite, AgencySites } from './hosts/find-host.ts';
import type { Limiter } from './limits.ts';
import type { LiveFeed } from './live/live-feed.ts';
import type { Outbox } from './mail/outbox.ts';
import type { BuiltSite } from './pages/built-site.ts';
import type { SiteBrowser } from './scan/browser/create-site-browser.ts';
import type { Scanner } from './scan/scanner.ts';
import type { ProgramOpens } from './signals/program-opens.ts';

/** The dependencies of the features; tests pass their own. */
export interface Deps {
  readonly env: Env;
  readonly store: Store;
  readonly sessions: Sessions;
  readonly limiter: Limiter;
  readonly outbox: Outbox;
  readonly site: BuiltSite;
  /** The agencies' verified domains. */
  readonly sites: AgencySites;
  readonly scanner: Scanner;
  /** For pages that need script, and pictures of pages; undefined without the setting. */
  readonly browser: SiteBrowser | undefined;
  readonly billing: Billing;
  /** Streams of events and visits in progress. */
  readonly feed: Feed;
  /** Streams of the demos that are shown on calls. */
  readonly live: LiveFeed;
  /** Counts programs that open demos. */
  readonly programOpens: ProgramOpens;
  readonly log: Logger;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Values that the middleware sets on a request. */
export interface Variables {
  readonly Variables: {
    /** The client's IP address, as trusted proxies report it. */
    clientAddress: string;
    requestId: string;
    /** The agency's domain that the request was sent to. */
    site: AgencySite | undefined;
    /** Id of the account of the request, once it is known. */
    account: string | undefined;
  };
}
