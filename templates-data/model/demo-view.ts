/**
 * What a page of a demo shows: every text, attribute and list item by name, and the sections in their order. The service writes
 * it into HTML, the browser and the studio's preview into the DOM; both know nothing of demos but these names.
 */
import { hostOf, isLongQuote, type ClientLists } from './client-lists.ts';
import type { Item } from './content-rules.ts';
import type { DemoKit } from './demo-kit.ts';
import { picturesIn, type PictureValues } from './demo-pictures.ts';
import { isIndustry } from './industries.ts';
import { initialsOf, picturesAt, placesOf, type PageContext } from './places.ts';
import { canHide, pagePaths, pages, sampleSections, sections, type PagePath, type SectionId } from './sections.ts';
import { hasVietnamese } from './show-text.ts';
import type { Overrides } from './slots.ts';
import { textKeys } from './text-keys.ts';

export type ViewItem = Readonly<Record<string, string>>;

export interface DemoView {
  /** Texts and attribute values; what is empty is not shown. */
  readonly texts: Readonly<Record<string, string>>;
  readonly lists: Readonly<Record<string, readonly ViewItem[]>>;
  /** The sections of the page, in order. */
  readonly sections: readonly SectionId[];
  /** The pages that the demo has. */
  readonly pages: readonly PagePath[];
}

/** A demo's own values. */
export interface DemoValues {
  readonly overrides: Overrides;
  readonly lists: ClientLists;
}

export interface ViewContext extends PageContext {
  readonly page: PagePath | '/not-found';
  /** Where the demo's own links lead, without a slash at the end. */
  readonly base: string;
}

/** Replaces `{name}` and the like. A placeholder without a value makes the text empty: half a sentence is not shown. */
function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  const placeholder = /\{(\w+)\}/gu;
  const valueOf = (name = ''): string => values[name] ?? '';
  if ([...text.matchAll(placeholder)].some(([, name]) => valueOf(name) === '')) return '';
  return text.replace(placeholder, (_, name: string) => valueOf(name));
}

