import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { isFullRun } from './service/testing/full-run.ts';
import { findPostgres } from './service/testing/start-postgres.ts';
import { SlowestFirst } from './service/testing/slowest-first.ts';

const hasPostgres = findPostgres() !== undefined;

/** Suites that run on SQLite with all others, and on PostgreSQL as well. */
const onPostgres = [
  'service/db/{store,store-values}.test.ts',
  'service/agencies/{agencies,invitations}.test.ts',
  'service/approvals/{approvals,frozen-version,signing}.test.ts',
  'service/choices/choices.test.ts',
  'service/comments/{agency-comments,comments}.test.ts',
  'service/deposits/deposits.test.ts',
  'service/samples/samples.test.ts',
  'service/expiry/expiry.test.ts',
  'service/auth/{change-email,github,linked-accounts,oauth}.test.ts',
  'service/auth/{reset,reset-requests,session-cookies,sessions,verify}.test.ts',
  'service/billing/begin-subscription{,-trouble}.test.ts',
  'service/demos/{links,quota}.test.ts',
  'service/inbox/{inbox,inbox-pages}.test.ts',
  'service/editing/*.test.ts',
  'service/events/*.test.ts',
  'service/hosts/{hosts,serve-site,two-processes}.test.ts',
  'service/live/two-processes.test.ts',
  'service/signals/{demo-origin,people,recipient-links,recipients,signals}.test.ts',
  'service/insights/insights.test.ts',
  'service/mail/{failing-server,outbox}.test.ts',
  'service/objections/objections.test.ts',
  'service/plans/plans.test.ts',
  'service/visits/visits.test.ts',
];
/** Suites that run on PostgreSQL only in the full run. */
const onPostgresInFull = [
  'service/approvals/reminders.test.ts',
  'service/live/live.test.ts',
  'service/objections/opt-outs.test.ts',
  'service/signals/{beacons,short-way,visit-mails}.test.ts',
  'service/auth/{account,archive,auth,canaries,login-limits,ownership}.test.ts',
  'service/billing/{access,access-from-stripe,crash,reconcile}.test.ts',
  'service/billing/{simulated,simulated-states}.test.ts',
  'service/billing/{webhook,webhook-order,webhook-signature}.test.ts',
  'service/contact/contact.test.ts',
  'service/demos/{demos,list-demos,ownership,page-caching,show-demo,undo}.test.ts',
  'service/http/bodies.test.ts',
  'service/agencies/roles.test.ts',
  'service/plans/trial.test.ts',
];

/** Limits that only end what hangs: no test measures time, and the machine may be busy. */
const timeouts = {
  testTimeout: 90_000,
  hookTimeout: 90_000,
  expect: { poll: { timeout: 20_000 } },
};
const freshConnections = ['service/testing/fresh-connections.ts'];
const withoutPostgres = hasPostgres ? [] : ['service/**/*postgres*.test.ts'];

export default defineConfig({
  test: {
    // A worker waits for browsers, mail servers and databases about half of the time, so two
    // processors are busy only with four of them.
    maxWorkers: Math.max(4, availableParallelism()),
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{templates-data,service,scripts}/**/*.test.ts'],
          exclude: withoutPostgres,
          globalSetup: ['service/testing/bundle-programs.ts'],
          setupFiles: freshConnections,
          // A worker reads the modules of the service once, not for every file.
          isolate: false,
          ...timeouts,
        },
      },
      {
        test: {
          name: 'site',
          include: ['site/**/*.test.ts'],
          // The modules hold state, and tests set the clock and stub globals: each file has a realm
          // of its own, at less than half of what a process of its own costs.
          pool: 'vmThreads',
          ...timeouts,
        },
      },
      {
        test: {
          name: 'postgres',
          include: hasPostgres ? [...onPostgres, ...(isFullRun ? onPostgresInFull : [])] : [],
          globalSetup: ['service/testing/serve-postgres.ts'],
          setupFiles: ['service/testing/use-postgres.ts', ...freshConnections],
          isolate: false,
          ...timeouts,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['site/e2e/**/*.e2e.ts'],
          globalSetup: ['site/e2e/serve.ts'],
          setupFiles: freshConnections,
          isolate: false,
          ...timeouts,
        },
      },
    ],
  },
});
