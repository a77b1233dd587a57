import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { findPostgres } from './service/testing/start-postgres.ts';

const hasPostgres = findPostgres() !== undefined;

/**
 * What must hold whichever engine the service runs on: run on SQLite with all the others, and once
 * more on PostgreSQL.
 */
const onPostgres = [
  'service/db/store.test.ts',
  'service/agencies/agencies.test.ts',
  'service/auth/{change-email,login-limits,oauth,reset,sessions,verify}.test.ts',
  'service/billing/begin-subscription.test.ts',
  'service/demos/{links,quota}.test.ts',
  'service/mail/outbox.test.ts',
  'service/plans/plans.test.ts',
  'service/visits/visits.test.ts',
];
/** The same for the rest of what writes, in the full run. */
const onPostgresInFull = [
  'service/auth/{account,archive,auth,canaries,ownership}.test.ts',
  'service/billing/{access,crash,reconcile,simulated,webhook,webhook-order}.test.ts',
  'service/contact/contact.test.ts',
  'service/demos/{demos,list-demos,ownership,show-demo,undo}.test.ts',
  'service/http/bodies.test.ts',
  'service/agencies/roles.test.ts',
  'service/plans/trial.test.ts',
];
const isFull = process.env['FIRSTLOOK_FULL'] === '1';

/**
 * What keeps something in its modules from test to test, or sets the clock: each of these files has
 * a process of its own.
 */
const alone = [
  'site/**/*.test.ts',
  'service/scan/worker/*.test.ts',
  'service/durability/*.test.ts',
];
/**
 * Nothing here tests time: a limit only ends what hangs, also on a machine that has other things to
 * do.
 */
const patience = {
  testTimeout: 90_000,
  hookTimeout: 90_000,
  expect: { poll: { timeout: 20_000 } },
};
const withoutPostgres = hasPostgres ? [] : ['service/**/*postgres*.test.ts'];

export default defineConfig({
  test: {
    // Browsers, mail servers and databases are waited for more than worked with: two workers leave
    // two processors idle for two fifths of the time.
    maxWorkers: Math.max(3, availableParallelism()),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{templates-data,service,scripts}/**/*.test.ts'],
          exclude: [...alone, ...withoutPostgres],
          // A worker reads the modules of the service once, not for every file.
          isolate: false,
          ...patience,
        },
      },
      {
        test: {
          name: 'alone',
          include: alone,
          exclude: withoutPostgres,
          ...patience,
        },
      },
      {
        test: {
          name: 'postgres',
          include: hasPostgres ? [...onPostgres, ...(isFull ? onPostgresInFull : [])] : [],
          globalSetup: ['service/testing/serve-postgres.ts'],
          setupFiles: ['service/testing/use-postgres.ts'],
          isolate: false,
          ...patience,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['site/e2e/**/*.e2e.ts'],
          globalSetup: ['site/e2e/serve.ts'],
          isolate: false,
          ...patience,
        },
      },
    ],
  },
});
