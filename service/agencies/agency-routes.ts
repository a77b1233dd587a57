import { eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { fieldError } from '../auth/accounts.ts';
import { publicUser } from '../auth/public-user.ts';
import {
  agencyLogo,
  changeAgency,
  readAgency,
  switchAgency,
  type Agency as AgencyReply,
  type ChangeAgency,
} from '../contract/agency.ts';
import { agencies } from '../db/schema.ts';
import { encodePictures, type EncodedPicture } from '../demos/encode-pictures.ts';
import type { Deps, Variables } from '../deps.ts';
import { notFound, ServiceError } from '../errors.ts';
import { registerRoute } from '../http/register-route.ts';
import { findPlan, requireFeature } from '../plans/agency-plan.ts';
import { requireMember, type Member } from './find-member.ts';
import { countMembers } from './seats.ts';
import { findAgency, listMemberships, useAgency } from './queries.ts';
import { showAgency } from './show-agency.ts';

/** @throws ServiceError invalid_fields at `logo` */
async function encodeLogo(
  logo: NonNullable<ChangeAgency['logo']>,
): Promise<EncodedPicture | undefined> {
  try {
    return (await encodePictures({ logo }))['logo'];
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code !== 'invalid_fields') throw error;
    throw fieldError('logo', error.message);
  }
}

/** An agency's own details, and the agency in which a person works. */
export function agencyRoutes(deps: Deps): Hono<Variables> {
  const app = new Hono<Variables>();
  const { store, limiter } = deps;

  async function show({ agency, role }: Pick<Member, 'agency' | 'role'>): Promise<AgencyReply> {
    const { limits } = await findPlan(agency, deps);
    const used = await countMembers(store.read, agency.id);
    return showAgency(agency, role, { used, of: limits.seats });
  }

  registerRoute(app, readAgency, async ({ c }) => show(await requireMember(c, deps)));

  registerRoute(app, changeAgency, async ({ c, body }) => {
    const { user, agency, role } = await requireMember(c, deps, { atLeast: 'admin' });
    await limiter.take('change-demo', user.id);
    if (body.whiteLabel === true && !agency.whiteLabel) {
      if (!user.emailVerified)
        throw new ServiceError(
          'email_unverified',
          'Please confirm your own email address before you switch white label on.',
        );
      requireFeature(await findPlan(agency, deps), 'white_label', 'White label');
    }
    const { logo, ...values } = body;
    if (logo) await limiter.take('encode-picture', user.id);
    const encoded = logo ? await encodeLogo(logo) : undefined;
    const picture = logo !== undefined && {
      logo: encoded?.bytes ?? null,
      logoHash: encoded?.hash ?? null,
    };
    const changed = await store.write(async (db) => {
      const change = { ...values, ...picture };
      if (Object.keys(change).length > 0)
        await db
          .update(agencies)
          .set({ ...change, version: sql`${agencies.version} + 1` })
          .where(eq(agencies.id, agency.id));
      return findAgency(db, agency.id);
    });
    return show({ agency: changed ?? agency, role });
  });

  app.get(agencyLogo.path, async (c) => {
    const { agency } = await requireMember(c, deps);
    const [row] = await store.read
      .select({ logo: agencies.logo })
      .from(agencies)
      .where(eq(agencies.id, agency.id));
    if (!row?.logo) throw notFound('There is no logo');
    return c.body(new Uint8Array(row.logo), 200, { 'Content-Type': 'image/webp' });
  });

  registerRoute(app, switchAgency, async ({ c, body }) => {
    const { user } = await requireMember(c, deps);
    await store.write(async (db) => {
      const all = await listMemberships(db, user.id);
      if (!all.some(({ agency }) => agency.id === body.agencyId))
        throw notFound('Agency not found');
      await useAgency(db, user.id, body.agencyId, deps.now());
    });
    return publicUser(user, deps);
  });

  return app;
}
