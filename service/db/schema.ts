import { sqliteDialect } from './sqlite-dialect.ts';
import { describeTables } from './tables.ts';

/**
 * The tables as queries name them, whichever engine they run on; see
 * docs/decisions/0016-two-engines.md.
 */
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
  demoDomains,
  stops,
  operatorActions,
  optOuts,
  reports,
  agencyHosts,
  outbox,
  messages,
  limitHits,
  jobs,
  installation,
  secrets,
} = describeTables(sqliteDialect);
