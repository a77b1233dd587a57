import { offer } from './approve-demo.ts';

/**
 * A call, its body, and the statuses of owner, admin, member, another agency's owner, and without a
 * session. They are sent in the opposite order.
 */
type RoleCall = readonly [
  call: string,
  body: object | undefined,
  statuses: readonly [
    owner: number,
    admin: number,
    member: number,
    stranger: number,
    nobody: number,
  ],
];

/** Calls about the agency itself. */
const agencyCalls: readonly RoleCall[] = [
  ['GET /api/agency', undefined, [200, 200, 200, 200, 401]],
  ['PATCH /api/agency', { phone: '1' }, [200, 200, 403, 200, 401]],
  ['GET /api/agency/members', undefined, [200, 200, 200, 200, 401]],
  ['PATCH /api/agency/members/:target', { role: 'member' }, [200, 200, 403, 404, 401]],
  ['PATCH /api/agency/members/:owner', { role: 'owner' }, [200, 403, 403, 404, 401]],
  ['DELETE /api/agency/members/:owner', undefined, [409, 403, 403, 404, 401]],
  ['PATCH /api/agency/members/:target', { role: 'owner' }, [200, 403, 403, 404, 401]],
  ['DELETE /api/agency/members/nobody', undefined, [404, 404, 404, 404, 401]],
  ['GET /api/agency/invitations', undefined, [200, 200, 403, 200, 401]],
  [
    'POST /api/agency/invitations',
    { email: 'a@x.example', role: 'member' },
    [201, 201, 403, 201, 401],
  ],
  [
    'POST /api/agency/invitations',
    { email: 'b@x.example', role: 'owner' },
    [201, 403, 403, 201, 401],
  ],
  ['DELETE /api/agency/invitations/:invitation', undefined, [200, 404, 403, 404, 401]],
  ['POST /api/agency/switch', { agencyId: ':agency' }, [200, 200, 200, 404, 401]],
  ['POST /api/create-subscription', undefined, [200, 403, 403, 200, 401]],
  ['POST /api/change-plan', { plan: 'agency' }, [404, 403, 403, 404, 401]],
  ['POST /api/billing-portal', undefined, [200, 403, 403, 200, 401]],
  ['POST /api/subscription/refresh', undefined, [200, 200, 200, 200, 401]],
  ['POST /api/simulated-subscription', { status: 'canceled' }, [200, 403, 403, 200, 401]],
  ['GET /api/agency/logo', undefined, [404, 404, 404, 404, 401]],
  ['GET /api/agency/sample', undefined, [200, 200, 200, 200, 401]],
  ['GET /api/agency/hosts', undefined, [200, 200, 403, 200, 401]],
  ['POST /api/agency/hosts', { host: 'demo.agency.example' }, [201, 201, 403, 403, 401]],
  ['PATCH /api/agency/hosts/:host', { forLinks: false }, [200, 200, 403, 404, 401]],
  ['POST /api/agency/hosts/:host/check', undefined, [200, 200, 403, 404, 401]],
  ['DELETE /api/agency/hosts/:host', undefined, [200, 404, 403, 404, 401]],
  ['GET /api/agency/deposits', undefined, [200, 200, 200, 200, 401]],
  ['POST /api/agency/deposits', { secret: 'whsec_0123456789' }, [200, 200, 403, 200, 401]],
  ['DELETE /api/agency/deposits', undefined, [200, 200, 403, 200, 401]],
  ['GET /api/notifications', undefined, [200, 200, 200, 200, 401]],
  ['PATCH /api/notifications', { visitMails: true }, [200, 200, 200, 200, 401]],
  [
    'POST /api/simulated-payments/none/confirm',
    { card: '4242424242424242' },
    [404, 403, 403, 404, 401],
  ],
];

