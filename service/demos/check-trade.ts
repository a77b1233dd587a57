import type { SentWebsiteData } from '../contract/website-data.ts';
import { ServiceError } from '../errors.ts';
import { readTrade } from '../template-data.ts';

/**
 * Refuses a trade that the registry (`templates-data/trades/`) does not hold.
 * @throws ServiceError invalid_fields
 */
export function checkTrade(data: SentWebsiteData | undefined): void {
  const { trade } = data ?? {};
  if (!trade || readTrade(trade)) return;
  const sentence = `Trade: there is no "${trade}"`;
  throw new ServiceError('invalid_fields', sentence, { fields: { 'websiteData.trade': sentence } });
}

/** The industry of website data that names only its trade. */
export function industryOfTrade({ trade }: SentWebsiteData): string | undefined {
  return trade ? readTrade(trade)?.industry : undefined;
}
