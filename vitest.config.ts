import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { isFullRun } from './service/testing/full-run.ts';
import { findPostgres } from './service/testing/start-postgres.ts';
import { SlowestFirst } from './service/testing/slowest-first.ts';

const hasPostgres = findPostgres() !== undefined;

/**
 * Suites that run on SQLite with all others, and on PostgreSQL as well: those about what two
 * processes or transactions do at once, and one or two of each feature.
 */
const onPostgres = [
  'service/db/{store,store-values}.test.ts',
  'service/agencies/agencies.test.ts',
  'service/approvals/approvals.test.ts',
  'service/choices/choices.test.ts',
  'service/comments/comments.test.ts',
  'service/deposits/deposits.test.ts',
  'service/samples/samples.test.ts',
  'service/expiry/expiry.test.ts',
  'service/auth/{reset-requests,sessions,verify}.test.ts',
  'service/billing/begin-subscription.test.ts',
  'service/demos/{links,quota}.test.ts',
  'service/inbox/{inbox,inbox-pages}.test.ts',
  'service/editing/*.test.ts',
  'service/events/*.test.ts',
  'service/hosts/{hosts,two-processes}.test.ts',
  'service/live/two-processes.test.ts',
  'service/signals/{recipient-links,signals}.test.ts',
  'service/insights/insights.test.ts',
  'service/mail/outbox.test.ts',
  'service/objections/objections.test.ts',
  'service/plans/plans.test.ts',
  'service/visits/visits.test.ts',
];
/** Suites that run on PostgreSQL only in the full run. */
const onPostgresInFull = [
  'service/agencies/{invitations,roles}.test.ts',
  'service/approvals/{frozen-version,reminders,signing}.test.ts',
  'service/comments/agency-comments.test.ts',
  'service/live/live.test.ts',
  'service/objections/opt-outs.test.ts',
  'service/signals/{beacons,demo-origin,people,recipients,short-way,visit-mails}.test.ts',
  'service/auth/{account,archive,auth,canaries,change-email,github}.test.ts',
  'service/auth/{linked-accounts,login-limits,oauth,ownership,reset,session-cookies}.test.ts',
  'service/billing/{access,access-from-stripe,begin-subscription-trouble,crash}.test.ts',
  'service/billing/{reconcile,simulated,simulated-states}.test.ts',
  'service/billing/{webhook,webhook-order,webhook-signature}.test.ts',
  'service/contact/contact.test.ts',
  'service/demos/{demos,list-demos,ownership,page-caching,show-demo,undo}.test.ts',
  'service/hosts/serve-site.test.ts',
  'service/http/bodies.test.ts',
  'service/mail/failing-server.test.ts',
  'service/plans/trial.test.ts',
];

/** Limits that only end what hangs: no test measures time, and the machine may be busy. */
const timeouts = {
  testTimeout: 90_000,
  hookTimeout: 90_000,
  expect: { poll: { timeout: 20_000 } },
};
const freshConnections = ['service/testing/fresh-connections.ts'];
const serviceSetup = [
  'service/testing/quick-imports.ts',
  ...freshConnections,
  'service/testing/remember-hashes.ts',
];
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
          setupFiles: serviceSetup,
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
          setupFiles: ['service/testing/use-postgres.ts', ...serviceSetup],
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
