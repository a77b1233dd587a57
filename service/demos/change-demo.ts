import type { UpdateDemo } from '../contract/demos.ts';
import { panelParts } from '../../templates-data/model/panel-parts.ts';
import { noPanel } from '../contract/panel.ts';
import type { Stage } from '../contract/stages.ts';
import type { WebsiteData } from '../contract/website-data.ts';
import type { Database } from '../db/open.ts';
import { ServiceError } from '../errors.ts';
import { appendEvent, type Actor } from '../events/append-event.ts';
import { dataDomains, storeDomains } from '../objections/demo-domains.ts';
import { requireAllowed } from '../objections/stops.ts';
import type { EncodedPictures } from './encode-pictures.ts';
import { mergeWebsiteData } from './merge-website-data.ts';
import { logStage } from './move-stage.ts';
import { findAgencyDemo, updateAgencyDemo, type DemoRow, type NewDemo } from './queries.ts';
import { storePictures, replaceUploads } from './store-pictures.ts';

/**
 * The time of a change. Cached replies are compared by it, so it increases with every change of a
 * demo.
 */
export function nextUpdatedAt({ updatedAt }: DemoRow, now: number): number {
  return Math.max(now, updatedAt + 1);
}

/**
 * The columns that a change writes. New website data is a new version of the page, with another
 * template where it names another industry. The link stays, although it begins with the former
 * industry. The name in the library follows the business name until the agency sets another.
 */
function toRowChanges(
  existing: DemoRow,
  change: Omit<UpdateDemo, 'websiteData'> & { websiteData: WebsiteData | undefined },
  now: number,
): Partial<NewDemo> {
  const { websiteData, stage, value, lostReason, panel, looks, ...own } = change;
  const updatedAt = nextUpdatedAt(existing, now);
  const rest = {
    ...own,
    ...dealChanges(existing, { stage, value, lostReason }, now),
    ...(looks && { looks }),
    ...panelChanges(existing, panel),
  };
  if (websiteData === undefined) return { ...rest, updatedAt };
  const merged = mergeWebsiteData(existing, websiteData);
  const follows = existing.name === existing.websiteData.businessName;
  const name = rest.name ?? (follows ? (merged.businessName ?? existing.name) : existing.name);
  const { industry } = merged;
  return { ...rest, name, industry, websiteData: merged, version: existing.version + 1, updatedAt };
}

/** A panel that is switched on or off is a new version of the page. */
function panelChanges(existing: DemoRow, change: UpdateDemo['panel']): Partial<NewDemo> {
  if (change === undefined) return {};
  const before = existing.panel ?? noPanel;
  const panel = { ...before, ...change };
  const isSame = panelParts.every((part) => panel[part] === before[part]);
  return isSame ? {} : { panel, version: existing.version + 1 };
}

/**
 * The changes to the deal. Only a lost deal has a reason; it is removed with any other stage.
 * @throws ServiceError invalid_fields for a reason without a lost deal.
 */
function dealChanges(
  existing: DemoRow,
  { stage = existing.stage, value, lostReason }: Pick<UpdateDemo, 'stage' | 'value' | 'lostReason'>,
  now: number,
): Partial<NewDemo> {
  if (lostReason && stage !== 'lost') {
    const sentence = 'A reason is noted for a deal that is lost';
    throw new ServiceError('invalid_fields', sentence, { fields: { lostReason: sentence } });
  }
  const reason = lostReason === undefined ? existing.lostReason : lostReason || null;
  return {
    ...(stage !== existing.stage && { stage, stageAt: now }),
    ...(value !== undefined && {
      valueCents: value?.cents ?? null,
      valueCurrency: value?.currency ?? null,
    }),
    lostReason: stage === 'lost' ? reason : null,
  };
}

/** Logs a change that visitors see, or that moves the demo to another stage. */
async function logChange(
  db: Database,
  existing: DemoRow,
  row: DemoRow,
  { actor, now }: { readonly actor: Actor; readonly now: number },
): Promise<void> {
  const { id: demoId, agencyId } = row;
  const to: Stage = row.stage;
  if (row.version !== existing.version || row.name !== existing.name) {
    const data = { version: row.version };
    await appendEvent(db, { agencyId, demoId, kind: 'demo.edited', actor, at: now, data });
  }
  if (to !== existing.stage) await logStage(db, existing, { to, actor, now });
}

/**
 * Changes an agency's own demo; undefined when the demo does not exist. `encoded` are the pictures
 * that came with the change.
 * @throws ServiceError invalid_fields for a picture that is not stored, quota_used_up when pictures
 * take too much space, opted_out.
 */
export async function changeDemo(
  db: Database,
  {
    agencyId,
    id,
    change,
    encoded,
    actor,
    now,
  }: {
    readonly agencyId: string;
    readonly id: string;
    readonly change: UpdateDemo;
    readonly encoded: EncodedPictures;
    readonly actor: Actor;
    readonly now: number;
  },
): Promise<DemoRow | undefined> {
  const existing = await findAgencyDemo(db, agencyId, id);
  if (!existing) return undefined;
  const sent = change.websiteData;
  const settled =
    sent && (await replaceUploads(db, sent, encoded, { agencyId, demoId: existing.id, now }));
  const values = toRowChanges(existing, { ...change, websiteData: settled?.websiteData }, now);
  const row = await updateAgencyDemo(db, agencyId, existing.id, values);
  if (sent) {
    const domains = dataDomains(sent);
    await requireAllowed(db, domains);
    await storeDomains(db, existing.id, domains);
  }
  if (settled) await storePictures(db, settled.pictures, { agencyId });
  if (row) await logChange(db, existing, row, { actor, now });
  return row;
}
