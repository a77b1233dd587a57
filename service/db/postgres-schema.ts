/**
 * The tables as drizzle-kit writes PostgreSQL's migrations from them; queries name those of
 * schema.ts on both engines.
 */
import { postgresDialect } from './postgres-dialect.ts';
import type { Dialect } from './sqlite-dialect.ts';
import { describeTables } from './tables.ts';

/** In the order of their description: each after those that it refers to. */
export const postgresTables = describeTables(postgresDialect as unknown as Dialect);

export const {
  users,
  sessions,
  identities,
  oauthFlows,
  mailedTokens,
  agencies,
  members,
  invitations,
  agencyUsage,
  subscriptions,
  paymentEvents,
  simulatedSubscriptions,
  demos,
  retiredLinks,
  demoPictures,
  demoVisits,
  visitSalts,
  demoDomains,
  stops,
  operatorActions,
  optOuts,
  reports,
  outbox,
  messages,
  limitHits,
  jobs,
  installation,
  secrets,
} = postgresTables;
