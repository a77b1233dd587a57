/**
 * The tables from which drizzle-kit generates PostgreSQL's migrations; queries use those of
 * schema.ts on both engines.
 */
import { postgresDialect } from './postgres-dialect.ts';
import type { Dialect } from './sqlite-dialect.ts';
import { describeTables } from './tables.ts';

/** In the order of tables.ts, in which references point to earlier tables. */
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
  events,
  eventNumbers,
  recipients,
  visits,
  pageViews,
  programOpens,
  visitMails,
  comments,
  commentReplies,
  lookChoices,
  liveCalls,
  demoDomains,
  stops,
  operatorActions,
  optOuts,
  reports,
  agencyHosts,
  approvals,
  frozenFiles,
  approvalFiles,
  depositSecrets,
  depositEvents,
  expiryNotices,
  outbox,
  messages,
  limitHits,
  jobs,
  installation,
  secrets,
} = postgresTables;
