import {
  listNames,
  listRules,
  type ListName,
  type TextRule,
} from '../../../../templates-data/model/content-rules.ts';

/** The texts of a client's lists as form fields; the limits are those of `content-rules.ts`. */

export interface FieldRule {
  readonly name: string;
  readonly label: string;
  readonly max: number;
  readonly placeholder: string;
  /** The error for a blank text in an entry that has others. */
  readonly needed?: string | undefined;
  readonly isAddress: boolean;
  readonly isDate: boolean;
  /** Rows of a text area, which accepts line breaks; a single row is a text field. */
  readonly rows?: number | undefined;
}

interface FieldWords {
  readonly label: string;
  readonly placeholder: string;
  readonly needed?: string;
  readonly rows?: number;
}

type Fields = {
  readonly [List in ListName]: Readonly<
    Record<keyof (typeof listRules)[List]['texts'], FieldWords>
  >;
};

const fields: Fields = {
  services: {
    name: { label: 'Service', placeholder: 'Estate planning', needed: 'Please name the service' },
    text: { label: 'Description', placeholder: 'What it is, in a sentence', rows: 2 },
  },
  people: {
    name: { label: 'Name', placeholder: 'Ada Whitfield', needed: 'Please enter a name' },
    title: { label: 'Title', placeholder: 'Founding partner' },
    bio: {
      label: 'About this person',
      placeholder: 'Training, experience, what they look after',
      rows: 3,
    },
    department: { label: 'Department', placeholder: 'Audit' },
  },
  testimonials: {
    quote: {
      label: 'Quote',
      placeholder: 'What a client said, word for word',
      needed: 'Please enter what was said',
      rows: 3,
    },
    author: { label: 'Who said it', placeholder: 'Sam Okafor, Halifax' },
    source: { label: 'Where it stands', placeholder: 'prospect.com/reviews' },
  },
  socials: {
    network: { label: 'Network', placeholder: 'LinkedIn', needed: 'Please name the network' },
    url: {
      label: 'Address',
      placeholder: 'linkedin.com/company/…',
      needed: 'Please enter the address of the page',
    },
  },
  figures: {
    value: { label: 'Figure', placeholder: '38', needed: 'Please enter the figure' },
    label: {
      label: 'What it counts',
      placeholder: 'years in business',
      needed: 'Please say what the figure counts',
    },
  },
  faqs: {
    question: {
      label: 'Question',
      placeholder: 'Do you offer a first consultation?',
      needed: 'Please enter the question',
    },
    answer: {
      label: 'Answer',
      placeholder: 'The answer, in a few sentences',
      needed: 'Please enter the answer',
      rows: 3,
    },
  },
  articles: {
    title: {
      label: 'Title',
      placeholder: 'What a will must say',
      needed: 'Please enter the title',
    },
    date: { label: 'Date', placeholder: '12 March 2026' },
    url: {
      label: 'Address',
      placeholder: 'prospect.com/news/…',
      needed: 'Please enter its address',
    },
  },
  priceList: {
    name: { label: 'What it is', placeholder: 'Margherita', needed: 'Please name what is sold' },
    price: { label: 'Price', placeholder: '€ 9.50' },
    text: { label: 'Description', placeholder: 'Tomato, mozzarella, basil' },
    details: { label: 'Allergens, time or size', placeholder: 'A, G' },
    group: { label: 'Group', placeholder: 'Pizza' },
  },
  areas: { name: { label: 'Area', placeholder: 'Dartmouth', needed: 'Please name the area' } },
  products: {
    name: { label: 'Product', placeholder: 'Rye loaf', needed: 'Please name the product' },
    price: { label: 'Price', placeholder: '€ 4.20' },
    text: { label: 'Description', placeholder: 'Sour and dark, two days in the making' },
  },
  rooms: {
    name: { label: 'Room', placeholder: 'Garden room', needed: 'Please name the room' },
    price: { label: 'Rate', placeholder: 'from € 120 a night' },
    details: { label: 'Guests, beds and size', placeholder: '2 guests · double bed · 24 m²' },
    text: { label: 'Description', placeholder: 'What it looks out on, what it has', rows: 2 },
  },
  timetable: {
    title: { label: 'What it is', placeholder: 'Morning yoga', needed: 'Please say what it is' },
    day: { label: 'Day', placeholder: 'Monday' },
    time: { label: 'Time', placeholder: '18:00 – 19:30' },
    place: { label: 'Place', placeholder: 'Hall 2' },
  },
  events: {
    title: { label: 'What is on', placeholder: 'Open day', needed: 'Please say what is on' },
    date: { label: 'Date', placeholder: '', needed: 'Please choose its date' },
    time: { label: 'Time', placeholder: '19:30' },
    place: { label: 'Place', placeholder: 'Town hall' },
    url: { label: 'Address', placeholder: 'prospect.com/tickets' },
  },
  projects: {
    title: {
      label: 'Project',
      placeholder: 'Bathroom in an old house',
      needed: 'Please name the project',
    },
    place: { label: 'Place and year', placeholder: 'Halifax, 2025' },
    kind: { label: 'Kind', placeholder: 'Bathrooms' },
    text: { label: 'Description', placeholder: 'What was there, and what was done', rows: 3 },
  },
  brands: { name: { label: 'Brand', placeholder: 'Bosch', needed: 'Please name the brand' } },
};

function createFieldRules(list: ListName): readonly FieldRule[] {
  const words: Readonly<Record<string, FieldWords>> = fields[list];
  const texts: Readonly<Record<string, TextRule>> = listRules[list].texts;
  return Object.entries(texts).flatMap(([name, { kind, max }]) => {
    const label = words[name];
    return label
      ? [{ ...label, name, max, isAddress: kind === 'address', isDate: kind === 'date' }]
      : [];
  });
}

/** The fields of an entry, by list. */
export const listFields = Object.fromEntries(
  listNames.map((list) => [list, createFieldRules(list)]),
) as Readonly<Record<ListName, readonly FieldRule[]>>;
