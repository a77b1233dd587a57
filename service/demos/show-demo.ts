import type { Demo, PublicDemo } from '../contract/demos.ts';
import type { DemoMaker } from '../../templates-data/model/demo-label.ts';
import { noLooks, noPanel } from '../contract/panel.ts';
import { publicWebsiteData } from './public-website-data.ts';
import type { DemoRow } from './queries.ts';
import { toIsoTime } from '../iso-time.ts';

/** A demo as visitors may see it; notes about their current website are for its owner only. */
export function publicDemo(row: DemoRow, agency: DemoMaker): PublicDemo {
  const { name, tone, website, phone, email, isWhiteLabel = false } = agency;
  return { ...visibleDemo(row), agency: { name, tone, website, phone, email, isWhiteLabel } };
}

function visibleDemo(row: DemoRow): Omit<PublicDemo, 'agency'> {
  const { facts: _, evidence: __, removed: ___, ...websiteData } = row.websiteData;
  return {
    uniqueId: row.uniqueId,
    name: row.name,
    industry: row.industry,
    templateData: publicWebsiteData(websiteData),
    version: row.version,
    createdAt: toIsoTime(row.createdAt),
    updatedAt: toIsoTime(row.updatedAt),
    expiresAt: toIsoTime(row.expiresAt),
    panel: row.panel ?? noPanel,
  };
}

/** A demo as its owner sees it. */
export function agencyDemo(row: DemoRow): Demo {
  const { id, slug, userId, tags, notes, starred, visits, openMs, websiteData } = row;
  const { stage, stageAt, createdAt, valueCents, valueCurrency, lostReason } = row;
  return {
    ...visibleDemo(row),
    templateData: websiteData,
    id,
    slug,
    userId,
    tags,
    notes,
    starred,
    visits,
    openHours: openMs === null ? null : openMs / 3_600_000,
    stage,
    stageAt: toIsoTime(stageAt === 0 ? createdAt : stageAt),
    value:
      valueCents === null || valueCurrency === null
        ? null
        : { cents: valueCents, currency: valueCurrency },
    lostReason,
    looks: row.looks ?? noLooks,
  };
}

/** The answer about an expired demo: its name, industry and colours. */
export function expiredDemo(row: DemoRow): Record<string, unknown> {
  const { primaryColor, secondaryColor } = row.websiteData;
  const sentence = 'This demo has expired';
  const demo = { name: row.name, industry: row.industry, primaryColor, secondaryColor };
  return { error: sentence, message: sentence, code: 'expired', demo };
}
