import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface Journal {
  readonly entries: readonly { readonly tag: string }[];
}

/**
 * Copies an engine's migrations before the named one into a folder, to create a database of the
 * previous version.
 */
export function copyMigrationsBefore(
  engine: 'migrations' | 'migrations-postgres',
  tag: string,
  folder: string,
): string {
  const own = fileURLToPath(new URL(`../db/${engine}`, import.meta.url));
  const target = join(folder, `${engine}-before-${tag}`);
  cpSync(own, target, { recursive: true });
  const file = join(target, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal;
  const end = journal.entries.findIndex((entry) => entry.tag === tag);
  if (end < 0) throw new Error(`there is no migration ${tag}`);
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));
  return target;
}

/** Rows of the version before agencies, as SQL that both engines take. */
export const accountsBeforeAgencies = [
  `insert into users (id, email, username, email_verified, created_at) values
    ('ada', 'ada@agency.example', 'Ada''s Studio', true, 5), ('ben', 'ben@agency.example', 'Ben', false, 6)`,
  `insert into demos (id, unique_id, user_id, name, industry, website_data, tags, notes, starred, visits, version, created_at, updated_at, expires_at, deleted_at) values
    ('d1', 'law-harbor-aaaaaa', 'ada', 'Harbor', 'law', '{"businessName":"Harbor"}', '["x"]', 'note', true, 7, 3, 10, 11, 9000000000000, null),
    ('d2', 'law-inlet-bbbbbb', 'ada', 'Inlet', 'law', '{}', '[]', '', false, 0, 1, 12, 12, 20, null),
    ('d3', 'law-cove-cccccc', 'ben', 'Cove', 'law', '{}', '[]', '', false, 0, 1, 13, 13, 9000000000000, 14)`,
  `insert into demo_visits (id, demo_id, day, visitor_hash, at) values ('v1', 'd1', '2026-11-01', 'h', 1)`,
  `insert into retired_links (link_hash, user_id, retired_at) values ('r1', 'ada', 1), ('r2', null, 2)`,
  `insert into subscriptions (user_id, provider, customer_id, subscription_id, status, current_period_end, cancel_at_period_end, updated_at) values
    ('ada', 'stripe', 'cus_1', 'sub_1', 'active', 99, true, 8), ('ben', 'stripe', 'cus_2', null, null, null, false, 9)`,
  `insert into simulated_subscriptions (id, user_id, client_secret, status, current_period_end, cancel_at_period_end, created_at) values
    ('sim_sub_1', 'ben', 'sim_secret', 'active', 77, false, 7)`,
  `insert into messages (id, kind, demo_id, recipient, content, created_at, mailed_at) values
    ('m1', 'inquiry', 'law-harbor-aaaaaa', 'ada@agency.example', '{"Message":"Hello"}', 20, 21),
    ('m2', 'more-time', 'law-gone-dddddd', 'ben@agency.example', '{}', 22, null),
    ('m3', 'demo-request', null, 'sales@firstlook.example', '{}', 23, null)`,
] as const;

/** Rows of the version before the log of events, as SQL that both engines take. */
export const demosBeforeEvents = [
  `insert into users (id, email, username, email_verified, created_at) values ('ada', 'ada@agency.example', 'Ada', true, 5), ('ben', 'ben@agency.example', 'Ben', true, 6)`,
  `insert into agencies (id, name, created_at) values ('ada', 'Ada', 5), ('ben', 'Ben', 6)`,
  `insert into members (id, agency_id, user_id, role, created_at) values ('m1', 'ada', 'ada', 'owner', 5), ('m2', 'ben', 'ben', 'owner', 6)`,
  `insert into demos (id, unique_id, agency_id, user_id, name, industry, website_data, tags, visits, created_at, updated_at, expires_at, deleted_at) values
    ('d1', 'law-harbor-aaaaaa', 'ada', 'ada', 'Harbor', 'law', '{}', '[]', 7, 10, 11, 9000000000000, null),
    ('d2', 'law-inlet-bbbbbb', 'ada', 'ada', 'Inlet', 'law', '{}', '[]', 0, 20, 20, 9000000000000, null),
    ('d3', 'law-cove-cccccc', 'ben', 'ben', 'Cove', 'law', '{}', '[]', 0, 13, 13, 9000000000000, 14)`,
  `insert into demo_visits (id, demo_id, day, visitor_hash, at) values
    ('v1', 'd1', '2026-11-01', 'a.x', 15), ('v2', 'd1', '2026-11-01', 'b.x', 12), ('v3', 'd1', '2026-11-02', 'a.y', 30)`,
] as const;