/** The town of a postal address where its form says which part it is; empty where it does not. */
export function localityOf(address: string): string {
  const lines = address.split(/\n|,/u).map((line) => line.trim()).filter((line) => line !== '');
  for (const [index, line] of lines.entries()) {
    // "10115 Berlin", "75004 Paris", "1012 AB Amsterdam", "1000-001 Lisboa"
    const after = /^(?:[A-Z]{1,2}-)?(?:\d{4}\s?[A-Z]{2}|\d{4}-\d{3}|\d{4,5})\s+(\p{Lu}[\p{L}.'’ -]{1,40})$/u.exec(line)?.[1];
    if (after !== undefined && index > 0) return after.trim();
    // The line before "IL 62701", "ON M5V 2T6", "NSW 2000"
    const next = lines[index + 1] ?? '';
    if (index > 0 && /^[A-Z]{2,3}\s+(?:\d{4,5}(?:-\d{4})?|[A-Z]\d[A-Z]\s?\d[A-Z]\d)$/u.test(next) && /^\p{Lu}[\p{L}.'’ -]+$/u.test(line))
      return line;
    // "Leeds LS1 4AP"
    const british = /^(\p{Lu}[\p{L}.'’ -]+?)\s+[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}$/u.exec(line)?.[1];
    if (british !== undefined && index > 0) return british;
  }
  return '';
}

interface Content {
  readonly services: readonly Item<'services'>[];
  readonly areExamples: boolean;
  /** Sections that show the sample's content. */
  readonly examples: ReadonlySet<string>;
}

function contentOf({ lists }: DemoValues, { trade, industry }: DemoKit): Content & { readonly own: ClientLists } {
  const examples = new Set<string>();
  const own: Record<string, unknown> = { ...lists };
  for (const section of sampleSections) {
    const samples = industry.samples[section];
    if (lists[section] !== undefined || lists.samples?.includes(section) !== true || samples.length === 0) continue;
    own[section] = samples;
    examples.add(section);
  }
  const services = lists.services ?? trade.typical;
  return { services, areExamples: !lists.services && services.length > 0, examples, own };
}

/** Whether a section has anything to show. */
function hasContent(id: SectionId, { own, services }: ReturnType<typeof contentOf>, texts: Readonly<Record<string, string>>): boolean {
  const hasText = (...keys: readonly string[]): boolean => keys.some((key) => (texts[key] ?? '') !== '');
  switch (id) {
    case 'about':
      return hasText('about.text', 'about.text2', 'about.badge1', 'about.principle1');
    case 'services':
      return services.length > 0;
    case 'gallery':
      return Object.keys(own.pictures ?? {}).some((place) => place.startsWith('gallery'));
    case 'prices':
      return own.priceList !== undefined;
    case 'faq':
      return own.faqs !== undefined;
    case 'figures':
    case 'people':
    case 'testimonials':
    case 'areas':
    case 'articles':
    case 'today':
      return own[id] !== undefined;
    case 'hero':
    case 'banner':
    case 'contact':
      return true;
  }
}

/** The order in which a page shows sections: the agency's, else the trade's; what neither names stays in its usual place. */
export function sectionOrder(page: PagePath, { lists }: DemoValues, { trade }: DemoKit): readonly SectionId[] {
  const known: readonly SectionId[] = pages[page].sections;
  const chosen = lists.sections?.[page]?.order;
  const wanted = chosen ?? (page === '/' ? trade.order : []);
  const movable: readonly SectionId[] = known.filter((id) => id !== 'hero' && id !== 'contact');
  const named = wanted.filter((id) => movable.includes(id));
  const rest = movable.filter((id) => !named.includes(id));
  // "Their site today" is not a trade's: it stands before the closing banner.
  const banner = named.indexOf('banner');
  const order = chosen || banner < 0 ? [...named, ...rest] : named.toSpliced(banner, 0, ...rest);
  return [...known.filter((id) => id === 'hero'), ...order, ...known.filter((id) => id === 'contact')];
}

const networkNames: Readonly<Record<string, string>> = {
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  whatsapp: 'WhatsApp',
  github: 'GitHub',
  xing: 'XING',
  twitter: 'X',
};

function networkName(network: string): string {
  return networkNames[network.toLowerCase()] ?? network.charAt(0).toUpperCase() + network.slice(1);
}

/** The day of a moment in the language of the page, in UTC. */
function dayOf(at: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at));
}

function itemsOf(
  content: ReturnType<typeof contentOf>,
  pictures: PictureValues,
  texts: Readonly<Record<string, string>>,
  { words, language }: DemoKit,
): Readonly<Record<string, readonly ViewItem[]>> {
  const { own, services, examples } = content;
  const numbered = <T extends ViewItem>(items: readonly T[], path: string): readonly (T & ViewItem)[] =>
    items.map((item, index) => ({ ...item, path: `${path}.${index}`, n: String(index + 1) }));
  const quotes = own.testimonials ?? [];
  let group = '';
  return {
    services: numbered(services, 'services').map((item, index) => ({
      ...item,
      ...pictures.at(`service${index + 1}`),
      link: texts['services.link'] ?? '',
      about: fillIn(words['aria.about'] ?? '', { name: item.name }),
    })),
    topics: services.map(({ name }) => ({ name })),
    people: numbered(own.people ?? [], 'people').map((item, index) => ({
      ...item,
      initials: initialsOf(item.name),
      ...pictures.at(`person${index + 1}`),
    })),
    testimonials: numbered(quotes, 'testimonials').map((item, index) => ({
      ...item,
      host: item.source === '' ? '' : hostOf(item.source),
      by: item.author + item.source,
      long: isLongQuote(item.quote) ? 'yes' : '',
      current: index === 0 ? 'yes' : '',
      isCurrent: String(index === 0),
      of: fillIn(words['slider.of'] ?? '', { n: String(index + 1), count: String(quotes.length) }),
      dot: fillIn(words['slider.one'] ?? '', { n: String(index + 1) }),
    })),
    figures: numbered(own.figures ?? [], 'figures'),
    socials: (own.socials ?? []).map(({ network, url }) => ({ name: networkName(network), url })),
    faqs: numbered(own.faqs ?? [], 'faqs'),
    articles: numbered(own.articles ?? [], 'articles').map((item) => ({
      ...item,
      // A sample's article leads nowhere.
      url: examples.has('articles') ? '' : item.url,
    })),
    prices: numbered(own.priceList ?? [], 'priceList').map((item) => {
      const isNew = item.group !== group;
      group = item.group;
      return { ...item, group: isNew ? item.group : '' };
    }),
    areas: numbered(own.areas ?? [], 'areas'),
    brands: numbered(own.brands ?? [], 'brands'),
    gallery: pictures.gallery,
    today: (own.today ?? []).map(({ sentence, source, at }) => ({
      sentence,
      source,
      host: hostOf(source),
      date: at.slice(0, 10),
      day: dayOf(at, language),
    })),
  };
}

/** The words of the shell with what the agency replaced. */
function wordsOf(
  { overrides, lists }: DemoValues,
  { words, trade }: DemoKit,
): Readonly<Record<string, string>> {
  const name = overrides.businessName ?? '';
  const industry = overrides.industry ?? '';
  // An industry in the agency's own words is the trade's name.
  const label = industry !== '' && !isIndustry(industry) && industry !== 'general' ? industry : trade.label;
  const place = lists.locality ?? localityOf(overrides.address ?? '');
  const year = lists.founded ?? '';
  const values = { name, place, year, trade: label, host: hostOf(lists.sourceUrl ?? '') };
  const call = overrides.callToAction || trade.callToAction;
  const hasOwnWords = (overrides.description ?? '') !== '';
  const derived: Readonly<Record<string, string>> = {
    'header.services': trade.services,
    'header.people': trade.people,
    'hero.eyebrow': fillIn(words['eyebrow.place'] ?? '', values) || (label === trade.label ? trade.eyebrow : label),
    'hero.lead': overrides.description ?? '',
    'hero.action': call,
    'about.text': trade.about,
    'about.founded': fillIn(words['eyebrow.founded'] ?? '', values),
    'services.title': trade.services,
    'people.title': trade.people,
    'banner.action': call,
  };
  const texts: Record<string, string> = {};
  for (const key of Object.keys(textKeys)) {
    const replaced = lists.texts?.[key];
    texts[key] = replaced === undefined ? fillIn(derived[key] ?? words[key] ?? '', values) : (replaced ?? '');
  }
  for (const [key, text] of Object.entries(words)) texts[key] ??= fillIn(text, values);
  texts['about.isOwn'] = hasOwnWords ? 'yes' : '';
  return texts;
}

/** What a demo says of itself at its foot: that it is a concept, and what on it is not the client's. */
function noteOf(texts: Readonly<Record<string, string>>, { areExamples, examples }: Content, showsTheirs: boolean): string {
  return [
    texts['note.concept'],
    areExamples ? texts['note.services'] : '',
    examples.size > 0 ? texts['note.examples'] : '',
    showsTheirs ? texts['note.picture'] : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** The titles of the pages in the browser's tab, and of their headlines. */
function titleOf(page: ViewContext['page'], texts: Readonly<Record<string, string>>): string {
  const keys: Readonly<Record<string, string>> = {
    '/services': 'services.title',
    '/team': 'people.title',
    '/about': 'about.heading',
    '/faq': 'faq.heading',
    '/articles': 'articles.heading',
    '/contact': 'contact.heading',
    '/privacy-policy': 'privacy.title',
    '/not-found': 'missing.title',
  };
  return texts[keys[page] ?? ''] ?? '';
}

/** The words that an island fills in by itself: `{name}` is a field's there, `{n}` a position. */
function islandWords({ words }: DemoKit, prefix: string): string {
  return JSON.stringify(Object.fromEntries(Object.entries(words).filter(([key]) => key.startsWith(prefix))));
}

/** What a demo wears until the agency chooses otherwise; style sheets name each of these. */
function compositionOf(overrides: Overrides): Record<string, string> {
  return {
    layout: overrides.layout || 'standard',
    'header-style': overrides.headerStyle || 'transparent',
    'font-style': overrides.fontStyle || 'modern',
    'hero-image': overrides.heroImageStyle || 'abstract',
    'form-position': overrides.contactFormPosition || 'footer',
  };
}

/** Everything a page of a demo shows. */
export function demoView(demo: DemoValues, kit: DemoKit, context: ViewContext): DemoView {
  const { overrides, lists } = demo;
  const shownName = overrides.businessName ?? '';
  const words = wordsOf(demo, kit);
  const content = contentOf(demo, kit);
  const places = placesOf(overrides, context);
  const pictures = picturesIn(demo, kit, picturesAt(context));
  const isShownOn = (page: PagePath, id: SectionId): boolean =>
    hasContent(id, content, words) &&
    (!sections[id].movable || lists.sections?.[page]?.hidden?.includes(id) !== true);
  const has = (id: SectionId): boolean => isShownOn('/', id);
  const ownSection: Readonly<Partial<Record<PagePath, SectionId>>> = {
    '/services': 'services',
    '/team': 'people',
    '/about': 'about',
    '/faq': 'faq',
    '/articles': 'articles',
  };
  const shownPages = pagePaths.filter((page) => {
    const section = ownSection[page];
    if (canHide(page) && lists.hiddenPages?.includes(page) === true) return false;
    return section === undefined || isShownOn(page, section);
  });
  const page = context.page;
  const shown = page === '/not-found' ? [] : sectionOrder(page, demo, kit).filter((id) => isShownOn(page, id));
  const home = page === '/';
  /** Where a link to a subject leads: its page, else its section, else nowhere. */
  const wayTo = (path: PagePath, id: SectionId): string => {
    if (shownPages.includes(path)) return `${context.base}${path}`;
    return has(id) ? `${home ? '' : `${context.base}/`}#${id}` : '';
  };
  const contact = shownPages.includes('/contact') && !home ? `${context.base}/contact` : home ? '#contact' : `${context.base}/#contact`;
  const booking = lists.booking;
  const title = titleOf(page, words);
  const clientLanguage = lists.language ?? '';
  const texts: Record<string, string> = {
    ...places,
    ...words,
    ...pictures.texts,
    ...compositionOf(overrides),
    // A design whose opening is a photograph opens on its lines where there is none.
    'hero-lines': pictures.texts['opening.src'] === '' && overrides.heroImageStyle !== 'none' ? 'pattern' : compositionOf(overrides)['hero-image'] ?? '',
    name: shownName,
    language: kit.language,
    'content-language': clientLanguage === kit.language ? '' : clientLanguage,
    'page-title': home || title === '' ? places['page-title'] : `${title} | ${shownName}`,
    'page-heading': title,
    'concept-note': context.demoId === '' ? '' : noteOf(words, content, pictures.showsTheirs),
    'form-words': islandWords(kit, 'form.'),
    'slider-words': islandWords(kit, 'slider.'),
    'href.home': home ? '#home' : `${context.base}/`,
    'href.services': wayTo('/services', 'services'),
    'href.people': wayTo('/team', 'people'),
    'href.about': wayTo('/about', 'about'),
    'href.faq': wayTo('/faq', 'faq'),
    'href.articles': wayTo('/articles', 'articles'),
    'href.contact': contact,
    'href.privacy': `${context.base}/privacy-policy`,
    'href.booking': booking?.url ?? contact,
    'href.more': home && has('services') ? '#services' : '',
    'hero.action': booking && booking.label !== '' && lists.texts?.['hero.action'] === undefined ? booking.label : (words['hero.action'] ?? ''),
    'hero.next': shown[1] === undefined ? '' : `#${shown[1]}`,
    'hero.isOwnTab': booking ? '_blank' : '',
    'slider.rotationAfter': ` ${words['slider.rotation'] ?? ''}`,
    'testimonials.many': (content.own.testimonials?.length ?? 0) > 1 ? 'yes' : '',
    ...Object.fromEntries([...content.examples].map((id) => [`${id}.sample`, 'yes'])),
    'href.team': shownPages.includes('/team') && content.own.people !== undefined && content.own.people.length > 4 ? `${context.base}/team` : '',
    'href.allQuestions': home && shownPages.includes('/faq') && (content.own.faqs?.length ?? 0) > 5 ? `${context.base}/faq` : '',
    ...Object.fromEntries(shown.map((id) => [`shows.${id}`, 'yes'])),
  };
  if (hasVietnamese(JSON.stringify([overrides, { ...lists, logo: undefined, opening: undefined, pictures: undefined }])))
    texts['has.vietnamese'] = 'yes';
  return { texts, lists: itemsOf(content, pictures, texts, kit), sections: shown, pages: shownPages };
}

/** Whether a path below a demo's address is one of its pages. */
export function hasPage(view: DemoView, path: string): boolean {
  return view.pages.some((page) => page === path);
}
