import type { Approval } from '../contract/approvals.ts';
import { isConnected } from '../deposits/deposit-secrets.ts';
import type { Deps } from '../deps.ts';
import { notFound, ServiceError } from '../errors.ts';
import { clientOrigin } from './client-origin.ts';
import { findApproval, listApprovals, type FoundApproval } from './queries.ts';
import { showApproval } from './show-approval.ts';

export interface RequestReads {
  /** @throws ServiceError not_found, gone. */
  readonly find: (id: string) => Promise<FoundApproval>;
  /** A request as shown to a visitor who knows its address. */
  readonly show: (id: string) => Promise<Approval>;
  /** An agency's requests about a demo, newest first. */
  readonly list: (agencyId: string, demoId: string) => Promise<Approval[]>;
}

/** Creates the reads of requests for approval, for the agency and for the client. */
export function createRequestReads({
  store,
  env,
  now,
}: Pick<Deps, 'store' | 'env' | 'now'>): RequestReads {
  /** Data for the pages of an agency's requests, besides the requests. */
  async function around(agencyId: string): Promise<Parameters<typeof showApproval>[1]> {
    return {
      now: now(),
      isConnected: await isConnected(store.read, agencyId),
      origin: await clientOrigin(store.read, env.demoOrigin, agencyId),
    };
  }

  async function find(id: string): Promise<FoundApproval> {
    const found = await findApproval(store.read, id);
    if (!found) throw notFound('There is no such request');
    if (found.isStopped) throw new ServiceError('gone', 'This page has been taken down');
    return found;
  }

  return {
    find,
    show: async (id) => {
      const found = await find(id);
      return showApproval(found, await around(found.row.agencyId));
    },
    list: async (agencyId, demoId) => {
      const rows = await listApprovals(store.read, agencyId, demoId);
      const shared = await around(agencyId);
      return rows.map((found) => showApproval(found, shared));
    },
  };
}
