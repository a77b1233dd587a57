import { eq } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import { requireMember, type Member } from '../agencies/find-member.ts';
import { fieldError } from '../auth/accounts.ts';
import { changeHost, checkHost, createHost, deleteHost, listHosts } from '../contract/hosts.ts';
import { agencyHosts } from '../db/schema.ts';
import type { Deps, Variables } from '../deps.ts';
import { notFound, ServiceError } from '../errors.ts';
import { registerRoute } from '../http/register-route.ts';
import { findPlan, requireFeature } from '../plans/agency-plan.ts';
import { challengeName, evaluateRecords } from './check-host.ts';
import { writeHostFolder } from './host-folder.ts';
import { createNameServers } from './lookup.ts';
import { isServiceHost, normalizeHost } from './normalize-host.ts';
import { findAgencyHost, isVerified, listAgencyHosts, type HostRow } from './queries.ts';
import { createHostView } from './show-host.ts';
import { addHost, setLinkHost } from './store-host.ts';

/** @throws ServiceError email_unverified, plan_needed */
async function requireRight(deps: Deps, { user, agency }: Member): Promise<void> {
  if (!user.emailVerified)
    throw new ServiceError(
      'email_unverified',
      'Please confirm your own email address before you add a domain.',
    );
  requireFeature(await findPlan(agency, deps), 'domains', 'A domain of your own');
}

/** @throws ServiceError not_found for a domain that the account's agency does not have */
async function requireHost(
  deps: Deps,
  c: Context<Variables>,
  typed: string,
): Promise<{ member: Member; row: HostRow }> {
  const member = await requireMember(c, deps, { atLeast: 'admin' });
  const host = normalizeHost(typed);
  const row = host && (await findAgencyHost(deps.store.read, member.agency.id, host));
  if (!row) throw notFound('Domain not found');
  return { member, row };
}

/** @throws ServiceError invalid_fields for an invalid domain, or the service's own */
function parseHost(typed: string, env: Deps['env']): string {
  const host = normalizeHost(typed);
  if (host === undefined)
    throw fieldError('host', 'This is not a domain of yours, like demo.agency.example');
  if (isServiceHost(host, env)) throw fieldError('host', 'This domain is the service’s own');
  return host;
}

/** Routes for the agency's own domains: to claim, check and remove them. */
export function hostRoutes(deps: Deps): Hono<Variables> {
  const app = new Hono<Variables>();
  const { store, env, limiter, sites, now } = deps;
  const servers = createNameServers(env);
  const show = createHostView(env, servers);

  /** Applies a change in this process at once; other processes follow within seconds. */
  async function applyChange(): Promise<void> {
    sites.forget();
    await writeHostFolder(deps);
  }

  registerRoute(app, listHosts, async ({ c }) => {
    const { agency } = await requireMember(c, deps, { atLeast: 'admin' });
    const rows = await listAgencyHosts(store.read, agency.id);
    return { hosts: await Promise.all(rows.map(show)) };
  });

  registerRoute(app, createHost, async ({ c, body }) => {
    const member = await requireMember(c, deps, { atLeast: 'admin' });
    await requireRight(deps, member);
    await limiter.take('own-host', member.agency.id);
    const host = parseHost(body.host, env);
    const added = { agencyId: member.agency.id, host, now: now() };
    const row = await store.write((db) => addHost(db, added));
    return show(row);
  });

  registerRoute(app, checkHost, async ({ c, param }) => {
    const { member, row } = await requireHost(deps, c, param('host'));
    if (!isVerified(row)) await requireRight(deps, member);
    await limiter.take('check-host', member.agency.id);
    const texts = await servers.findTexts(challengeName(row.host));
    const judged = await store.write((db) => evaluateRecords(db, deps, row, texts, now()));
    if (!judged) throw notFound('Domain not found');
    await applyChange();
    return show(judged);
  });

  registerRoute(app, changeHost, async ({ c, body, param }) => {
    const { row } = await requireHost(deps, c, param('host'));
    if (body.forLinks && !isVerified(row))
      throw new ServiceError('taken', 'Links can be made with this domain once it is verified.');
    await store.write((db) => setLinkHost(db, row, body.forLinks));
    return show({ ...row, forLinks: body.forLinks });
  });

  registerRoute(app, deleteHost, async ({ c, param }) => {
    const { row } = await requireHost(deps, c, param('host'));
    await store.write(async (db) => {
      await db.delete(agencyHosts).where(eq(agencyHosts.id, row.id));
    });
    await applyChange();
    return { success: true } as const;
  });

  return app;
}
