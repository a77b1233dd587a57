import pg from 'pg';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openPostgres } from '../db/open-postgres.ts';
import { limitHits } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { toServiceError } from '../http/answer-error.ts';
import { startPostgres, type PostgresServer } from './start-postgres.ts';

/** A server for one test file, which its tests may stop, with an empty database for each test. */
interface OwnPostgres {
  readonly server: PostgresServer;
  /** Address of the current test's database. */
  readonly url: string;
  /** Runs `work` with a store on a database, by default that of the current test, and closes it. */
  readonly withStore: (work: (store: Store) => Promise<void>, address?: string) => Promise<void>;
  /** A connection besides the service's. */
  readonly connect: (to?: string) => Promise<pg.Client>;
}

/** Starts a server before the tests of a file and stops it after them. */
export function useOwnPostgres(): OwnPostgres {
  let server: PostgresServer;
  let url = '';
  beforeAll(async () => {
    server = await startPostgres();
  }, 60_000);
  afterAll(() => server.close());
  beforeEach(async () => {
    url = await server.create();
  });
  return {
    get server() {
      return server;
    },
    get url() {
      return url;
    },
    withStore: async (work, address = url) => {
      const store = await openPostgres(address);
      try {
        await work(store);
      } finally {
        await store.close();
      }
    },
    connect: async (to = url) => {
      const client = new pg.Client({ connectionString: to });
      client.on('error', () => undefined);
      await client.connect();
      return client;
    },
  };
}

export const hit = (id: string, at = 0): typeof limitHits.$inferInsert => ({ id, bucket: 'x', at });
export const add = (store: Store, id: string): Promise<unknown> =>
  store.write(async (db) => db.insert(limitHits).values(hit(id)).returning());
export const ids = async (store: Store): Promise<string[]> =>
  (await store.read.select({ id: limitHits.id }).from(limitHits)).map(({ id }) => id).sort();

/** Status and message with which a failed call would be answered. */
export async function describeFailure(work: Promise<unknown>): Promise<unknown> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  const known = toServiceError(error);
  return known && [known.status, known.message];
}
export const busy = [503, 'The service is busy just now. Please try again in a moment.'];
