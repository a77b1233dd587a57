import { asc } from 'drizzle-orm';
import { expect } from 'vitest';
import {
  agencies,
  demos,
  demoVisits,
  members,
  messages,
  retiredLinks,
  simulatedSubscriptions,
  subscriptions,
} from '../db/schema.ts';
import type { Store } from '../db/store.ts';

/** Expects the rows of `accountsBeforeAgencies` as the migration should leave them. */
export async function expectAgenciesOfAccounts({ read }: Store): Promise<void> {
  const none = {
    website: '',
    phone: '',
    email: '',
    accent: '',
    country: '',
    signature: '',
    labelTone: 'dark',
    whiteLabel: false,
    version: 1,
  };
  const rest = { ...none, logo: null, logoHash: null, trialEndsAt: null };
  expect(await read.select().from(agencies).orderBy(asc(agencies.id))).toEqual([
    { id: 'ada', name: "Ada's Studio", createdAt: 5, ...rest },
    { id: 'ben', name: 'Ben', createdAt: 6, ...rest },
  ]);
  expect(await read.select().from(members).orderBy(asc(members.userId))).toMatchObject([
    { agencyId: 'ada', userId: 'ada', role: 'owner', createdAt: 5, usedAt: 0 },
    { agencyId: 'ben', userId: 'ben', role: 'owner', createdAt: 6, usedAt: 0 },
  ]);
  const owned = { websiteData: {}, tags: [], notes: '', starred: false, visits: 0, version: 1 };
  expect(await read.select().from(demos).orderBy(asc(demos.id))).toMatchObject([
    {
      id: 'd1',
      agencyId: 'ada',
      userId: 'ada',
      uniqueId: 'law-harbor-aaaaaa',
      websiteData: { businessName: 'Harbor' },
      tags: ['x'],
      notes: 'note',
      starred: true,
      visits: 7,
      version: 3,
      expiresAt: 9_000_000_000_000,
      openMs: null,
    },
    { id: 'd2', agencyId: 'ada', userId: 'ada', ...owned, expiresAt: 20 },
    { id: 'd3', agencyId: 'ben', userId: 'ben', ...owned, deletedAt: 14 },
  ]);
  expect(await read.select({ id: demoVisits.id }).from(demoVisits)).toEqual([{ id: 'v1' }]);
  expect(await read.select().from(retiredLinks).orderBy(asc(retiredLinks.linkHash))).toEqual([
    { linkHash: 'r1', agencyId: 'ada', retiredAt: 1 },
    { linkHash: 'r2', agencyId: null, retiredAt: 2 },
  ]);
  expect(
    await read.select().from(subscriptions).orderBy(asc(subscriptions.agencyId)),
  ).toMatchObject([
    {
      agencyId: 'ada',
      customerId: 'cus_1',
      subscriptionId: 'sub_1',
      plan: 'builder',
      status: 'active',
      currentPeriodEnd: 99,
      cancelAtPeriodEnd: true,
    },
    { agencyId: 'ben', customerId: 'cus_2', subscriptionId: null, plan: null, updatedAt: 9 },
  ]);
  expect(await read.select().from(simulatedSubscriptions)).toMatchObject([
    { id: 'sim_sub_1', agencyId: 'ben', plan: 'builder', clientSecret: 'sim_secret' },
  ]);
  const inbox = { id: messages.id, agencyId: messages.agencyId, readAt: messages.readAt };
  expect(await read.select(inbox).from(messages).orderBy(asc(messages.id))).toEqual([
    { id: 'm1', agencyId: 'ada', readAt: 21 },
    { id: 'm2', agencyId: 'ben', readAt: null },
    { id: 'm3', agencyId: null, readAt: null },
  ]);
}
