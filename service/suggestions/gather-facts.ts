import type { ClientLists } from '../../templates-data/model/client-lists.ts';
import { displayHost } from '../../templates-data/model/web-address.ts';
import type { TradeKit } from '../../templates-data/model/demo-kit.ts';
import { templateIndustry } from '../../templates-data/model/industries.ts';
import { demoLanguage, type Language } from '../../templates-data/model/languages.ts';
import type { Overrides } from '../../templates-data/model/slots.ts';
import { tradeKit } from '../../templates-data/model/trade-kit.ts';
import type { BuiltSite } from '../pages/built-site.ts';
import { readTrade } from '../template-data.ts';

/** The facts about a client: the model gets them, and its texts are checked against them. */
export interface Facts {
  readonly language: Language;
  /** The client's own facts, by subject; nothing from a template or a trade. */
  readonly own: Readonly<Record<string, unknown>>;
  /** Neutral words of the trade. */
  readonly trade:
    | Pick<TradeKit, 'label' | 'eyebrow' | 'services' | 'people' | 'callToAction' | 'about'>
    | undefined;
}

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
}

/** The given trade, else the fallback of its industry. */
function findTrade(
  { industry }: Overrides,
  lists: ClientLists,
  site: Pick<BuiltSite, 'kit'>,
  language: Language,
): Facts['trade'] {
  const named = lists.trade === undefined ? undefined : readTrade(lists.trade);
  const fallback = site.kit(templateIndustry(industry))?.trade;
  const trade = named ?? (fallback === undefined ? undefined : readTrade(fallback));
  if (!trade) return undefined;
  const { label, eyebrow, services, people, callToAction, about } = tradeKit(trade, language);
  return { label, eyebrow, services, people, callToAction, about };
}

export function gatherFacts(
  values: Overrides,
  lists: ClientLists,
  site: Pick<BuiltSite, 'kit'>,
): Facts {
  const language = demoLanguage(lists.language);
  const { businessName, industry, slogan, description, address, hours, callToAction } = values;
  const texts = Object.values(lists.texts ?? {}).filter((text) => text !== null);
  const own = {
    businessName,
    // A custom industry describes what the client does.
    industry: industry === 'general' ? undefined : industry,
    slogan,
    description,
    address,
    hours,
    callToAction,
    place: lists.locality,
    founded: lists.founded,
    website: displayHost(lists.sourceUrl ?? ''),
    services: lists.services?.map(({ name, text }) => (text === '' ? name : `${name}: ${text}`)),
    people: lists.people?.map(({ name, title, bio }) =>
      [name, title, bio].filter(Boolean).join(', '),
    ),
    figures: lists.figures?.map(({ value, label }) => `${value} ${label}`),
    testimonials: lists.testimonials?.map(({ quote }) => quote),
    questions: lists.faqs?.flatMap((faq) => Object.values(faq)),
    areas: lists.areas?.map(({ name }) => name),
    brands: lists.brands?.map(({ name }) => name),
    words: texts,
  };
  return {
    language,
    own: Object.fromEntries(Object.entries(own).filter(([, value]) => isFilled(value))),
    trade: findTrade(values, lists, site, language),
  };
}

/** Every text among the facts, as evidence. */
export function factTexts({ own, trade }: Facts): readonly string[] {
  return [...Object.values(own).flat(), ...Object.values(trade ?? {})].filter(
    (value) => typeof value === 'string',
  );
}
