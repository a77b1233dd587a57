import { isUniqueId } from '../../../../templates-data/model/unique-id.ts';
import { templateIndustries } from '../../../../templates-data/model/industries.ts';
import {
  createDemo as callCreateDemo,
  updateDemo,
  type Demo,
} from '../../../../service/contract/demos.ts';
import { callService, type CallResult } from '../../ui/call-service.ts';

/** What `POST /api/demos` is sent. */
export interface Order {
  readonly uniqueId: string;
  readonly name: string;
  readonly industry: string;
  readonly websiteData: Readonly<Record<string, unknown>>;
  readonly tags: readonly string[];
}

/**
 * A new version of a demo behind the same link. Its name in the library follows by itself, unless
 * it was renamed.
 */
export function renewDemo(uniqueId: string, websiteData: object): Promise<CallResult<Demo>> {
  return callService(updateDemo, { params: { id: uniqueId }, body: { websiteData } });
}

/**
 * The industry a demo was given its link for, which the link begins with; another one may have been
 * chosen since.
 */
function firstIndustry({ uniqueId, industry }: Order): string {
  if (isUniqueId(uniqueId, industry)) return industry;
  return templateIndustries.find((one) => isUniqueId(uniqueId, one)) ?? industry;
}

/**
 * Creates a demo under the wished link, which is granted for the industry that it begins with
 * alone: one that has another by now is made with the first and renewed. Where the link leads to a
 * demo of the same account already, an earlier attempt had arrived after all, perhaps with other
 * words in it: then that demo is renewed, and no second one is made.
 */
export async function createDemo(order: Order): Promise<CallResult<Demo>> {
  const industry = firstIndustry(order);
  const created = await callService(callCreateDemo, { body: { ...order, industry } });
  if (!created.ok) return created;
  const { uniqueId } = created.reply;
  const isThere = created.status === 200 && uniqueId === order.uniqueId;
  return isThere || industry !== order.industry ? renewDemo(uniqueId, order.websiteData) : created;
}
