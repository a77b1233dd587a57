/**
 * What the lists and pictures of a client become on a page. A built page marks the spots (README.md of the folder above);
 * this file says of which elements their content then consists. The
 * service writes these parts as HTML, the browser and the studio's preview build them as elements.
 */
import { hostOf, type ClientLists, type ClientPerson, type ListName } from './client-lists.ts';
import { element, type Part, type Spot, type SpotContext, type Tag } from './client-part.ts';
import { brand, footName, opening } from './client-pictures.ts';
import { area, listed, offer, serviceItems } from './client-services.ts';
import { slider } from './client-slides.ts';
import { initialsOf } from './places.ts';

export type { FromSample, Part, Sample, Tag } from './client-part.ts';

function plate({ name }: ClientPerson): Tag {
  return element('div', { class: 'face', 'data-initials': initialsOf(name) });
}

function titleOf(person: ClientPerson, className: string): readonly Tag[] {
  return person.title === '' ? [] : [element('p', { class: className }, person.title)];
}

function face(person: ClientPerson): Tag {
  const words = element(
    'div',
    { class: 'face-words', dir: 'auto' },
    element('h3', {}, person.name),
    ...titleOf(person, 'role'),
  );
  return element('li', {}, plate(person), words);
}

function profile(person: ClientPerson): Tag {
  const words = element(
    'div',
    { class: 'profile-words', dir: 'auto' },
    element('h2', {}, person.name),
    ...titleOf(person, 'role'),
  );
  return element('li', {}, plate(person), words);
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

/** A network's name as it writes itself. */
function networkName(network: string): string {
  const known = networkNames[network.toLowerCase()];
  return known ?? network.charAt(0).toUpperCase() + network.slice(1);
}

const accounts: Spot = ({ lists }) =>
  lists.socials?.map(({ network, url }) =>
    element('li', {}, element('a', { href: url, rel: 'noopener nofollow' }, networkName(network))),
  );

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** The day of a moment, in UTC: November 21, 2026. */
function dayOf(at: string): string {
  const date = new Date(at);
  return `${months[date.getUTCMonth()] ?? ''} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}

const today: Spot = ({ lists }) => {
  if (!lists.today) return undefined;
  const facts = lists.today.map(({ sentence, source, at }) =>
    element(
      'li',
      {},
      element('p', { dir: 'auto' }, sentence),
      element(
        'p',
        { class: 'fact-source' },
        element('a', { href: source, rel: 'noopener nofollow' }, hostOf(source)),
        ' ',
        element('time', { datetime: at.slice(0, 10) }, dayOf(at)),
      ),
    ),
  );
  const title = element('h2', { id: 'today-title' }, 'Your Site Today');
  const section = { class: 'section today', 'aria-labelledby': 'today-title' };
  return [
    element(
      'section',
      section,
      element('div', { class: 'wrap' }, title, element('ol', { class: 'facts-today' }, ...facts)),
    ),
  ];
};

/** Every spot by its name, with the list that it needs and that its style sheet is named after. */
const spots = {
  brand: { list: 'logo', parts: brand },
  'foot-name': { list: 'logo', parts: footName },
  hero: { list: 'opening', parts: opening },
  window: {
    list: 'opening',
    parts: (context) => {
      const picture = opening(context);
      return picture && [{ sample: 0 }, ...picture];
    },
  },
  offers: { list: 'services', parts: serviceItems(offer) },
  areas: { list: 'services', parts: serviceItems(area('h2')) },
  'areas-small': { list: 'services', parts: serviceItems(area('h3')) },
  'foot-services': { list: 'services', parts: serviceItems(listed, 5) },
  'window-side': {
    list: 'services',
    parts: ({ lists }) =>
      lists.services && [
        { sample: 0 },
        ...lists.services.slice(0, 5).map((name) => element('li', { dir: 'auto' }, name)),
      ],
  },
  topics: {
    list: 'services',
    parts: ({ lists, samples }) =>
      lists.services && [
        { sample: 0 },
        ...lists.services.map((name) => element('option', { value: name }, name)),
        { sample: samples.length - 1 },
      ],
  },
  faces: { list: 'people', parts: ({ lists }) => lists.people?.slice(0, 4).map(face) },
  profiles: { list: 'people', parts: ({ lists }) => lists.people?.map(profile) },
  slides: {
    list: 'testimonials',
    parts: ({ lists }) => lists.testimonials && [slider(lists.testimonials)],
  },
  connect: {
    list: 'socials',
    parts: (context) => {
      const items = accounts(context);
      return (
        items && [
          element(
            'div',
            { class: 'connect' },
            element('h3', {}, 'Connect With Us'),
            element('ul', {}, ...items),
          ),
        ]
      );
    },
  },
  'foot-socials': {
    list: 'socials',
    parts: (context) => {
      const items = accounts(context);
      return items && [element('ul', { class: 'foot-socials' }, ...items)];
    },
  },
  today: { list: 'today', parts: today },
} as const satisfies Record<string, { list: ListName; parts: Spot }>;

export type SpotName = keyof typeof spots;

export function isSpotName(name: string): name is SpotName {
  return Object.hasOwn(spots, name);
}

/** What stands in a spot; undefined where the sample's own content stays. */
export function partsOf(name: SpotName, context: SpotContext): readonly Part[] | undefined {
  return spots[name].parts(context);
}

/**
 * What has a style sheet of its own, which a page needs only where it is shown, in the order of the cascade: lists of the
 * client's, and the letters of Vietnamese, which the faces bring in files of their own.
 */
export const sheetNames = [
  'logo',
  'opening',
  'services',
  'people',
  'testimonials',
  'socials',
  'today',
  'vietnamese',
] as const satisfies readonly (ListName | 'vietnamese')[];
export type SheetName = (typeof sheetNames)[number];

export function sheetOfSpot(name: SpotName): SheetName {
  return spots[name].list;
}

/** Whether a text has letters that only Vietnamese has; `ă`, `đ` and the like are in the faces' other files. */
export function hasVietnamese(text: string): boolean {
  return /[\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9]/u.test(text);
}

/** All that a client wrote in lists, as one text: without the pictures, which are a hundred times as long. */
export function wordsOf(lists: ClientLists): string {
  return JSON.stringify(lists, (key, value: unknown) => (key === 'base64' ? undefined : value));
}

/** The style sheets of one design, by what they dress. */
export type ClientSheets = Readonly<Record<SheetName, string>>;

/** The sheets of a design as one, for what a page shows. */
export function joinSheets(sheets: ClientSheets, filled: ReadonlySet<SheetName>): string {
  return sheetNames
    .filter((name) => filled.has(name))
    .map((name) => sheets[name])
    .join('');
}
