import { randomBytes } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import { parse } from 'tldts';
import { requireMember, type Member } from '../agencies/find-member.ts';
import { fieldError } from '../auth/accounts.ts';
import {
  changeHost,
  checkHost,
  createHost,
  deleteHost,
  listHosts,
  type AgencyHost,
} from '../contract/hosts.ts';
import { agencyHosts } from '../db/schema.ts';
import type { Deps, Variables } from '../deps.ts';
import { notFound, ServiceError } from '../errors.ts';
import { registerRoute } from '../http/register-route.ts';
import { findPlan, requireFeature } from '../plans/agency-plan.ts';
import { challengeName, graceMs, judgeHost } from './check-host.ts';
import { writeHostFolder } from './host-folder.ts';
import { createNameServers } from './lookup.ts';
import { isOwnName, normalizeHost } from './normalize-host.ts';
import { findAgencyHost, isVerified, listAgencyHosts, type HostRow } from './queries.ts';

/** Maximum number of domains of an agency. */
const maxHosts = 20;

const iso = (time: number): string => new Date(time).toISOString();

/** Routes for the agency's own domains: to claim, check and remove them. */
export function hostRoutes(deps: Deps): Hono<Variables> {
  const app = new Hono<Variables>();
  const { store, env, limiter, sites, now } = deps;
  const servers = createNameServers(env);
  const target = new URL(env.demoOrigin).hostname.replace(/^\[|\]$/gu, '');

  /** The records that lead visitors here. A domain without a subdomain cannot have a CNAME. */
  async function leading(host: string): Promise<AgencyHost['dns']> {
    const byNumber = parse(target).isIp === true;
    const isApex = parse(host, { allowPrivateDomains: true }).domain === host;
    const found = byNumber ? [target] : isApex ? await servers.findAddresses(target) : [];
    if (found.length === 0) return [{ type: 'CNAME', name: host, value: target }];
    return found.map((value) => ({
      type: value.includes(':') ? 'AAAA' : 'A',
      name: host,
      value,
    }));
  }

  async function show(row: HostRow): Promise<AgencyHost> {
    const { host, token, reason, forLinks, createdAt, checkedAt, missingSince } = row;
    return {
      host,
      state: isVerified(row) ? 'verified' : 'pending',
      ...(reason !== null && { reason }),
      forLinks,
      dns: [{ type: 'TXT', name: challengeName(host), value: token }, ...(await leading(host))],
      createdAt: iso(createdAt),
      checkedAt: checkedAt === null ? null : iso(checkedAt),
      lostAt: missingSince === null ? null : iso(missingSince + graceMs),
    };
  }

  /** Applies a change in this process at once; other processes follow within seconds. */
  async function spread(): Promise<void> {
    sites.forget();
    await writeHostFolder(deps);
  }

  /** @throws ServiceError email_unverified, plan_needed */
  async function requireRight({ user, agency }: Member): Promise<void> {
    if (!user.emailVerified)
      throw new ServiceError(
        'email_unverified',
        'Please confirm your own email address before you add a domain.',
      );
    requireFeature(await findPlan(agency, deps), 'domains', 'A domain of your own');
  }

  async function requireHost(
    c: Context<Variables>,
    typed: string,
  ): Promise<{ member: Member; row: HostRow }> {
    const member = await requireMember(c, deps, { atLeast: 'admin' });
    const host = normalizeHost(typed);
    const row = host && (await findAgencyHost(store.read, member.agency.id, host));
    if (!row) throw notFound('Domain not found');
    return { member, row };
  }

  registerRoute(app, listHosts, async ({ c }) => {
    const { agency } = await requireMember(c, deps, { atLeast: 'admin' });
    const rows = await listAgencyHosts(store.read, agency.id);
    return { hosts: await Promise.all(rows.map(show)) };
  });

  registerRoute(app, createHost, async ({ c, body }) => {
    const member = await requireMember(c, deps, { atLeast: 'admin' });
    await requireRight(member);
    await limiter.take('own-host', member.agency.id);
    const host = normalizeHost(body.host);
    if (host === undefined)
      throw fieldError('host', 'This is not a domain of yours, like demo.agency.example');
    if (isOwnName(host, env)) throw fieldError('host', 'This domain is the service’s own');
    const agencyId = member.agency.id;
    const row = await store.write(async (db) => {
      const all = await listAgencyHosts(db, agencyId);
      const known = all.find((one) => one.host === host);
      if (known) return known;
      if (all.length >= maxHosts)
        throw fieldError('host', `An agency has at most ${maxHosts} domains`);
      const [added] = await db
        .insert(agencyHosts)
        .values({
          id: crypto.randomUUID(),
          agencyId,
          host,
          token: randomBytes(24).toString('base64url'),
          createdAt: now(),
        })
        .returning();
      return added;
    });
    if (!row) throw new Error(`the host ${host} was not stored`);
    return show(row);
  });

  registerRoute(app, checkHost, async ({ c, param }) => {
    const { member, row } = await requireHost(c, param('host'));
    if (!isVerified(row)) await requireRight(member);
    await limiter.take('check-host', member.agency.id);
    const texts = await servers.findTexts(challengeName(row.host));
    const judged = await store.write((db) => judgeHost(db, deps, row, texts, now()));
    if (!judged) throw notFound('Domain not found');
    await spread();
    return show(judged);
  });

  registerRoute(app, changeHost, async ({ c, body, param }) => {
    const { row } = await requireHost(c, param('host'));
    if (body.forLinks && !isVerified(row))
      throw new ServiceError('taken', 'Links can be made with this domain once it is verified.');
    const { id, agencyId } = row;
    await store.write(async (db) => {
      await db
        .update(agencyHosts)
        .set({ forLinks: false })
        .where(and(eq(agencyHosts.agencyId, agencyId), ne(agencyHosts.id, id)));
      await db.update(agencyHosts).set({ forLinks: body.forLinks }).where(eq(agencyHosts.id, id));
    });
    return show({ ...row, forLinks: body.forLinks });
  });

  registerRoute(app, deleteHost, async ({ c, param }) => {
    const { row } = await requireHost(c, param('host'));
    await store.write(async (db) => {
      await db.delete(agencyHosts).where(eq(agencyHosts.id, row.id));
    });
    await spread();
    return { success: true } as const;
  });

  return app;
}
