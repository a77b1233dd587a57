import { z } from 'zod';
import { actionKinds } from './action-kinds.ts';
import { templateIndustries } from './industries.ts';
import type { Language } from './languages.ts';
import { scenes } from './scenes.ts';
import { serviceDrawings } from './service-drawings.ts';
import { setPictures } from './set-pictures.ts';
import { sections, tradeSections } from './sections.ts';
import { designs } from './designs.ts';
import { fontStyles, headerStyles, heroImageStyles, layouts } from './slots.ts';
import { slug, text } from './text.ts';

/** The movable sections of a home page; "their site today" belongs to no trade. */
const movableSections = Object.entries(sections).flatMap(([id, { movable }]) =>
  movable && id !== 'today'
    ? [id as Exclude<keyof typeof sections, 'hero' | 'contact' | 'today'>]
    : [],
);

/** Possible titles of a trade's price list; the words are in `words/*.yaml`. */
const priceListNames = [
  'menu',
  'treatments',
  'rooms',
  'courses',
  'memberships',
  'tickets',
  'fees',
] as const;
export type PriceListName = (typeof priceListNames)[number];

const commonSections = movableSections.filter((id) => !isTradeSection(id));
const minOwn = 2;

function missingSections(named: unknown): readonly string[] {
  return commonSections.filter((id) => !Array.isArray(named) || !named.includes(id));
}

function isTradeSection(id: string): boolean {
  return tradeSections.some((one) => one === id);
}

function inEachLanguage<Value extends z.ZodType>(value: Value) {
  return z.strictObject({
    en: value.describe('In English'),
    de: value.describe('In German; formal address'),
    fr: value.describe('In French; formal address'),
    es: value.describe('In Spanish'),
    it: value.describe('In Italian'),
    nl: value.describe('In Dutch'),
    pt: value.describe('In Portuguese that reads well in Portugal and in Brazil'),
    pl: value.describe('In Polish; formal address or none'),
    sv: value.describe('In Swedish'),
    da: value.describe('In Danish'),
    no: value.describe('In Norwegian (bokmål)'),
  } satisfies Record<Language, Value>);
}

const hasNoDuplicates = (list: readonly string[]): boolean => new Set(list).size === list.length;

/** A word or a short phrase, to find the trade and to recognise its pages. */
const lowerCaseTerm = text(40).refine(
  (term) => term === term.toLowerCase(),
  'must be in lower case',
);

const TradeWords = z.strictObject({
  label: text(30).describe(
    'One business or profession of this trade, shown as “{label} in {place}”',
  ),
  eyebrow: text(40).describe('Above the headline when no place is known; claims nothing'),
  people: text(40).describe('Title of the section of people'),
  services: text(40).describe('Title of the section of services'),
  callToAction: text(30).describe('The buttons in header, opening and banner'),
});
type TradeWords = z.infer<typeof TradeWords>;

const TypicalService = z.strictObject({
  name: text(40).describe('Name of the service'),
  text: text(110).describe(
    'One sentence of 9 to 16 words: what the service is, never how good it is',
  ),
});
type TypicalService = z.infer<typeof TypicalService>;

const setPicture = z
  .string()
  .refine((name) => Object.hasOwn(setPictures, name), 'is no picture of model/set-pictures.ts');
const placePicture = setPicture
  .optional()
  .describe('The picture of the set that stands here until the agency chooses another');

const TradePictures = z.strictObject({
  set: z
    .array(setPicture)
    .min(2, 'needs at least 2 pictures')
    .max(12, 'fits at most 12 pictures')
    .refine(hasNoDuplicates, 'names a picture twice')
    .describe('The pictures that an agency may choose, the best first'),
  opening: placePicture,
  about: placePicture,
  banner: placePicture,
  service1: placePicture,
  service2: placePicture,
  service3: placePicture,
  notFor: z
    .array(lowerCaseTerm)
    .min(1)
    .refine(hasNoDuplicates, 'names a term twice')
    .optional()
    .describe(
      'Words of businesses of the trade that the pictures would misrepresent, as “bbq” beside wine glasses; these show none until the agency chooses one',
    ),
});

