import type { Logger } from 'pino';
import type { Store } from '../db/open.ts';
import type { Env } from '../env.ts';

/** What billing needs of the service. */
export interface BillingDeps {
  readonly env: Env;
  readonly store: Store;
  readonly log: Logger;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
