/**
 * Everything that a page of a demo shows: texts, attributes and list items by name, and the order
 * of its sections. The service writes them into HTML; the browser and the studio's preview write
 * them into the DOM.
 */
import { displayHost } from './web-address.ts';
import { demoContent, hasContent, sectionOrder, type DemoContent } from './demo-content.ts';
import { demoItems, type ViewItem } from './demo-items.ts';
import { withTradeStyles, type DemoKit } from './demo-kit.ts';
import type { DemoTimes } from './demo-times.ts';
import { labelTexts, type DemoMaker } from './demo-label.ts';
import { picturesIn } from './demo-pictures.ts';
import type { DemoValues } from './demo-values.ts';
import { demoWords, formWords } from './demo-words.ts';
import { nameFit } from './name-fit.ts';
import { picturesAt, derivePlaces, type PageContext } from './places.ts';
import { telephoneAddress } from './phone.ts';
import { canHide, pagePaths, sections, type PagePath, type SectionId } from './sections.ts';
import { hasVietnamese } from './show-text.ts';
import type { Overrides } from './slots.ts';

export interface DemoView {
  /** Texts and attribute values; an empty one is not shown. */
  readonly texts: Readonly<Record<string, string>>;
  readonly lists: Readonly<Record<string, readonly ViewItem[]>>;
  /** The sections of the page, in order. */
  readonly sections: readonly SectionId[];
  /** The demo's pages. */
  readonly pages: readonly PagePath[];
  /** Focal points of pictures, as custom properties of the root: `--focus-opening` is `40% 30%`. */
  readonly focus: Readonly<Record<string, string>>;
}

export interface ViewContext extends PageContext {
  readonly page: PagePath | '/not-found';
  /** Beginning of the demo's own links, without a slash at the end. */
  readonly base: string;
  /** The agency that made it; undefined for a demo that only a browser keeps. */
  readonly maker?: DemoMaker | undefined;
  /** What the panel on the page offers; none without one. */
  readonly panel?: readonly string[];
}

/** The note at a demo's foot: that it is a concept, and what is not the client's own. */
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

/** The title of a page, for the browser's tab and its headline. */
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

/** Words that the slider completes itself: `{n}` stands for a position. */
function sliderWords({ words }: DemoKit): string {
  return JSON.stringify(
    Object.fromEntries(Object.entries(words).filter(([key]) => key.startsWith('slider.'))),
  );
}

/** The appearance of a demo until the agency changes it; style sheets use each of these values. */
function styleTexts(overrides: Overrides, hasOpening: boolean): Record<string, string> {
  const hero = overrides.heroImageStyle || 'abstract';
  const layout = overrides.layout || 'standard';
  return {
    layout,
    // A condition for style sheets of a single layout.
    [`layout.${layout}`]: 'yes',
    'header-style': overrides.headerStyle || 'transparent',
    'font-style': overrides.fontStyle || 'modern',
    'hero-image': hero,
    // Without a photograph, a design that opens on one shows its line drawing.
    'hero-lines': !hasOpening && hero !== 'none' ? 'pattern' : hero,
    'form-position': overrides.contactFormPosition || 'footer',
  };
}

/**
 * Everything a page of a demo shows. `times` is what `demoTimes` reads; it is passed in because its
 * reader is large, and the studio fetches it only for a client who has hours or dates.
 */
export function demoView(
  given: DemoValues,
  kit: DemoKit,
  context: ViewContext,
  times: DemoTimes | undefined,
): DemoView {
  const demo = withTradeStyles(given, kit);
  const { overrides, lists } = demo;
  const shownName = overrides.businessName ?? '';
  const words = demoWords(demo, kit);
  const content = demoContent(demo, kit, times);
  const places = derivePlaces(overrides, context);
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
  /** Target of a link to a subject: its page, else its section, else none. */
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
  /** The client's words, unless the agency replaced them with the text of this key. */
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
    'panel.parts': context.panel?.join(' ') ?? '',
    [`scene.${kit.trade.scene}`]: 'yes',
    language: kit.language,
    'content-language': clientLanguage === kit.language ? '' : clientLanguage,
    'page-title': home || title === '' ? places['page-title'] : `${title} | ${shownName}`,
    'page-heading': title,
    'concept-note': context.demoId === '' ? '' : demoNote(words, content, pictures.showsTheirs),
    // `{name}` stands for a field, which the form fills in.
    'form-words': JSON.stringify(formWords(kit)),
    'slider-words': sliderWords(kit),
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
    'hero.next': shown[1] === undefined ? '' : `#${shown[1]}`,
    'hero.isOwnTab': booking ? '_blank' : '',
    'emergency.label': ownOr(lists.emergency?.label, 'emergency.label'),
    'emergency.phone': lists.emergency?.phone ?? '',
    'emergency.href': telephoneAddress(lists.emergency?.phone ?? ''),
    'download.label': ownOr(lists.download?.label, 'download.label'),
    'download.url': lists.download?.url ?? '',
    'download.host': displayHost(lists.download?.url ?? ''),
    'products.pictured': hasPictures ? 'yes' : '',
    // The contact page has no section of brands.
    'contact.brands': page === '/contact' && content.own.brands !== undefined ? 'yes' : '',
    'hours.data': times?.hours?.data ?? '',
    // Few sections stand closer together. Style sheets cannot count them while the page comes in.
    few: home && shown.length > 6 ? '' : 'yes',
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
