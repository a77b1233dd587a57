/** The items of a demo's lists, with every value that a page shows. */
import { isLongQuote } from './content-rules.ts';
import { displayHost, stripPrivateParts } from './web-address.ts';
import { findIndexed, type demoContent } from './demo-content.ts';
import type { DemoKit } from './demo-kit.ts';
import type { PictureValues } from './demo-pictures.ts';
import { fillIn } from './demo-words.ts';
import { byDepartment } from './by-department.ts';
import { findPersonInitials } from './derived-values.ts';
import { filterProjects } from './filter-projects.ts';
import { chooseDrawings } from './service-drawings.ts';
import { findIcons } from './service-icons.ts';

type FilledContent = ReturnType<typeof demoContent>;

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

/** The items of a list with their paths in the content, and their numbers from one. */
function numbered<T extends ViewItem>(
  items: readonly T[] | undefined,
  path: string,
): readonly (T & ViewItem)[] {
  return (items ?? []).map((item, index) => ({
    ...item,
    path: `${path}.${index}`,
    n: String(index + 1),
  }));
}

/** The same, each with the picture of its place: `product1`, `product2`. */
function withPicture(
  items: readonly ViewItem[] | undefined,
  path: string,
  place: string,
  pictures: PictureValues,
): readonly ViewItem[] {
  return numbered(items, path).map((item, index) => ({
    ...item,
    ...pictures.at(`${place}${index + 1}`),
  }));
}

/** The items, with a heading only where it differs from that of the item before. */
function grouped<Key extends string>(
  items: readonly (ViewItem & Readonly<Record<Key, string>>)[],
  key: Key,
): readonly ViewItem[] {
  return items.map((item, index) => {
    const isNew = item[key] !== (items[index - 1]?.[key] ?? '');
    return { ...item, [key]: isNew ? item[key] : '', begins: isNew ? 'yes' : '' };
  });
}

/** A longer price, such as "199,99 din. po komadu", has a line of its own on phones. */
const maxShortPrice = 12;

/** A longer list does not repeat the link to the form below each of its services. */
const maxServiceLinks = 8;

function serviceItems(
  { own, services }: FilledContent,
  pictures: PictureValues,
  texts: Readonly<Record<string, string>>,
  { words, trade, industry }: DemoKit,
): readonly ViewItem[] {
  const names = services.map(({ name }) => name);
  const file = industry.icons;
  const found = file || trade.drawings.length > 0 ? findIcons(names, words) : [];
  // A wrong or repeated drawing looks worse than none, so each service has its own or none has one.
  const icons = !file || found.includes(undefined) ? [] : found;
  const turn = firstTurn(own.sourceUrl ?? '');
  const indexed = findIndexed(services, (index) => !!pictures.at(`service${index + 1}`)['src']);
  const drawn = { drawings: trade.drawings, areTypical: own.services === undefined, turn };
  const drawings = chooseDrawings(
    drawn,
    names.map((_, index) => found[index]),
  );
  return withPicture(services, 'services', 'service', pictures).map((item, index) => ({
    ...item,
    icon: icons[index] ? `${file}#${icons[index]}` : '',
    drawing: industry.drawings[drawings[index] ?? ''] ?? '',
    turn: String(turn + index),
    indexed: indexed[index] === true ? 'yes' : '',
    link: services.length > maxServiceLinks ? '' : (texts['services.link'] ?? ''),
    about: fillIn(words['aria.about'] ?? '', { name: item['name'] ?? '' }),
  }));
}

function testimonialItems({ own }: FilledContent, { words }: DemoKit): readonly ViewItem[] {
  const quotes = own.testimonials ?? [];
  return numbered(quotes, 'testimonials').map((item, index) => ({
    ...item,
    source: stripPrivateParts(item.source),
    host: displayHost(item.source),
    by: item.author + item.source,
    long: isLongQuote(item.quote) ? 'yes' : '',
    current: index === 0 ? 'yes' : '',
    isCurrent: String(index === 0),
    of: fillIn(words['slider.of'] ?? '', { n: String(index + 1), count: String(quotes.length) }),
    dot: fillIn(words['slider.one'] ?? '', { n: String(index + 1) }),
  }));
}

