/**
 * What a page of a demo shows: every text, attribute and list item by name, and the sections in
 * their order. The service writes it into HTML, the browser and the studio's preview into the DOM;
 * both know nothing of demos but these names.
 */
import { hostOf } from './web-address.ts';
import { demoContent, hasContent, sectionOrder, type DemoContent } from './demo-content.ts';
import { demoItems, type ViewItem } from './demo-items.ts';
import type { HoursView } from './demo-hours.ts';
import type { DemoKit } from './demo-kit.ts';
import { labelTexts, type DemoMaker } from './demo-label.ts';
import { picturesIn } from './demo-pictures.ts';
import type { DemoValues } from './demo-values.ts';
import { demoWords } from './demo-words.ts';
import { nameFit } from './name-fit.ts';
import { picturesAt, placesOf, type PageContext } from './places.ts';
import { telephoneAddress } from './phone.ts';
import { canHide, pagePaths, sections, type PagePath, type SectionId } from './sections.ts';
import { hasVietnamese } from './show-text.ts';
import type { Overrides } from './slots.ts';

export interface DemoView {
  /** Texts and attribute values; what is empty is not shown. */
  readonly texts: Readonly<Record<string, string>>;
  readonly lists: Readonly<Record<string, readonly ViewItem[]>>;
  /** The sections of the page, in order. */
  readonly sections: readonly SectionId[];
  /** The pages that the demo has. */
  readonly pages: readonly PagePath[];
  /** Focal points of pictures, as custom properties of the root: `--focus-opening` is `40% 30%`. */
  readonly focus: Readonly<Record<string, string>>;
}

export interface ViewContext extends PageContext {
  readonly page: PagePath | '/not-found';
  /** Where the demo's own links lead, without a slash at the end. */
  readonly base: string;
  /** The agency that made it; undefined for a demo that only a browser keeps. */
  readonly maker?: DemoMaker | undefined;
}

/**
 * What a demo says of itself at its foot: that it is a concept, and what on it is not the client's.
 */
