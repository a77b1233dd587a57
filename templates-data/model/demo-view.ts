/**
 * Everything that a page of a demo shows: texts, attributes and list items by name, and the order
 * of its sections. The service writes them into HTML; the browser and the studio's preview write
 * them into the DOM.
 */
import { displayHost } from './web-address.ts';
import { conditionTexts, styleTexts } from './demo-conditions.ts';
import { demoContent, type DemoContent } from './demo-content.ts';
import { demoItems, type ViewItem } from './demo-items.ts';
import { withTradeStyles, type DemoKit } from './demo-kit.ts';
import { linkTexts } from './demo-links.ts';
import { findShownParts } from './demo-shown.ts';
import type { DemoTimes } from './demo-times.ts';
import { keepTogether } from './keep-together.ts';
import { labelTexts, type DemoMaker } from './demo-label.ts';
import { choosePictures } from './demo-pictures.ts';
import type { DemoValues } from './demo-values.ts';
import { demoWords, formWords } from './demo-words.ts';
import { nameFit } from './name-fit.ts';
import {
  picturesAt,
  deriveValues,
  headlineClass,
  splitHeadline,
  type PageContext,
} from './derived-values.ts';
import { telephoneAddress } from './phone.ts';
import type { PagePath, SectionId } from './sections.ts';
import { hasCyrillic, hasVietnamese } from './show-text.ts';
import { emphasisKey } from './text-keys.ts';

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
  /** The agency that made it; undefined for a demo that is stored in a browser only. */
  readonly maker?: DemoMaker | undefined;
  /** The parts of the panel on the page; none without a panel. */
  readonly panel?: readonly string[];
}

const maxStatement = 150;

/**
 * How the text about the client is set: a sentence or two large, and one that begins with an
 * acronym without an initial, which would tear "K9" apart.
 */
function aboutForm(words: Readonly<Record<string, string>>): string {
  const text = words['about.text'] ?? '';
  const hasMore = ['about.text2', 'about.text3'].some((key) => (words[key] ?? '') !== '');
  if (!hasMore && !text.includes('\n') && text.length <= maxStatement) return 'short';
  return /^\p{Lu}[\p{Lu}\d]/u.test(text) ? 'plain' : '';
}

