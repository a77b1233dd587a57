import type { WebsiteData } from '../contract/website-data.ts';
import type { DemoRow } from './queries.ts';

type Values = Record<string, unknown>;

/** Without what was not sent. An empty text stays: it says that a value is taken away. */
function sent(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/**
 * A demo's website data after a change: what was sent replaces what was there, contact details one
 * by one. A demo is never without a name and an industry.
 */
export function mergeWebsiteData(
  { websiteData, industry, name }: DemoRow,
  change: WebsiteData,
): WebsiteData & { industry: string } {
  const merged: WebsiteData = { ...websiteData, ...sent(change) };
  const named = [change.businessName, websiteData.businessName, name].find((value) =>
    Boolean(value),
  );
  const contactInfo = { ...websiteData.contactInfo, ...sent({ ...change.contactInfo }) };
  return { ...merged, businessName: named, industry: change.industry || industry, contactInfo };
}