/** Calls about demos and their clients' answers. */
const demoCalls: readonly RoleCall[] = [
  ['POST /api/demos', { name: 'New', websiteData: {} }, [201, 201, 201, 201, 401]],
  ['POST /api/demo/increment', undefined, [200, 200, 200, 200, 401]],
  ['GET /api/demos', undefined, [200, 200, 200, 200, 401]],
  ['PATCH /api/demos/:demo', { websiteData: { slogan: 'New' } }, [200, 200, 200, 404, 401]],
  ['POST /api/demos/:demo/duplicate', undefined, [201, 201, 201, 404, 401]],
  ['POST /api/demos/:demo/extend', undefined, [200, 200, 200, 404, 401]],
  ['GET /api/demos/:demo/visits', undefined, [200, 200, 200, 404, 401]],
  ['POST /api/demos/:demo/link-copied', undefined, [200, 200, 200, 404, 401]],
  ['GET /api/demos/:demo/recipients', undefined, [200, 200, 200, 404, 401]],
  ['POST /api/demos/:demo/recipients', { name: 'Ann' }, [201, 201, 201, 404, 401]],
  ['PATCH /api/demos/:demo/recipients/:recipient', { name: 'Bo' }, [200, 200, 200, 404, 401]],
  ['DELETE /api/demos/:demo/recipients/:recipient', undefined, [200, 404, 404, 404, 401]],
  ['GET /api/demos/:demo/signals', undefined, [200, 200, 200, 404, 401]],
  ['HEAD /api/events', undefined, [200, 200, 200, 200, 401]],
  ['GET /api/events/latest', undefined, [200, 200, 200, 200, 401]],
  ['GET /api/insights', undefined, [200, 200, 200, 403, 401]],
  ['POST /api/demos/:demo/live', { on: true }, [200, 200, 200, 404, 401]],
  [
    'POST /api/demos/:demo/editing',
    { window: 'window-1', field: null, version: 0 },
    [200, 200, 200, 404, 401],
  ],
  ['HEAD /api/demos/:demo/live/pointers', undefined, [200, 200, 200, 404, 401]],
  ['POST /api/comments/:comment/replies', { text: 'Yes' }, [201, 201, 201, 404, 401]],
  ['PATCH /api/comments/:comment', { resolved: true }, [200, 200, 200, 404, 401]],
  ['DELETE /api/comments/:comment', undefined, [200, 404, 404, 404, 401]],
  ['GET /api/demos/:demo/choices', undefined, [200, 200, 200, 404, 401]],
  ['POST /api/choices/:choice/take', undefined, [200, 200, 200, 404, 401]],
  ['GET /api/demos/:demo/approvals', undefined, [200, 200, 200, 404, 401]],
  ['PATCH /api/approvals/:approval', { autoReminds: true }, [200, 200, 200, 404, 401]],
  ['POST /api/approvals/:approval/remind', undefined, [429, 429, 200, 404, 401]],
  ['POST /api/approvals/:approval/withdraw', undefined, [409, 409, 200, 404, 401]],
  ['POST /api/demos/:demo/approvals', offer, [201, 201, 201, 404, 401]],
  ['POST /api/suggestions', { field: 'slogan' }, [503, 503, 503, 503, 401]],
  ['DELETE /api/demos/:demo', undefined, [200, 404, 404, 404, 401]],
  ['POST /api/demos/:demo/restore', undefined, [200, 200, 200, 404, 401]],
  ['GET /api/inbox', undefined, [200, 200, 200, 200, 401]],
  ['GET /api/inbox/counts', undefined, [200, 200, 200, 200, 401]],
  ['GET /api/inbox/export', undefined, [200, 200, 200, 200, 401]],
  ['POST /api/inbox/read', { until: '2026-11-23T10:00:00Z' }, [200, 200, 200, 200, 401]],
  ['PATCH /api/inbox/:message', { read: true }, [200, 200, 200, 404, 401]],
  ['DELETE /api/inbox/:message', undefined, [200, 404, 404, 404, 401]],
  ['POST /api/inbox/:message/restore', undefined, [200, 200, 200, 404, 401]],
];

export const roleCalls: readonly RoleCall[] = [...agencyCalls, ...demoCalls];
