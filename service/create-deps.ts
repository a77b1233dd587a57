import { createSessions } from './auth/sessions.ts';
import { createBilling } from './billing/create-billing.ts';
import type { Deps } from './deps.ts';
import { createFeed } from './events/feed.ts';
import { createAgencySites } from './hosts/find-host.ts';
import { createLimiter } from './create-limiter.ts';
import { createLiveFeed } from './live/live-feed.ts';
import { createOutbox } from './mail/create-outbox.ts';
import type { Mailer } from './mail/send-mail.ts';
import { createProgramOpens } from './signals/program-opens.ts';

interface Sources extends Pick<
  Deps,
  'env' | 'store' | 'log' | 'now' | 'site' | 'scanner' | 'browser'
> {
  readonly mailer: Pick<Mailer, 'send'>;
}

/** Everything that the features need, on a database and with a mailer, a scanner and a clock. */
export function createDeps({ mailer, ...sources }: Sources): Deps {
  const { env, store, log, now } = sources;
  const { publicOrigin: origin, demoOrigin } = env;
  return {
    ...sources,
    outbox: createOutbox({ store, mailer, log, now, origin, demoOrigin }),
    sessions: createSessions(store, { secure: env.secure, now }),
    limiter: createLimiter(store, { on: env.rateLimits, now }),
    sites: createAgencySites({ store, now }),
    billing: createBilling(sources),
    feed: createFeed({ store, log, now }),
    live: createLiveFeed({ store, log, now }),
    programOpens: createProgramOpens({ store, log, now }),
  };
}
