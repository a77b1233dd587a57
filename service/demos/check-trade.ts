import type { SentWebsiteData } from '../contract/website-data.ts';
import { ServiceError } from '../errors.ts';
import { readTrade } from '../template-data.ts';

/**
 * Refuses a trade that is missing in the registry (`templates-data/trades/`).
 * @throws ServiceError invalid_fields
 */
export function requireKnownTrade(data: SentWebsiteData | undefined): void {
  const { trade } = data ?? {};
  if (!trade || readTrade(trade)) return;
  const sentence = `Trade: there is no "${trade}"`;
  throw new ServiceError('invalid_fields', sentence, { fields: { 'websiteData.trade': sentence } });
}

/** The industry of the trade that website data names. */
export function tradeIndustry({ trade }: SentWebsiteData): string | undefined {
  return trade ? readTrade(trade)?.industry : undefined;
}
