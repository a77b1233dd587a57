import { emptyIndustry, kitNames, type DemoKit } from '../../templates-data/model/demo-kit.ts';
import type { DemoValues } from '../../templates-data/model/demo-values.ts';
import { tradeKit } from '../../templates-data/model/trade-kit.ts';
import { readTrade, readWords } from '../template-data.ts';
import type { BuiltSite } from './built-site.ts';

/** Everything that a demo is filled from. A trade that belongs to another industry is ignored. */
export function demoKit(demo: DemoValues, site: Pick<BuiltSite, 'kit'>): DemoKit {
  const { industry: industryId, language, words, trade: named } = kitNames(demo);
  const industry = site.kit(industryId) ?? { ...emptyIndustry, trade: 'business' };
  const own = named === undefined ? undefined : readTrade(named);
  const trade = own?.industry === industryId ? own : readTrade(industry.trade);
  if (!trade) throw new Error(`templates-data/trades has no ${industry.trade}.yaml`);
  return { language: words, words: readWords(words), trade: tradeKit(trade, language), industry };
}
