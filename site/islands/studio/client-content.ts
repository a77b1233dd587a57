import { listsOf, webAddressOf, type ClientFact, type ClientLists, type ClientPicture } from '../../../templates-data/model/client-lists.ts';
import { type PictureKind } from './picture-kinds.ts';
import { listRules as rules } from '../../../templates-data/model/content-rules.ts';
import type { Origin } from './draft-store.ts';

/** What the studio knows of a client besides the fields: their services, people, voices and networks, two pictures, and facts. */

export const entryLists = ['services', 'people', 'testimonials', 'socials'] as const;
export type EntryList = (typeof entryLists)[number];
/** Everything of the content that has an origin of its own. */
export type ContentPart = EntryList | PictureKind | 'language' | 'today';

interface TextRule {
  readonly name: string;
  readonly label: string;
  readonly max: number;
  readonly placeholder: string;
  /** What is said when it is blank although the rest of its entry is not. */
  readonly needed?: string;
  readonly isAddress?: boolean;
  readonly rows?: number;
}

interface ListRule {
  readonly label: string;
  /** One of them, within a sentence. */
  readonly one: string;
  readonly most: number;
  readonly texts: readonly TextRule[];
}

const { services, people, testimonials, socials } = rules;

/** The lists with the texts that an entry of each consists of. */
export const listRules: Readonly<Record<EntryList, ListRule>> = {
  services: {
    label: 'Services',
    one: 'service',
    most: services.max,
    texts: [
      {
        name: 'name',
        label: 'Service',
        max: services.texts.name.max,
        placeholder: 'Estate planning',
        needed: 'Please name the service',
      },
    ],
  },
  people: {
    label: 'People',
    one: 'person',
    most: people.max,
    texts: [
      {
        name: 'name',
        label: 'Name',
        max: people.texts.name.max,
        placeholder: 'Ada Whitfield',
        needed: 'Please enter a name',
      },
      { name: 'title', label: 'Title', max: people.texts.title.max, placeholder: 'Founding partner' },
    ],
  },
  testimonials: {
    label: 'Testimonials',
    one: 'testimonial',
    most: testimonials.max,
    texts: [
      {
        name: 'quote',
        label: 'Quote',
        max: testimonials.texts.quote.max,
        placeholder: 'What a client said, word for word',
        needed: 'Please enter what was said',
        rows: 3,
      },
      { name: 'author', label: 'Who said it', max: testimonials.texts.author.max, placeholder: 'Sam Okafor, Halifax' },
      {
        name: 'source',
        label: 'Where it stands',
        max: testimonials.texts.source.max,
        placeholder: 'prospect.com/reviews',
        isAddress: true,
      },
    ],
  },
  socials: {
    label: 'Social networks',
    one: 'network',
    most: socials.max,
    texts: [
      {
        name: 'network',
        label: 'Network',
        max: socials.texts.network.max,
        placeholder: 'LinkedIn',
        needed: 'Please name the network',
      },
      {
        name: 'url',
        label: 'Address',
        max: socials.texts.url.max,
        placeholder: 'linkedin.com/company/…',
        needed: 'Please enter the address of the page',
        isAddress: true,
      },
    ],
  },
};

/** One service, person, testimonial or network. */
export interface Entry {
  /** Tells it from the others for as long as the studio is open. */
  readonly key: number;
  readonly texts: Readonly<Record<string, string>>;
  readonly origin: Origin;
}

export interface Content {
  readonly lists: Readonly<Record<EntryList, readonly Entry[]>>;
  readonly pictures: Readonly<Partial<Record<PictureKind, ClientPicture>>>;
  /** The demo that holds the stored ones among the pictures. */
  readonly picturesOf: string;
  /** Where the parts were read or that they were entered; of a list, how its first entries came to be there. */
  readonly origins: Readonly<Partial<Record<ContentPart, Origin>>>;
  /** Two or three letters; empty where it is not known. */
  readonly language: string;
  /** The website that was read; empty where none was. */
  readonly sourceUrl: string;
  readonly facts: readonly ClientFact[];
  /** Whether the facts stand on the demo. */
  readonly showsToday: boolean;
}

export const noContent: Content = {
  lists: { services: [], people: [], testimonials: [], socials: [] },
  pictures: {},
  picturesOf: '',
  origins: {},
  language: '',
  sourceUrl: '',
  facts: [],
  showsToday: false,
};

