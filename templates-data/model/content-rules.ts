/**
 * The limits of a client's content besides the slots, in characters (code points) unless noted
 * otherwise. The service's strict validation (`service/contract/website-data.ts`), the lenient
 * reader (`client-lists.ts`) and the studio's fields use these.
 */

/** One text of an item. `address` is a web address, `date` a day such as `2027-03-14`. */
export interface TextRule {
  readonly kind: 'line' | 'lines' | 'address' | 'date';
  /** Names the text in error sentences and above its field. */
  readonly label: string;
  readonly max: number;
  /** Whether an item without this text is dropped. */
  readonly required?: boolean;
}

interface ListRule {
  readonly label: string;
  /** Name of one item, for "Add service". */
  readonly one: string;
  readonly max: number;
  /** The first text names the item; a plain text on the wire is that one. */
  readonly texts: Readonly<Record<string, TextRule>>;
}

function line(label: string, max: number, required = false): TextRule {
  return { kind: 'line', label, max, required };
}

function address(label: string, max: number, required = false): TextRule {
  return { kind: 'address', label, max, required };
}

export const listRules = {
  services: {
    label: 'Services',
    one: 'service',
    max: 12,
    texts: {
      name: line('A service', 60, true),
      text: { kind: 'lines', label: "A service's description", max: 300 },
    },
  },
  people: {
    label: 'People',
    one: 'person',
    max: 12,
    texts: {
      name: line("A person's name", 80, true),
      title: line("A person's title", 100),
      bio: { kind: 'lines', label: "A person's bio", max: 600 },
      department: line("A person's department", 60),
    },
  },
  testimonials: {
    label: 'Testimonials',
    one: 'testimonial',
    max: 6,
    texts: {
      quote: line('A testimonial', 600, true),
      author: line("A testimonial's author", 100),
      source: address("A testimonial's source", 300),
    },
  },
  socials: {
    label: 'Social networks',
    one: 'network',
    max: 8,
    texts: {
      network: line('A network', 20, true),
      url: address("A network's page", 300, true),
    },
  },
  figures: {
    label: 'Figures',
    one: 'figure',
    max: 6,
    texts: { value: line('A figure', 20, true), label: line("A figure's label", 60, true) },
  },
  faqs: {
    label: 'Questions',
    one: 'question',
    max: 12,
    texts: {
      question: line('A question', 200, true),
      answer: { kind: 'lines', label: 'An answer', max: 1200, required: true },
    },
  },
  articles: {
    label: 'Articles',
    one: 'article',
    max: 6,
    texts: {
      title: line("An article's title", 160, true),
      date: line("An article's date", 40),
      url: address("An article's address", 300, true),
    },
  },
  priceList: {
    label: 'Price list',
    one: 'line',
    max: 60,
    texts: {
      name: line('A line of the price list', 80, true),
      price: line('A price', 30),
      text: line("A price's description", 200),
      details: line("A price's details", 60),
      group: line('A group of the price list', 60),
    },
  },
  areas: {
    label: 'Areas served',
    one: 'area',
    max: 20,
    texts: { name: line('An area', 60, true) },
  },
  brands: { label: 'Brands', one: 'brand', max: 12, texts: { name: line('A brand', 60, true) } },
  products: {
    label: 'Products',
    one: 'product',
    max: 6,
    texts: {
      name: line('A product', 80, true),
      price: line("A product's price", 30),
      text: line("A product's description", 200),
    },
  },
  rooms: {
    label: 'Rooms and rates',
    one: 'room',
    max: 6,
    texts: {
      name: line('A room', 80, true),
      price: line("A room's rate", 40),
      details: line("A room's details", 80),
      text: { kind: 'lines', label: "A room's description", max: 300 },
    },
  },
  timetable: {
    label: 'Timetable',
    one: 'entry',
    max: 40,
    texts: {
      title: line('An entry of the timetable', 80, true),
      day: line('A day of the timetable', 40),
      time: line('A time of the timetable', 40),
      place: line('A place of the timetable', 60),
    },
  },
  events: {
    label: 'Calendar',
    one: 'date',
    max: 12,
    texts: {
      title: line('What is on', 100, true),
      date: { kind: 'date', label: 'A date of the calendar', max: 10, required: true },
      time: line('A time of the calendar', 40),
      place: line('A place of the calendar', 80),
      url: address('An address of the calendar', 300),
    },
  },
  projects: {
    label: 'Projects',
    one: 'project',
    max: 6,
    texts: {
      title: line('A project', 100, true),
      place: line("A project's place", 80),
      kind: line("A project's kind", 40),
      text: { kind: 'lines', label: "A project's description", max: 400 },
    },
  },
} as const satisfies Record<string, ListRule>;

export type ListName = keyof typeof listRules;
export const listNames = Object.keys(listRules).filter(isListName);

/**
 * Removed content, which another scan does not restore: items by their list, single values by name.
 */
export const removedKinds = [...listNames, 'values'] as const;
export type RemovedKind = (typeof removedKinds)[number];

export function isListName(name: string): name is ListName {
  return Object.hasOwn(listRules, name);
}

/** The texts of an item by name; a missing one is empty. */
export type Item<N extends ListName = ListName> = Readonly<
  Record<keyof (typeof listRules)[N]['texts'], string>
>;

export const otherRules = {
  /** Limits of the removed names, by kind. */
  removed: { name: 200, max: 40 },
  sourceUrl: address('The source', 2048),
  booking: { label: line('The booking button', 40), url: address('The booking address', 300) },
  emergency: {
    label: line('The words beside the emergency number', 60),
    phone: line('The emergency number', 40),
  },
  download: {
    label: line('The words of the download', 60),
    url: address('The address of the download', 300),
  },
  founded: line('The founding year', 4),
  locality: line('The place', 60),
  today: { max: 5, sentence: 300, source: 2048 },
  texts: { max: 200 },
  alt: line("A picture's description", 160),
} as const;

/** Quotes longer than the samples' are shown in smaller type. */
export function isLongQuote(quote: string): boolean {
  return Array.from(quote).length > 320;
}
