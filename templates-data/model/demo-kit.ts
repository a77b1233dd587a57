/**
 * What a demo is filled from besides its own values: the trade's words in one language, and what
 * its industry brings.
 */
import type { ClientLists } from './client-lists.ts';
import type { Item } from './content-rules.ts';
import type { DemoValues } from './demo-values.ts';
import { type TemplateIndustry, industryRule, templateOf } from './industries.ts';
import { isLanguage, type Language } from './languages.ts';
import type { Scene } from './scenes.ts';
import type { ServiceIcon } from './service-icons.ts';
import type { SampleSection, SectionId } from './sections.ts';
import { styleSlots, type Overrides, type StyleSlot } from './slots.ts';
import type { Design } from './designs.ts';
import type { PriceListName } from './trade.ts';

/** A trade in one language. */
export interface TradeKit {
  readonly id: string;
  readonly industry: string;
  readonly label: string;
  /** What stands above the headline where the place is not known. */
  readonly eyebrow: string;
  readonly people: string;
  readonly services: string;
  readonly callToAction: string;
  /** Neutral words for a client whose own are not known. */
  readonly about: string;
  /** Typical services; empty for trades without. */
  readonly typical: readonly Item<'services'>[];
  /** Order of the home page's movable sections. */
  readonly order: readonly SectionId[];
  /** What its price list is called, where that is not simply prices. */
  readonly prices?: PriceListName | undefined;
  /** The design that suits it. */
  readonly design: Design;
  /** How its pages are composed. */
  readonly styles: Readonly<Partial<Record<StyleSlot, string>>>;
  /** What the illustrated design draws for it. */
  readonly scene: Scene;
  /** Above services whose names lead to no other icon. */
  readonly icon?: ServiceIcon | undefined;
  /** Names of the pictures that an agency may choose for it, the best first. */
  readonly pictures: readonly string[];
  /** Which of them stands in a place until the agency chooses another. */
  readonly places: Readonly<Record<string, string>>;
}

/** A line drawing. Sizes in pixels. */
export interface DrawingFile {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** A picture of an industry's set, in all its files. Sizes in pixels. */
export interface SetPictureFiles {
  readonly label: string;
  readonly src: string;
  readonly srcset: string;
  readonly avif: string;
  readonly width: number;
  readonly height: number;
  /** A wood engraving: black lines on white. */
  readonly isPlate: boolean;
  /**
   * Whether it stands beside the words of the opening in designs that can show it so: a plate, or a
   * room about as tall as wide.
   */
  readonly isBeside: boolean;
  /** The things of a plate in a few lines, without the room around them. */
  readonly drawing?: DrawingFile | undefined;
}

export interface IndustryKit {
  readonly id: string;
  /** The pictures of all its trades, by name. */
  readonly pictures: Readonly<Record<string, SetPictureFiles>>;
  /**
   * In lines, for layouts without photographs of trades that have no drawing of their own; `isOwn`
   * is false for lines that say nothing of the industry.
   */
  readonly drawing: DrawingFile & { readonly name: string; readonly isOwn: boolean };
  /** The file that holds the icons of services, each by its name. */
  readonly icons: string;
  /** Content of an invented business, for sections that the agency switches on as an example. */
  readonly samples: {
    readonly people: readonly Item<'people'>[];
    readonly testimonials: readonly Item<'testimonials'>[];
    readonly figures: readonly Item<'figures'>[];
    readonly articles: readonly Item<'articles'>[];
  } & Readonly<Record<SampleSection, readonly Readonly<Record<string, string>>[]>>;
}

/** An industry that brings nothing: what a build without kits has. */
export const emptyIndustry: IndustryKit = {
  id: 'general',
  pictures: {},
  drawing: { name: '', src: '', width: 0, height: 0, isOwn: false },
  icons: '',
  samples: { people: [], testimonials: [], figures: [], articles: [] },
};

/** Everything that a demo is filled from. */
export interface DemoKit {
  /** Language of `words` and `trade`. */
  readonly language: Language;
  readonly words: Readonly<Record<string, string>>;
  readonly trade: TradeKit;
  readonly industry: IndustryKit;
}

interface KitNames {
  readonly industry: TemplateIndustry;
  /** The client's language where the words of the shell exist in it, else English. */
  readonly language: Language;
  /** The trade that the demo names, which may be of another industry or none of the registry. */
  readonly trade: string | undefined;
}

/** The design that a demo wears: the agency's choice, else the one that suits its trade. */
export function designOf({ lists }: DemoValues, { trade }: DemoKit): Design {
  return lists.design ?? trade.design;
}

/** A demo with its trade's composition wherever the agency chose none. */
export function withTradeStyles({ overrides, lists }: DemoValues, { trade }: DemoKit): DemoValues {
  const styles = styleSlots.map((name) => [name, overrides[name] || trade.styles[name]] as const);
  const known = styles.filter(([, style]) => style !== undefined);
  return { overrides: { ...overrides, ...Object.fromEntries(known) }, lists };
}

/**
 * The design that a demo wears as far as that is known without its trade: addresses of static hosts
 * are made of it.
 */
export function likelyDesign(
  { industry }: Pick<Overrides, 'industry'>,
  lists?: ClientLists,
): Design {
  return lists?.design ?? industryRule(templateOf(industry)).design;
}

/** Which kit a demo is filled from. */
export function kitNames({ overrides, lists }: DemoValues): KitNames {
  const { language = 'en', trade } = lists;
  return {
    industry: templateOf(overrides.industry),
    language: isLanguage(language) ? language : 'en',
    trade,
  };
}
