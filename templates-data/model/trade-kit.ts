import type { TradeKit } from './demo-kit.ts';
import { industryDesigns } from './industries.ts';
import type { Language } from './languages.ts';
import type { Trade } from './trade.ts';

/** What a demo needs of a trade in one language. */
export function tradeKit(
  { id, industry, design, words, about, services, sections, prices }: Trade,
  language: Language,
): TradeKit {
  const { label, eyebrow, people, services: title, callToAction } = words[language];
  return {
    id,
    industry,
    label,
    eyebrow,
    people,
    services: title,
    callToAction,
    about: about[language],
    typical: services.map((service) => ({ ...service[language] })),
    order: sections,
    prices,
    design: design ?? industryDesigns[industry],
  };
}
