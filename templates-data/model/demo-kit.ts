/**
 * The kit of a demo: all that it is filled from besides its own values, that is the trade's words
 * in one language, and the industry's pictures and samples.
 */
import type { ActionKind } from './action-kinds.ts';
import type { ClientLists } from './client-lists.ts';
import type { Item } from './content-rules.ts';
import type { DemoValues } from './demo-values.ts';
import { type TemplateIndustry, industryRule, templateIndustry } from './industries.ts';
import {
  demoLanguage,
  pageLanguages,
  translatedLanguage,
  type Language,
  type PageLanguage,
} from './languages.ts';
import type { Scene } from './scenes.ts';
import type { ServiceDrawing } from './service-drawings.ts';
import type { SampleSection, SectionId } from './sections.ts';
import { styleSlots, type Overrides, type StyleSlot } from './slots.ts';
import type { Design } from './designs.ts';
import type { PriceListName } from './trade.ts';

/** The part of a trade that a demo needs, in one language. */
export interface TradeKit {
  readonly id: string;
  readonly industry: string;
  readonly label: string;
  /** Whether the label names no trade, as that of `business` does. */
  readonly broad?: true;
  /** The line above the headline when the place is not known. */
  readonly eyebrow: string;
  readonly people: string;
  readonly services: string;
  readonly callToAction: string;
  /** What its button asks for. */
  readonly action: ActionKind;
  /** Neutral words in place of a client's own. */
  readonly about: string;
  /** Typical services; empty for some trades. */
  readonly typical: readonly Item<'services'>[];
  /** Order of the home page's movable sections. */
  readonly order: readonly SectionId[];
  /** The title of its price list, if it is not just "Prices". */
  readonly prices?: PriceListName | undefined;
  /** The design of its demos. */
  readonly design: Design;
  /** How its pages are composed. */
  readonly styles: Readonly<Partial<Record<StyleSlot, string>>>;
  /** The scene that the illustrated design draws for it. */
  readonly scene: Scene;
  /** What stands on its footer in that design; empty for a street. */
  readonly edge: string;
  /** Its drawings of services, in the order of the typical ones; empty for those of all trades. */
  readonly drawings: readonly ServiceDrawing[];
  /** Names of the pictures that an agency may choose for it, the best first. */
  readonly pictures: readonly string[];
  /** The default picture of each place. */
  readonly places: Readonly<Record<string, string>>;
}

/** A line drawing. Sizes in pixels. */
export interface DrawingFile {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** A picture of an industry's set, with its files. Sizes in pixels. */
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
   * Whether some designs show it beside the opening's words: a plate, or an interior about as tall
   * as wide.
   */
  readonly isBeside: boolean;
  /** The objects of a plate as a line drawing, without the room. */
  readonly drawing?: DrawingFile | undefined;
}

export interface IndustryKit {
  readonly id: string;
  /** The pictures of all its trades, by name. */
  readonly pictures: Readonly<Record<string, SetPictureFiles>>;
  /**
   * A line drawing for layouts without photographs, for trades without their own. `isOwn` is false
   * for lines that do not show the industry.
   */
  readonly drawing: DrawingFile & { readonly name: string; readonly isOwn: boolean };
  /** The file that holds the icons of services, each by its name. */
  readonly icons: string;
  /** The address of each drawing of services, by its name. */
  readonly drawings: Readonly<Record<string, string>>;
  /** Content of an invented business, for sections that the agency switches on as an example. */
  readonly samples: {
    readonly people: readonly Item<'people'>[];
    readonly testimonials: readonly Item<'testimonials'>[];
    readonly figures: readonly Item<'figures'>[];
    readonly articles: readonly Item<'articles'>[];
  } & Readonly<Record<SampleSection, readonly Readonly<Record<string, string>>[]>>;
}

/** The industry of a build without kits. */
export const emptyIndustry: IndustryKit = {
  id: 'general',
  pictures: {},
  drawing: { name: '', src: '', width: 0, height: 0, isOwn: false },
  icons: '',
  drawings: {},
  samples: { people: [], testimonials: [], figures: [], articles: [] },
};

/** All data besides a demo's own that its pages are made of. */
export interface DemoKit {
  /** Language of `words`, and of `trade` if that has it. */
  readonly language: Language | PageLanguage;
  readonly words: Readonly<Record<string, string>>;
  readonly trade: TradeKit;
  readonly industry: IndustryKit;
}

interface KitNames {
  readonly industry: TemplateIndustry;
  /** The client's language if the shell is translated into it, else English. */
  readonly language: Language;
  /** The language of the words around the demo, which may be one without words of trades. */
  readonly words: Language | PageLanguage;
  /** The trade that the demo names; it may be unknown, or belong to another industry. */
  readonly trade: string | undefined;
}

/** The design of a demo: the agency's choice, else its trade's. */
export function chooseDesign({ lists }: DemoValues, { trade }: DemoKit): Design {
  return lists.design ?? trade.design;
}

/** A demo with its trade's composition wherever the agency chose none. */
export function withTradeStyles({ overrides, lists }: DemoValues, { trade }: DemoKit): DemoValues {
  const styles = styleSlots.map((name) => [name, overrides[name] || trade.styles[name]] as const);
  const known = styles.filter(([, style]) => style !== undefined);
  return { overrides: { ...overrides, ...Object.fromEntries(known) }, lists };
}

/**
 * The design of a demo without knowledge of its trade, which addresses on static hosts are made of.
 */
export function likelyDesign(
  { industry }: Pick<Overrides, 'industry'>,
  lists?: ClientLists,
): Design {
  return lists?.design ?? industryRule(templateIndustry(industry)).design;
}

/**
 * Whether the kit's words are in the client's language. If they are in another one, whole sentences
 * are left out, because they would mix two languages on a page.
 */
export function speaksLanguage({ language }: ClientLists): boolean {
  return language === undefined || translatedLanguage(language) !== undefined;
}

/** The kit that a demo needs. */
export function kitNames({ overrides, lists }: DemoValues): KitNames {
  const { language, trade } = lists;
  return {
    industry: templateIndustry(overrides.industry),
    language: demoLanguage(language),
    words: pageLanguages.find((one) => one === language) ?? demoLanguage(language),
    trade,
  };
}