/** A trade within an industry: its words in every language, without claims about a business. */
export const Trade = z.strictObject({
  id: slug.describe('The file’s name'),
  industry: z
    .enum(templateIndustries)
    .describe('Its industry, or general when it is none of the ten'),
  fallback: z
    .boolean()
    .default(false)
    .describe('True for the one trade that stands in when only the industry is known'),
  kindOf: slug
    .optional()
    .describe('The trade of which it is a kind: a barber is also a hair salon'),
  broad: z
    .boolean()
    .default(false)
    .describe('True when its label names no trade: above the headline stands the place alone'),
  design: z
    .enum(designs)
    .optional()
    .describe('The design that suits it, where that is another than its industry’s'),
  styles: z
    .strictObject({
      layout: z.enum(layouts).optional().describe('Composition of the pages; else standard'),
      headerStyle: z.enum(headerStyles).optional().describe('The header; else transparent'),
      fontStyle: z.enum(fontStyles).optional().describe('The faces; else modern'),
      heroImageStyle: z
        .enum(heroImageStyles)
        .optional()
        .describe('A photograph (abstract), its drawing or words alone; else a photograph'),
    })
    .default({})
    .describe('How its pages are composed until an agency chooses otherwise'),
  scene: z
    .enum(scenes)
    .optional()
    .describe('The place that the illustrated design draws for it; else a town'),
  drawings: z
    .array(z.enum(serviceDrawings))
    .max(6)
    .refine(hasNoDuplicates, 'names a drawing twice')
    .default([])
    .describe(
      'Above the services in the design for technology, in the order of the typical ones; else those of all trades',
    ),
  types: z
    .array(text(40).regex(/^[A-Z][A-Za-z]+$/u, 'must be a type of schema.org, like HairSalon'))
    .refine(hasNoDuplicates, 'names a type twice')
    .default([])
    .describe('The types of schema.org that name this trade'),
  terms: inEachLanguage(
    z
      .array(lowerCaseTerm)
      .min(4, 'needs at least 4 terms')
      .max(20, 'fits at most 20 terms')
      .refine(hasNoDuplicates, 'names a term twice'),
  ).describe(
    'How websites and people name this trade, the most specific first; none names another trade',
  ),
  words: inEachLanguage(TradeWords).describe('The short words of the trade on a page'),
  about: inEachLanguage(text(260)).describe(
    'One or two sentences that are true of any such business; shown when its own words are not known',
  ),
  services: z
    .array(inEachLanguage(TypicalService))
    .min(5, 'needs at least 5 services')
    .max(8, 'fits at most 8 services')
    .describe('What such a business typically offers, shown until its own services are known'),
  sections: z
    .array(z.enum(movableSections))
    .refine(hasNoDuplicates, 'names a section twice')
    .refine((named) => commonSections.every((id) => named.includes(id)), {
      error: ({ input }) => `lacks ${missingSections(input).join(', ')}, which every trade names`,
    })
    .refine(
      (named) =>
        named.indexOf('banner') > Math.min(named.indexOf('services'), named.indexOf('about')),
      'has its banner before its services and its text about the business',
    )
    .refine(
      (named) => named.filter(isTradeSection).length >= minOwn,
      `needs at least ${minOwn} of ${tradeSections.join(', ')}`,
    )
    .describe(
      `The order of the sections on the home page: all that every trade has, and at least ${minOwn} of ${tradeSections.join(', ')} that suit it`,
    ),
  action: z
    .enum(actionKinds)
    .default('contact')
    .describe('What its button asks for, which the headline of the call to action names'),
  prices: z
    .enum(priceListNames)
    .optional()
    .describe('What its price list is called, where that is not simply prices'),
  pictures: TradePictures.describe('Pictures of `model/set-pictures.ts` that fit the trade'),
  absurd: z
    .array(lowerCaseTerm)
    .min(4, 'needs at least 4 words')
    .max(12, 'fits at most 12 words')
    .refine(hasNoDuplicates, 'names a word twice')
    .describe('Words of other trades, in any language, that must never be on a page of this one'),
});
export type Trade = z.infer<typeof Trade>;
