/**
 * Selects a demo's content: its own, the typical services of its trade, and samples. Decides which
 * sections have any.
 */
import type { ClientLists } from './client-lists.ts';
import type { Item } from './content-rules.ts';
import { chooseDesign, speaksLanguage, type DemoKit } from './demo-kit.ts';
import type { DemoTimes } from './demo-times.ts';
import type { DemoValues } from './demo-values.ts';
import { firstSections, type Design } from './designs.ts';
import { pages, sampleSections, type PagePath, type SectionId } from './sections.ts';
import { textKeys } from './text-keys.ts';

export interface DemoContent {
  readonly services: readonly Item<'services'>[];
  readonly areExamples: boolean;
  /** Sections that show the sample. */
  readonly examples: ReadonlySet<string>;
  /** Undefined where the client has no times, and while their reader is being fetched. */
  readonly times: DemoTimes | undefined;
  /** The client's lists, with samples where the agency switched them on. */
  readonly own: ClientLists;
  /** Whether the only person, a mere name, signs the text about the firm on the home page. */
  readonly isSigned: boolean;
}

export function demoContent(
  demo: DemoValues,
  kit: DemoKit,
  times: DemoTimes | undefined,
): DemoContent {
  const { lists } = demo;
  const { trade, industry } = kit;
  const examples = new Set<string>();
  const own: Record<string, unknown> = { ...lists };
  for (const section of sampleSections) {
    const samples = industry.samples[section];
    if (
      lists[section] !== undefined ||
      lists.samples?.includes(section) !== true ||
      samples.length === 0
    )
      continue;
    own[section] = samples;
    examples.add(section);
  }
  const services = lists.services ?? (speaksLanguage(lists) ? trade.typical : []);
  return {
    services,
    areExamples: !lists.services && services.length > 0,
    examples,
    own,
    // A single name is no section.
    isSigned:
      lists.people?.length === 1 &&
      !lists.people[0]?.bio &&
      !lists.pictures?.['person1'] &&
      lists.sections?.['/']?.hidden?.includes('about') !== true,
    times,
  };
}

/** So many names without a text stand among services with one; more are an index below them. */
const maxBareServices = 2;

/** Which services stand in the index of names: those without a text and without a picture. */
export function findIndexed(
  services: DemoContent['services'],
  hasPicture: (index: number) => boolean,
): readonly boolean[] {
  const isBare = services.map(({ text }, index) => !text && !hasPicture(index));
  const count = isBare.filter(Boolean).length;
  const areAmong = count <= maxBareServices && count < services.length;
  return isBare.map((bare) => bare && !areAmong);
}

const aboutKeys = Object.keys(textKeys).filter(
  (key) => key.startsWith('about.') && key !== 'about.heading',
);

/** Whether a section has content; the gallery's pictures are checked elsewhere. */
export function hasContent(
  id: Exclude<SectionId, 'gallery'>,
  content: DemoContent,
  texts: Readonly<Record<string, string>>,
): boolean {
  const { own, services, times } = content;
  switch (id) {
    case 'about':
      return aboutKeys.some((key) => (texts[key] ?? '') !== '');
    case 'services':
      return services.length > 0;
    case 'hours':
      return times?.hours !== undefined;
    case 'events':
      return (times?.events.items.length ?? 0) > 0;
    case 'prices':
      return own.priceList !== undefined;
    case 'faq':
      return own.faqs !== undefined;
    case 'people':
      return own.people !== undefined && !(content.isSigned && hasContent('about', content, texts));
    case 'figures':
    case 'testimonials':
    case 'areas':
    case 'brands':
    case 'products':
    case 'rooms':
    case 'timetable':
    case 'projects':
    case 'emergency':
    case 'download':
    case 'articles':
    case 'today':
      return own[id] !== undefined;
    case 'hero':
    case 'banner':
    case 'contact':
      return true;
  }
}

/**
 * The trade's order in a design. Some designs have sections of their own directly below the
 * opening, or below its emergency number.
 */
function orderIn(design: Design, order: readonly SectionId[]): readonly SectionId[] {
  const first = firstSections(design);
  const ofTrade = order.filter((id) => first.includes(id));
  const strip = order[0] === 'emergency' ? 1 : 0;
  return order
    .filter((id) => !first.includes(id))
    .toSpliced(strip, 0, ...new Set([...ofTrade, ...first]));
}

/**
 * The order of a page's sections: the agency's, else the trade's. Sections that neither names keep
 * their default place.
 */
export function sectionOrder(page: PagePath, demo: DemoValues, kit: DemoKit): readonly SectionId[] {
  const known: readonly SectionId[] = pages[page].sections;
  const chosen = demo.lists.sections?.[page]?.order;
  const ofTrade = page === '/' ? orderIn(chooseDesign(demo, kit), kit.trade.order) : [];
  const ids = chosen ?? ofTrade;
  const movable: readonly SectionId[] = known.filter((id) => id !== 'hero' && id !== 'contact');
  const named = ids.filter((id) => movable.includes(id));
  const rest = movable.filter((id) => !named.includes(id));
  // "Their site today" belongs to no trade; it stands before the closing banner.
  const banner = named.indexOf('banner');
  const order = chosen || banner < 0 ? [...named, ...rest] : named.toSpliced(banner, 0, ...rest);
  return [
    ...known.filter((id) => id === 'hero'),
    ...order,
    ...known.filter((id) => id === 'contact'),
  ];
}
