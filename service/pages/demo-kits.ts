import type { DemoKit, IndustryKit } from '../../templates-data/model/demo-kit.ts';
import type { DemoValues } from '../../templates-data/model/demo-view.ts';
import { templateOf } from '../../templates-data/model/industries.ts';
import { isLanguage, type Language } from '../../templates-data/model/languages.ts';
import { tradeKit } from '../../templates-data/model/trade-kit.ts';
import { readTrade, readWords } from '../template-data.ts';
import type { BuiltSite } from './built-site.ts';

/** What a build without kits gives: tests that need no pictures. */
const emptyKit = {
  id: 'general',
  trade: 'business',
  pictures: {},
  places: {},
  samples: { people: [], testimonials: [], figures: [], articles: [] },
} as const satisfies IndustryKit & { trade: string };

/** The language of the words around a demo: the client's where they exist in it. */
export function languageOf({ lists }: DemoValues): Language {
  const { language = 'en' } = lists;
  return isLanguage(language) ? language : 'en';
}

/** Everything that a demo is filled from. A trade of another industry than the demo's is passed over. */
export function demoKit(demo: DemoValues, site: Pick<BuiltSite, 'kit'>): DemoKit {
  const industryId = templateOf(demo.overrides.industry);
  const industry = site.kit(industryId) ?? emptyKit;
  const language = languageOf(demo);
  const named = demo.lists.trade === undefined ? undefined : readTrade(demo.lists.trade);
  const trade = named?.industry === industryId ? named : readTrade(industry.trade);
  if (!trade) throw new Error(`templates-data/trades has no ${industry.trade}.yaml`);
  return { language, words: readWords(language), trade: tradeKit(trade, language), industry };
}
