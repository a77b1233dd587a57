import type { WebsiteData } from '../contract/website-data.ts';
import type { DemoRow } from './queries.ts';

type Values = Record<string, unknown>;

/** Removes fields that were not sent. An empty text stays: it removes a value. */
function withoutUnsent(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/**
 * A demo's website data after a change. Sent values replace the former ones; contact details are
 * merged one by one. Name and industry cannot be removed.
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
