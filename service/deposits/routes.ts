import { Hono } from 'hono';
import { requireMember } from '../agencies/find-member.ts';
import { clientOrigin } from '../approvals/client-origin.ts';
import { findApproval } from '../approvals/queries.ts';
import { showApproval } from '../approvals/show-approval.ts';
import { parseFrozen } from '../approvals/frozen-offer.ts';
import { readSigned } from '../billing/read-webhook.ts';
import {
  connectDeposits,
  depositWebhook,
  disconnectDeposits,
  readDepositConnection,
  simulateDeposit,
  type DepositConnection,
} from '../contract/deposits.ts';
import type { Deps, Variables } from '../deps.ts';
import { notFound, ServiceError } from '../errors.ts';
import { registerRoute } from '../http/register-route.ts';
import { readBytes } from '../http/read-body.ts';
import {
  connectedSince,
  deleteSecret,
  findSecret,
  isConnected,
  saveSecret,
} from './deposit-secrets.ts';
import { markPaid, PaymentEvent, handlePayment } from './take-payment.ts';

const webhookLimit = 256_000;

/**
 * Routes for deposits, which are paid to the agency's own Stripe account by its payment link. Only
 * events that the account signs count. For an agency without a connected account, the payment is
 * simulated.
 */
export function depositRoutes(deps: Deps): Hono<Variables> {
  const app = new Hono<Variables>();
  const { store, env, limiter, outbox, now } = deps;

  async function connection(agencyId: string): Promise<DepositConnection> {
    const since = await connectedSince(store.read, agencyId);
    return {
      connected: since !== undefined,
      since: since === undefined ? null : new Date(since).toISOString(),
      webhook: `${env.publicOrigin}/api/deposits/${agencyId}/webhook`,
    };
  }

  registerRoute(app, readDepositConnection, async ({ c }) => {
    const { agency } = await requireMember(c, deps);
    return connection(agency.id);
  });

  registerRoute(app, connectDeposits, async ({ c, body }) => {
    const { agency } = await requireMember(c, deps, { atLeast: 'admin' });
    await saveSecret(deps, agency.id, body.secret);
    return connection(agency.id);
  });

  registerRoute(app, disconnectDeposits, async ({ c }) => {
    const { agency } = await requireMember(c, deps, { atLeast: 'admin' });
    await deleteSecret(deps, agency.id);
    return connection(agency.id);
  });

  registerRoute(app, depositWebhook, async ({ c, param }) => {
    limiter.takeRead(c.get('clientAddress'));
    const secret = await findSecret(deps, param('agencyId'));
    if (secret === undefined) throw notFound('This agency has connected no Stripe account');
    const body = await readBytes(c, webhookLimit);
    const header = c.req.header('stripe-signature');
    const event = PaymentEvent.safeParse(await readSigned(body, { header, secret, now: now() }));
    // Events of other types have other fields and are ignored.
    if (event.success) await handlePayment(deps, param('agencyId'), event.data);
    return { received: true } as const;
  });

  registerRoute(app, simulateDeposit, async ({ c, param }) => {
    await limiter.take('approval-sign', c.get('clientAddress'));
    await store.write(async (db) => {
      const found = await findApproval(db, param('id'));
      if (!found || found.isStopped) throw notFound('There is no such request');
      const { row } = found;
      if (row.state !== 'signed' || parseFrozen(row).offer.deposit === null)
        throw new ServiceError('taken', 'There is no deposit to pay.');
      if (await isConnected(db, row.agencyId))
        throw new ServiceError('taken', 'This deposit is paid through Stripe.');
      await markPaid(db, row, 'simulated', { outbox, now: now() });
    });
    const found = await findApproval(store.read, param('id'));
    if (!found) throw notFound('There is no such request');
    const origin = await clientOrigin(store.read, env.demoOrigin, found.row.agencyId);
    return showApproval(found, { now: now(), isConnected: false, origin });
  });

  return app;
}
