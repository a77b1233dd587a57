import { findIndustry } from '../industry/find-industry.ts';
import { readPage } from '../page/read-page.ts';
import { findTrade } from './find-trade.ts';

/** The id of the trade that a page of the firm Brenner and its services tell, in a language. */
export function findTradeOf(
  html: string,
  language: string,
  services: readonly string[] = [],
): string | undefined {
  const page = readPage(html, new URL('https://brenner.example/'));
  return findTrade(page, 'Brenner', findIndustry(page, 'Brenner'), { language, services })?.trade
    .value;
}
