/**
 * Every text of a demo that an agency can replace, by key: its place, its name in the studio, and
 * its limit. The words are in `templates-data/words/{language}.yaml` and in the trades. Texts of
 * items (`services`, `people` …) and slots (`businessName`, `slogan` …) have fields of their own.
 */
import type { PagePath, SectionId } from './sections.ts';

interface TextKeyRule {
  readonly page: PagePath;
  readonly section: SectionId | 'header' | 'footer';
  readonly label: string;
  readonly max: number;
  /** Whether the page needs the text, so that it cannot be emptied. */
  readonly needed?: true;
}

const emphasisName = 'emphasis';
/**
 * The last words of the headline that stand in its second voice; without them, the template chooses
 * where that begins.
 */
export const emphasisKey = `hero.${emphasisName}`;

type Short = readonly [label: string, max: number, needed?: 'needed'];

function keysOnPage(
  page: PagePath,
  section: TextKeyRule['section'],
  texts: Readonly<Record<string, Short>>,
): Record<string, TextKeyRule> {
  return Object.fromEntries(
    Object.entries(texts).map(([name, [label, max, needed]]) => [
      `${section}.${name}`,
      { page, section, label, max, ...(needed && { needed: true as const }) },
    ]),
  );
}

/** The texts of a section that has only a headline and an introduction. */
const headed = {
  heading: ['Headline', 120, 'needed'],
  lead: ['Introduction', 400],
} as const satisfies Readonly<Record<string, Short>>;

/** The introduction of an inner page: `services.page.lead`. */
const pageLead = { 'page.lead': ['Introduction of the page', 400] } as const;