/** The note at a demo's foot: that it is a concept, and what is not the client's own. */
function demoNote(
  texts: Readonly<Record<string, string>>,
  { areExamples, examples }: DemoContent,
  hasClientPicture: boolean,
): string {
  return [
    texts['note.concept'],
    areExamples ? texts['note.services'] : '',
    examples.size > 0 ? texts['note.examples'] : '',
    hasClientPicture ? texts['note.picture'] : '',
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

type Texts = Readonly<Record<string, string>>;

/** Texts of the booking, the emergency line and the download, with the agency's own words. */
function offerTexts({ lists }: DemoValues, words: Texts): Record<string, string> {
  const { booking, emergency, download } = lists;
  /** The client's words, unless the agency replaced them with the text of this key. */
  const ownOr = (own: string | undefined, key: string): string =>
    lists.texts?.[key] === undefined && own ? own : (words[key] ?? '');
  return {
    'hero.isOwnTab': booking ? '_blank' : '',
    'emergency.label': ownOr(emergency?.label, 'emergency.label'),
    'emergency.phone': emergency?.phone ?? '',
    'emergency.href': telephoneAddress(emergency?.phone ?? ''),
    'download.label': ownOr(download?.label, 'download.label'),
    'download.url': download?.url ?? '',
    'download.host': displayHost(download?.url ?? ''),
  };
}

/** The two parts of the headline, as the agency has split it. */
function headlineTexts({ overrides, lists }: DemoValues): Record<string, string> {
  const headline = overrides.slogan || (overrides.businessName ?? '');
  const { lead, turn } = splitHeadline(headline, lists.texts?.[emphasisKey]);
  return {
    'headline-lead': keepTogether(lead),
    'headline-turn': keepTogether(turn),
    [emphasisKey]: turn,
  };
}

/**
 * The first project with a picture from before the work, for an opening that compares the two.
 * Empty if the agency chose a picture for the opening, or switched it off.
 */
function pairTexts(projects: readonly ViewItem[], texts: Texts): Record<string, string> {
  const isShown =
    texts['hero-lines'] !== 'pattern' && texts['hero-lines'] !== 'none' && !texts['opening.chosen'];
  const pair = projects.find((project) => (project['before.src'] ?? '') !== '');
  if (!isShown || texts['layout'] === 'minimal' || !pair) return {};
  return Object.fromEntries(Object.entries(pair).map(([key, value]) => [`pair.${key}`, value]));
}

/** The script that leads from one enlarged picture of a project to the next. */
function enlargeTexts({ projects = [] }: DemoView['lists']): Record<string, string> {
  const single = projects.filter((one) => one['src'] !== '' && one['before.src'] === '');
  return { 'projects.enlarged': single.length > 0 ? 'gallery' : '' };
}

/** The letters that the demo's texts need besides those of Western languages. */
function letterTexts(
  { overrides, lists }: DemoValues,
  words: Readonly<Record<string, string>>,
): Record<string, string> {
  const written = { ...lists, logo: undefined, opening: undefined, pictures: undefined };
  const text = JSON.stringify([overrides, written, words]);
  return {
    ...(hasVietnamese(text) && { 'has.vietnamese': 'yes' }),
    ...(hasCyrillic(text) && { 'has.cyrillic': 'yes' }),
  };
}

/**
 * Everything a page of a demo shows. `times` is what `demoTimes` reads; it is passed in because its
 * reader is large, and the studio fetches it only for a client who has hours or dates.
 */
export function demoView(
  values: DemoValues,
  kit: DemoKit,
  context: ViewContext,
  times: DemoTimes | undefined,
): DemoView {
  const demo = withTradeStyles(values, kit);
  const { overrides, lists } = demo;
  const { page, base } = context;
  const client = overrides.businessName ?? '';
  const words = demoWords(demo, kit);
  const content = demoContent(demo, kit, times);
  const derived = deriveValues(overrides, context);
  const pictures = choosePictures(demo, kit, picturesAt(context));
  const hasGallery = pictures.gallery.length > 0;
  const shown = findShownParts(demo, kit, { page, content, words, hasGallery });
  const title = pageTitle(page, words);
  const language = lists.language ?? '';
  const texts: Record<string, string> = {
    ...derived,
    ...words,
    ...pictures.texts,
    ...styleTexts(overrides, pictures.texts['opening.src'] !== ''),
    ...headlineTexts(demo),
    name: keepTogether(client),
    'name-fit': nameFit(client),
    'about-size': headlineClass(words['about.heading'] ?? ''),
    'about-form': aboutForm(words),
    industry: kit.industry.id,
    'panel.parts': context.panel?.join(' ') ?? '',
    [`scene.${kit.trade.scene}`]: 'yes',
    'footer-edge': kit.trade.edge,
    language: kit.language,
    'content-language': language === kit.language ? '' : language,
    'page-title': page === '/' || title === '' ? derived['page-title'] : `${title} | ${client}`,
    'page-heading': title,
    'concept-note':
      context.demoId === '' ? '' : demoNote(words, content, pictures.hasClientPicture),
    // `{name}` stands for a field, which the form fills in.
    'form-words': JSON.stringify(formWords(kit)),
    'slider-words': sliderWords(kit),
    'slider.rotationAfter': ` ${words['slider.rotation'] ?? ''}`,
    'hours.data': times?.hours?.data ?? '',
    zone: times?.zone ?? '',
    'prices.daily': kit.trade.prices === 'menu' ? 'yes' : '',
    ...linkTexts({ page, base, shown, content, booking: lists.booking }),
    ...offerTexts(demo, words),
    ...conditionTexts(page, content, shown, pictures),
    ...letterTexts(demo, words),
    ...labelTexts({
      words: kit.words,
      client,
      maker: context.maker,
      website: lists.sourceUrl ?? '',
      base,
    }),
  };
  const items = demoItems(content, pictures, texts, kit);
  const projects = shown.sections.includes('projects') ? (items['projects'] ?? []) : [];
  Object.assign(texts, pairTexts(projects, texts), enlargeTexts(items));
  return {
    texts,
    lists: items,
    sections: shown.sections,
    pages: shown.pages,
    focus: pictures.focus,
  };
}

/** Whether a path below a demo's address is one of its pages. */
export function hasPage(view: DemoView, path: string): boolean {
  return view.pages.some((page) => page === path);
}