function demoNote(
  texts: Readonly<Record<string, string>>,
  { areExamples, examples }: DemoContent,
  showsTheirs: boolean,
): string {
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
function pageTitle(page: ViewContext['page'], texts: Readonly<Record<string, string>>): string {
  const keys: Readonly<Record<string, string>> = {
    '/services': 'services.title',
    '/team': 'people.title',
    '/about': 'about.heading',
    '/faq': 'faq.heading',
    '/articles': 'articles.heading',
    '/contact': 'contact.heading',
    '/privacy-policy': 'privacy.title',
    '/about-this-page': 'concept.title',
    '/not-found': 'missing.title',
  };
  return texts[keys[page] ?? ''] ?? '';
}

/** The words that an island fills in by itself: `{name}` is a field's there, `{n}` a position. */
function islandWords({ words }: DemoKit, prefix: string): string {
  return JSON.stringify(
    Object.fromEntries(Object.entries(words).filter(([key]) => key.startsWith(prefix))),
  );
}

/** What a demo wears until the agency chooses otherwise; style sheets name each of these. */
function styleTexts(overrides: Overrides, hasOpening: boolean): Record<string, string> {
  const hero = overrides.heroImageStyle || 'abstract';
  const layout = overrides.layout || 'standard';
  return {
    layout,
    // A condition for style sheets that only one layout needs.
    [`layout.${layout}`]: 'yes',
    'header-style': overrides.headerStyle || 'transparent',
    'font-style': overrides.fontStyle || 'modern',
    'hero-image': hero,
    // A design whose opening is a photograph opens on its lines where there is none.
    'hero-lines': !hasOpening && hero !== 'none' ? 'pattern' : hero,
    'form-position': overrides.contactFormPosition || 'footer',
  };
}

/**
 * Everything a page of a demo shows. `hours` is what `demoHours` reads; it is passed in because its
 * reader is large, and the studio fetches it only for a client with hours.
 */
export function demoView(
  demo: DemoValues,
  kit: DemoKit,
  context: ViewContext,
  hours: HoursView | undefined,
): DemoView {
  const { overrides, lists } = demo;
  const shownName = overrides.businessName ?? '';
  const words = demoWords(demo, kit);
  const content = demoContent(demo, kit, hours);
  const places = placesOf(overrides, context);
  const pictures = picturesIn(demo, kit, picturesAt(context));
  const isShownOn = (page: PagePath, id: SectionId): boolean =>
    (id === 'gallery' ? pictures.gallery.length > 0 : hasContent(id, content, words)) &&
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
  const shown =
    page === '/not-found' ? [] : sectionOrder(page, demo, kit).filter((id) => isShownOn(page, id));
  const home = page === '/';
  /** Where a link to a subject leads: its page, else its section, else nowhere. */
  const wayTo = (path: PagePath, id: SectionId): string => {
    if (shownPages.includes(path)) return `${context.base}${path}`;
    return has(id) ? `${home ? '' : `${context.base}/`}#${id}` : '';
  };
  const contact =
    shownPages.includes('/contact') && !home
      ? `${context.base}/contact`
      : home
        ? '#contact'
        : `${context.base}/#contact`;
  const booking = lists.booking;
  const title = pageTitle(page, words);
  const clientLanguage = lists.language ?? '';
  /** The client's words, unless the agency replaced them by the text of this key. */
  const ownOr = (own: string | undefined, key: string): string =>
    lists.texts?.[key] === undefined && own ? own : (words[key] ?? '');
  const hasPictures = (content.own.products ?? []).some(
    (_, index) => (pictures.at(`product${index + 1}`)['src'] ?? '') !== '',
  );
  const texts: Record<string, string> = {
    ...places,
    ...words,
    ...pictures.texts,
    ...styleTexts(overrides, pictures.texts['opening.src'] !== ''),
    name: shownName,
    'name-fit': nameFit(shownName),
    industry: kit.industry.id,
    [`scene.${kit.trade.scene}`]: 'yes',
    [`icons.${kit.trade.icons}`]: 'yes',
    language: kit.language,
    'content-language': clientLanguage === kit.language ? '' : clientLanguage,
    'page-title': home || title === '' ? places['page-title'] : `${title} | ${shownName}`,
    'page-heading': title,
    'concept-note': context.demoId === '' ? '' : demoNote(words, content, pictures.showsTheirs),
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
    'hero.action':
      booking && booking.label !== '' && lists.texts?.['hero.action'] === undefined
        ? booking.label
        : (words['hero.action'] ?? ''),
    'hero.next': shown[1] === undefined ? '' : `#${shown[1]}`,
    'hero.isOwnTab': booking ? '_blank' : '',
    'emergency.label': ownOr(lists.emergency?.label, 'emergency.label'),
    'emergency.phone': lists.emergency?.phone ?? '',
    'emergency.href': telephoneAddress(lists.emergency?.phone ?? ''),
    'download.label': ownOr(lists.download?.label, 'download.label'),
    'download.url': lists.download?.url ?? '',
    'download.host': hostOf(lists.download?.url ?? ''),
    'products.pictured': hasPictures ? 'yes' : '',
    // The contact page has no section of them.
    'contact.brands': page === '/contact' && content.own.brands !== undefined ? 'yes' : '',
    'hours.data': content.hours?.data ?? '',
    'slider.rotationAfter': ` ${words['slider.rotation'] ?? ''}`,
    'testimonials.many': (content.own.testimonials?.length ?? 0) > 1 ? 'yes' : '',
    ...Object.fromEntries([...content.examples].map((id) => [`${id}.sample`, 'yes'])),
    'href.team':
      shownPages.includes('/team') &&
      content.own.people !== undefined &&
      content.own.people.length > 4
        ? `${context.base}/team`
        : '',
    'href.allQuestions':
      home && shownPages.includes('/faq') && (content.own.faqs?.length ?? 0) > 5
        ? `${context.base}/faq`
        : '',
    ...Object.fromEntries(shown.map((id) => [`shows.${id}`, 'yes'])),
    ...labelTexts({
      words: kit.words,
      client: shownName,
      maker: context.maker,
      website: lists.sourceUrl ?? '',
      base: context.base,
    }),
  };
  if (
    hasVietnamese(
      JSON.stringify([
        overrides,
        { ...lists, logo: undefined, opening: undefined, pictures: undefined },
      ]),
    )
  )
    texts['has.vietnamese'] = 'yes';
  const items = demoItems(content, pictures, texts, kit);
  return { texts, lists: items, sections: shown, pages: shownPages, focus: pictures.focus };
}

/** Whether a path below a demo's address is one of its pages. */
export function hasPage(view: DemoView, path: string): boolean {
  return view.pages.some((page) => page === path);
}