export const textKeys: Readonly<Record<string, TextKeyRule>> = {
  ...keysOnPage('/', 'header', {
    services: ['Menu: services', 30, 'needed'],
    people: ['Menu: people', 30, 'needed'],
    about: ['Menu: about', 30, 'needed'],
    articles: ['Menu: articles', 30, 'needed'],
    faq: ['Menu: questions', 30, 'needed'],
    contact: ['Button in the header', 30, 'needed'],
    menu: ['Menu button', 20, 'needed'],
    close: ['Close button of the menu', 20, 'needed'],
  }),
  ...keysOnPage('/', 'hero', {
    eyebrow: ['Line above the headline', 80],
    lead: ['Words below the headline', 600],
    action: ['Button', 40, 'needed'],
    more: ['Second link', 40],
    [emphasisName]: ['Emphasis in the headline', 120],
  }),
  ...keysOnPage('/', 'about', {
    heading: ['Headline', 120],
    text: ['First paragraph', 800],
    text2: ['Second paragraph', 800],
    text3: ['Third paragraph', 800],
    founded: ['Founding year', 60],
    badge1: ['Point 1', 60],
    badge2: ['Point 2', 60],
    badge3: ['Point 3', 60],
    badge4: ['Point 4', 60],
    principle1: ['Principle 1', 60],
    principle1Text: ['Principle 1, text', 240],
    principle2: ['Principle 2', 60],
    principle2Text: ['Principle 2, text', 240],
    principle3: ['Principle 3', 60],
    principle3Text: ['Principle 3, text', 240],
    principle4: ['Principle 4', 60],
    principle4Text: ['Principle 4, text', 240],
  }),
  ...keysOnPage('/', 'services', {
    title: ['Title', 60, 'needed'],
    heading: ['Headline', 120],
    lead: ['Introduction', 400],
    link: ['Link of each service', 40],
  }),
  ...keysOnPage('/', 'gallery', headed),
  ...keysOnPage('/', 'figures', { heading: ['Headline', 120] }),
  ...keysOnPage('/', 'people', {
    title: ['Title', 60, 'needed'],
    heading: ['Headline', 120],
    lead: ['Introduction', 400],
    all: ['Link to all people', 40, 'needed'],
  }),
  ...keysOnPage('/', 'testimonials', {
    title: ['Title', 60, 'needed'],
    heading: ['Headline', 120],
  }),
  ...keysOnPage('/', 'prices', {
    heading: ['Headline', 120, 'needed'],
    lead: ['Introduction', 400],
    note: ['Note below the list, such as what letters of allergens mean', 400],
  }),
  ...keysOnPage('/', 'areas', headed),
  ...keysOnPage('/', 'brands', headed),
  ...keysOnPage('/', 'products', headed),
  ...keysOnPage('/', 'rooms', headed),
  ...keysOnPage('/', 'timetable', headed),
  ...keysOnPage('/', 'events', headed),
  ...keysOnPage('/', 'projects', {
    heading: ['Headline', 120, 'needed'],
    lead: ['Introduction', 400],
    before: ['Label of the picture before', 30, 'needed'],
    after: ['Label of the picture after', 30, 'needed'],
    all: ['Filter: all projects', 30, 'needed'],
  }),
  ...keysOnPage('/', 'emergency', { label: ['Words beside the number', 60, 'needed'] }),
  ...keysOnPage('/', 'download', {
    heading: ['Headline', 120, 'needed'],
    label: ['Words of the link', 60, 'needed'],
  }),
  ...keysOnPage('/', 'hours', headed),
  ...keysOnPage('/', 'faq', {
    heading: ['Headline', 120, 'needed'],
    lead: ['Introduction', 400],
    all: ['Link to all questions', 40, 'needed'],
  }),
  ...keysOnPage('/', 'articles', {
    heading: ['Headline', 120, 'needed'],
    lead: ['Introduction', 400],
    link: ['Link of each article', 40, 'needed'],
  }),
  ...keysOnPage('/', 'today', { heading: ['Headline', 120, 'needed'] }),
  ...keysOnPage('/', 'banner', {
    heading: ['Headline', 120, 'needed'],
    text: ['Text', 300],
    action: ['Button', 40, 'needed'],
  }),
  ...keysOnPage('/', 'contact', {
    heading: ['Headline', 120, 'needed'],
    lead: ['Introduction', 400],
    office: ['Title of the contact details', 60],
    address: ['Label of the address', 30, 'needed'],
    phone: ['Label of the telephone number', 30, 'needed'],
    email: ['Label of the e-mail address', 30, 'needed'],
    hours: ['Label of the opening hours', 30, 'needed'],
    connect: ['Title of the networks', 60, 'needed'],
    formName: ['Form: name', 40, 'needed'],
    formEmail: ['Form: e-mail address', 40, 'needed'],
    formPhone: ['Form: telephone number', 40, 'needed'],
    formTopic: ['Form: subject', 40, 'needed'],
    formChoose: ['Form: no subject chosen', 40, 'needed'],
    formOther: ['Form: another subject', 40, 'needed'],
    formMessage: ['Form: message', 40, 'needed'],
    formRequired: ['Form: what the asterisk means', 120, 'needed'],
    formConsent: ['Form: consent', 240, 'needed'],
    formPolicy: ['Form: link to the privacy page', 40, 'needed'],
    formSubmit: ['Form: button', 40, 'needed'],
  }),
  ...keysOnPage('/', 'footer', {
    links: ['Title of the links', 40, 'needed'],
    home: ['Link to the home page', 40, 'needed'],
    legal: ['Title of the legal pages', 40, 'needed'],
    privacy: ['Link to the privacy page', 40, 'needed'],
    contact: ['Link to the contact page', 40, 'needed'],
  }),
  ...keysOnPage('/services', 'services', pageLead),
  ...keysOnPage('/team', 'people', pageLead),
  ...keysOnPage('/faq', 'faq', pageLead),
  ...keysOnPage('/articles', 'articles', pageLead),
};

export function isTextKey(key: string): boolean {
  return Object.hasOwn(textKeys, key);
}

/** The limit of a key in characters; 0 for an unknown key. */
export function textLimit(key: string): number {
  return textKeys[key]?.max ?? 0;
}

/** Whether the page needs the text. */
export function isRequiredText(key: string): boolean {
  return textKeys[key]?.needed === true;
}

/** Renamed keys, which stored demos still use. */
export const formerKeys: Readonly<Record<string, string>> = { 'contact.brands': 'brands.heading' };
