import type { Demo } from '../../../service/contract/demos.ts';
import { callService, type CallResult } from '../ui/call-service.ts';

/** What `POST /api/demos` is sent. */
export interface Order {
  readonly uniqueId: string;
  readonly name: string;
  readonly industry: string;
  readonly websiteData: Readonly<Record<string, unknown>>;
  readonly tags: readonly string[];
}

/** A new version of a demo behind the same link. Its name in the library follows by itself, unless it was renamed. */
export function renewDemo(uniqueId: string, websiteData: object): Promise<CallResult<Demo>> {
  return callService<Demo>('PATCH', `/api/demos/${encodeURIComponent(uniqueId)}`, { body: { websiteData } });
}

/**
 * Creates a demo under the wished link. Where that link leads to a demo of the same account already, an earlier attempt had
 * arrived after all, perhaps with other words in it: then that demo is renewed, and no second one is made.
 */
export async function createDemo(order: Order): Promise<CallResult<Demo>> {
  const created = await callService<Demo>('POST', '/api/demos', { body: order });
  if (!created.ok || created.status !== 200 || created.reply.uniqueId !== order.uniqueId) return created;
  return renewDemo(order.uniqueId, order.websiteData);
}
