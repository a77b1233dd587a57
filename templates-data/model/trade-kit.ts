import type { TradeKit } from './demo-kit.ts';
import { industryRule } from './industries.ts';
import type { Language } from './languages.ts';
import { footerEdges } from './scenes.ts';
import type { Trade } from './trade.ts';

/** The part of a trade that a demo in one language needs. */
export function tradeKit(
  {
    id,
    industry,
    broad,
    design,
    styles,
    scene = 'town',
    drawings,
    words,
    about,
    services,
    sections,
    action,
    prices,
    pictures,
  }: Trade,
  language: Language,
): TradeKit {
  const { set, notFor: _, ...places } = pictures;
  const { label, eyebrow, people, services: title, callToAction } = words[language];
  return {
    id,
    industry,
    label,
    ...(broad && { broad }),
    eyebrow,
    people,
    services: title,
    callToAction,
    action,
    about: about[language],
    typical: services.map((service) => ({ ...service[language] })),
    order: sections,
    prices,
    design: design ?? industryRule(industry).design,
    styles: Object.fromEntries(Object.entries(styles)),
    scene,
    edge: footerEdges[scene] ?? '',
    drawings,
    pictures: set,
    places: Object.fromEntries(Object.entries(places)),
  };
}
