import { isUniqueId } from '../../../../templates-data/model/unique-id.ts';
import { templateIndustries } from '../../../../templates-data/model/industries.ts';
import {
  createDemo as callCreateDemo,
  updateDemo,
  type Demo,
} from '../../../../service/contract/demos.ts';
import { callService, type CallResult } from '../../ui/call-service.ts';

/** The body of `POST /api/demos`. */
export interface NewDemo {
  readonly uniqueId: string;
  readonly name: string;
  readonly industry: string;
  readonly websiteData: Readonly<Record<string, unknown>>;
  readonly tags: readonly string[];
}

/**
 * Saves a new version of a demo behind the same link. Its name in the library changes too, unless
 * it was renamed.
 */
export function saveNewVersion(uniqueId: string, websiteData: object): Promise<CallResult<Demo>> {
  return callService(updateDemo, { params: { id: uniqueId }, body: { websiteData } });
}

/**
 * The industry in the demo's link, which begins with it; another one may have been chosen since.
 */
function firstIndustry({ uniqueId, industry }: NewDemo): string {
  if (isUniqueId(uniqueId, industry)) return industry;
  return templateIndustries.find((one) => isUniqueId(uniqueId, one)) ?? industry;
}

/**
 * Creates a demo under the requested link, which must begin with its industry: for a demo whose
 * industry changed since, it is created with the first one and then updated. When the link already
 * leads to a demo of the same account, an earlier attempt has succeeded, perhaps with other texts:
 * that demo is updated, and no second one is made.
 */
export async function createDemo(order: NewDemo): Promise<CallResult<Demo>> {
  const industry = firstIndustry(order);
  const created = await callService(callCreateDemo, { body: { ...order, industry } });
  if (!created.ok) return created;
  const { uniqueId } = created.reply;
  const isThere = created.status === 200 && uniqueId === order.uniqueId;
  return isThere || industry !== order.industry
    ? saveNewVersion(uniqueId, order.websiteData)
    : created;
}
