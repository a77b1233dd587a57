/** The items of a demo's lists, with every value that a page shows. */
import { isLongQuote } from './content-rules.ts';
import { displayHost } from './web-address.ts';
import type { demoContent } from './demo-content.ts';
import type { DemoKit } from './demo-kit.ts';
import type { PictureValues } from './demo-pictures.ts';
import { fillIn } from './demo-words.ts';
import { byDepartment } from './by-department.ts';
import { findInitials } from './places.ts';
import { chooseIcons } from './service-icons.ts';

/** Texts and attribute values of one item, by name. */
export type ViewItem = Readonly<Record<string, string>>;

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

/** A date in the page's language, in UTC. */
function formatDay(at: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(at),
  );
}

/**
 * The drawing with which a demo's services begin, so that two clients of a trade differ. It is
 * derived from the client's website: texts of the studio change with each key.
 */
function firstTurn(sourceUrl: string): number {
  return Array.from(displayHost(sourceUrl)).reduce(
    (turn, letter) => turn + (letter.codePointAt(0) ?? 0),
    0,
  );
}

export function demoItems(
  content: ReturnType<typeof demoContent>,
  pictures: PictureValues,
  texts: Readonly<Record<string, string>>,
  { words, language, trade, industry }: DemoKit,
): Readonly<Record<string, readonly ViewItem[]>> {
  const { own, services, examples, times } = content;
  const numbered = <T extends ViewItem>(
    items: readonly T[],
    path: string,
  ): readonly (T & ViewItem)[] =>
    items.map((item, index) => ({ ...item, path: `${path}.${index}`, n: String(index + 1) }));
  const quotes = own.testimonials ?? [];
  const icons = chooseIcons(
    services.map(({ name }) => name),
    words,
    trade.icon,
  ).map((icon) => (icon && industry.icons ? `${industry.icons}#${icon}` : ''));
  const turn = firstTurn(own.sourceUrl ?? '');
  let group = '';
  let day = '';
  return {
    services: numbered(services, 'services').map((item, index) => ({
      ...item,
      ...pictures.at(`service${index + 1}`),
      icon: icons[index] ?? '',
      turn: String(turn + index),
      link: texts['services.link'] ?? '',
      about: fillIn(words['aria.about'] ?? '', { name: item.name }),
    })),
    topics: services.map(({ name }) => ({ name })),
    people: byDepartment(
      numbered(own.people ?? [], 'people').map((item, index) => ({
        ...item,
        initials: findInitials(item.name),
        ...pictures.at(`person${index + 1}`),
      })),
    ),
    testimonials: numbered(quotes, 'testimonials').map((item, index) => ({
      ...item,
      host: item.source === '' ? '' : displayHost(item.source),
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
      // An article of the sample has no link.
      url: examples.has('articles') ? '' : item.url,
    })),
    prices: numbered(own.priceList ?? [], 'priceList').map((item) => {
      const isNew = item.group !== group;
      group = item.group;
      return { ...item, group: isNew ? item.group : '' };
    }),
    areas: numbered(own.areas ?? [], 'areas'),
    products: numbered(own.products ?? [], 'products').map((item, index) => ({
      ...item,
      ...pictures.at(`product${index + 1}`),
    })),
    rooms: numbered(own.rooms ?? [], 'rooms').map((item, index) => ({
      ...item,
      ...pictures.at(`room${index + 1}`),
    })),
    timetable: numbered(own.timetable ?? [], 'timetable').map((item) => {
      const isNew = item.day !== day;
      day = item.day;
      return { ...item, day: isNew ? item.day : '', begins: isNew ? 'yes' : '' };
    }),
    projects: numbered(own.projects ?? [], 'projects').map((item, index) => {
      const before = pictures.at(`project${index + 1}before`);
      const after = pictures.at(`project${index + 1}`);
      return {
        ...item,
        ...after,
        // A comparison needs two pictures.
        'before.src': after['src'] === '' ? '' : (before['src'] ?? ''),
        'before.alt': before['alt'] ?? '',
        compare: fillIn(words['aria.compare'] ?? '', { name: item.title }),
      };
    }),
    openDays: times?.hours?.rows ?? [],
    events: times?.events.items ?? [],
    brands: numbered(own.brands ?? [], 'brands'),
    gallery: pictures.gallery.map((picture) => ({
      ...picture,
      view: `view-${picture['place'] ?? ''}`,
    })),
    today: (own.today ?? []).map(({ sentence, source, at }) => ({
      sentence,
      source,
      host: displayHost(source),
      date: at.slice(0, 10),
      day: formatDay(at, language),
    })),
  };
}