function projectItems(
  { own }: FilledContent,
  pictures: PictureValues,
  { words }: DemoKit,
): readonly ViewItem[] {
  const projects = own.projects ?? [];
  const filter = filterProjects(projects);
  return numbered(projects, 'projects').map((item, index) => {
    const before = pictures.at(`project${index + 1}before`);
    const after = pictures.at(`project${index + 1}`);
    return {
      ...item,
      ...after,
      // A comparison needs two pictures.
      'before.src': after['src'] === '' ? '' : (before['src'] ?? ''),
      'before.alt': before['alt'] ?? '',
      compare: fillIn(words['aria.compare'] ?? '', { name: item.title }),
      choice: filter.findChoice(item),
      view: `view-project${index + 1}`,
      enlarge: `${words['aria.enlarge'] ?? ''}: ${item.title}`,
    };
  });
}

/** The choices of the filter above the projects, the first for all of them. */
function projectChoices(
  { own }: FilledContent,
  texts: Readonly<Record<string, string>>,
): ViewItem[] {
  const projects = own.projects ?? [];
  const { choices } = filterProjects(projects);
  if (choices.length === 0) return [];
  const all = { name: texts['projects.all'] ?? '', count: projects.length };
  return [all, ...choices].map(({ name, count }, index) => ({
    name,
    count: String(count),
    id: `choice-${index}`,
    checked: index === 0 ? 'checked' : '',
  }));
}

export function demoItems(
  content: FilledContent,
  pictures: PictureValues,
  texts: Readonly<Record<string, string>>,
  kit: DemoKit,
): Readonly<Record<string, readonly ViewItem[]>> {
  const { own, services, examples, times } = content;
  const prices = grouped(numbered(own.priceList, 'priceList'), 'group').map((item): ViewItem => ({
    ...item,
    wide: (item['price'] ?? '').length > maxShortPrice ? 'yes' : '',
  }));
  const groups = prices.flatMap(({ group }) => (group ? { name: group } : []));
  return {
    services: serviceItems(content, pictures, texts, kit),
    topics: services.map(({ name }) => ({ name })),
    people: byDepartment(
      numbered(own.people, 'people').map((item, index) => ({
        ...item,
        initials: findPersonInitials(item.name),
        ...pictures.at(`person${index + 1}`),
      })),
    ),
    testimonials: testimonialItems(content, kit),
    figures: numbered(own.figures, 'figures'),
    socials: (own.socials ?? []).map(({ network, url }) => ({ name: networkName(network), url })),
    faqs: numbered(own.faqs, 'faqs'),
    articles: numbered(own.articles, 'articles').map((item) => ({
      ...item,
      // An article of the sample has no link.
      url: examples.has('articles') ? '' : item.url,
    })),
    groups: groups[1] ? groups : [],
    prices,
    areas: numbered(own.areas, 'areas'),
    products: withPicture(own.products, 'products', 'product', pictures),
    rooms: withPicture(own.rooms, 'rooms', 'room', pictures),
    timetable: grouped(numbered(own.timetable, 'timetable'), 'day'),
    projects: projectItems(content, pictures, kit),
    choices: projectChoices(content, texts),
    openDays: times?.hours?.rows ?? [],
    events: times?.events.items ?? [],
    brands: numbered(own.brands, 'brands'),
    gallery: pictures.gallery.map((picture) => ({
      ...picture,
      view: `view-${picture['place'] ?? ''}`,
    })),
    today: (own.today ?? []).map(({ sentence, source, at }) => ({
      sentence,
      source: stripPrivateParts(source),
      host: displayHost(source),
      date: at.slice(0, 10),
      day: formatDay(at, kit.language),
    })),
  };
}
