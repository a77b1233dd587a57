import type { Context } from 'hono';
import { requireMember } from '../agencies/find-member.ts';
import type { Deps, Variables } from '../deps.ts';
import { notFound } from '../errors.ts';
import type { PageHandler } from '../pages/page-request.ts';
import { findPlan, type AgencyPlan } from '../plans/agency-plan.ts';
import type { CreateOptions } from './create-demo.ts';
import { createDemoLimits } from './demo-limits.ts';
import type { DemoRow } from './queries.ts';

/** @throws ServiceError not_found */
export function requireDemo(row: DemoRow | undefined): DemoRow {
  if (!row) throw notFound('Demo not found');
  return row;
}

/** The checks that all calls about an agency's demos share. */
export interface DemoRequests {
  readonly limits: ReturnType<typeof createDemoLimits>;
  /** The account, its agency, and what the agency's plan allows. */
  readonly account: (c: Context<Variables>) => Promise<CreateOptions & { plan: AgencyPlan }>;
  /**
   * Renders and compresses a page in advance, so that its first visitor gets the compressed form.
   */
  readonly prepare: (uniqueId: string) => void;
}

export function createDemoRequests(deps: Deps, handlePage: PageHandler): DemoRequests {
  return {
    limits: createDemoLimits(deps),

    account: async (c) => {
      const { user, agency } = await requireMember(c, deps);
      const plan = await findPlan(agency, deps);
      const { limits } = plan;
      return { agencyId: agency.id, userId: user.id, plan, limits, now: deps.now() };
    },

    prepare: (uniqueId) => {
      const request = {
        url: `/demos/${uniqueId}`,
        clientAddress: '',
        host: '',
        ifNoneMatch: undefined,
        acceptEncoding: 'br',
      };
      void handlePage(request).catch((error: unknown) =>
        deps.log.debug({ err: error }, 'page not prepared'),
      );
    },
  };
}
