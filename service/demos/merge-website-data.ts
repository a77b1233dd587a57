import type { WebsiteData } from '../contract/website-data.ts';
import type { DemoRow } from './queries.ts';

type Values = Record<string, unknown>;

/** Without fields that were not sent. An empty text stays: it removes a value. */
function withoutUnsent(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/**
 * A demo's website data after a change. What was sent replaces the former values, contact details
 * one by one. Name and industry can be replaced but not removed.
 */
export function mergeWebsiteData(
  { websiteData, industry, name }: DemoRow,
  change: WebsiteData,
): WebsiteData & { industry: string } {
  const merged: WebsiteData = { ...websiteData, ...withoutUnsent(change) };
  const named = [change.businessName, websiteData.businessName, name].find((value) =>
    Boolean(value),
  );
  const contactInfo = { ...websiteData.contactInfo, ...withoutUnsent({ ...change.contactInfo }) };
  return { ...merged, businessName: named, industry: change.industry || industry, contactInfo };
}