let lastKey = 0;

export function newEntry(texts: Readonly<Record<string, string>>, origin: Origin): Entry {
  lastKey += 1;
  return { key: lastKey, texts, origin };
}

const textsOf: { readonly [List in EntryList]: (item: unknown) => Record<string, string> } = {
  services: stringsOf,
  people: stringsOf,
  testimonials: stringsOf,
  socials: stringsOf,
};

function stringsOf(item: unknown): Record<string, string> {
  if (typeof item !== 'object' || item === null) return {};
  return Object.fromEntries(
    Object.entries(item).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
}

/** What a scan or a saved demo gives, as something to edit. `originOf` says where each part came from. */
export function contentOf(
  { today, language = '', sourceUrl = '', logo, opening, ...given }: ClientLists,
  originOf: (part: ContentPart) => Origin,
  picturesOf = '',
): Content {
  const parts: Partial<Record<ContentPart, unknown>> = { ...given, today, logo, opening };
  const origins: Partial<Record<ContentPart, Origin>> = {};
  for (const part of [...entryLists, 'logo', 'opening', 'today'] as const) {
    if (parts[part] !== undefined) origins[part] = originOf(part);
  }
  if (language !== '') origins.language = originOf('language');
  const entries = (list: EntryList): readonly Entry[] =>
    (given[list] ?? []).map((item) => newEntry(textsOf[list](item), originOf(list)));
  return {
    lists: {
      services: entries('services'),
      people: entries('people'),
      testimonials: entries('testimonials'),
      socials: entries('socials'),
    },
    pictures: { ...(logo && { logo }), ...(opening && !('set' in opening) && { opening }) },
    picturesOf,
    origins,
    language,
    sourceUrl,
    facts: today ?? [],
    showsToday: (today ?? []).length > 0,
  };
}

/** An address as it is kept: with its scheme, which people leave out. */
export function wholeAddress(text: string): string {
  const address = text.trim();
  return address === '' || /^[a-z][a-z\d+.-]*:/iu.test(address) ? address : `https://${address}`;
}

export function isBlank({ texts }: Entry): boolean {
  return Object.values(texts).every((text) => text.trim() === '');
}

/** Why a text of an entry cannot stay as it is. An entry that is blank as a whole is in order: it is left out. */
export function textObjection(rule: TextRule, entry: Entry): string | undefined {
  const text = (entry.texts[rule.name] ?? '').trim();
  if (text === '') return isBlank(entry) ? undefined : rule.needed;
  const length = Array.from(text).length;
  if (length > rule.max) return `${rule.label} is ${length} characters, the limit is ${rule.max}`;
  if (rule.isAddress && webAddressOf(wholeAddress(text), rule.max) === undefined)
    return 'Please enter a web address like https://example.com';
  return undefined;
}

/** Where a text of the content stands that cannot stay as it is. */
export interface ContentFault {
  readonly list: EntryList;
  readonly key: number;
  readonly text: string;
  readonly sentence: string;
}

export function contentFaults({ lists }: Content): readonly ContentFault[] {
  return entryLists.flatMap((list) =>
    lists[list].flatMap((entry) =>
      listRules[list].texts.flatMap((rule) => {
        const sentence = textObjection(rule, entry);
        return sentence === undefined ? [] : [{ list, key: entry.key, text: rule.name, sentence }];
      }),
    ),
  );
}

function itemOf(list: EntryList, entry: Entry): unknown {
  const texts = Object.fromEntries(
    listRules[list].texts.map(({ name, isAddress = false }) => {
      const text = (entry.texts[name] ?? '').trim();
      return [name, isAddress ? wholeAddress(text) : text];
    }),
  );
  return texts;
}

const known = new WeakMap<Content, ClientLists>();

/** What the demo shows of the content: whatever cannot be shown is not in it. */
export function shownLists(content: Content): ClientLists {
  const before = known.get(content);
  if (before) return before;
  const { lists, pictures, language, sourceUrl, facts, showsToday } = content;
  const items = Object.fromEntries(
    entryLists.map((list) => [list, lists[list].map((entry) => itemOf(list, entry))]),
  );
  const given = listsOf({ ...items, ...pictures, language, sourceUrl, ...(showsToday && { today: facts }) });
  known.set(content, given);
  return given;
}
