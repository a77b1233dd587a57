/**
 * What one file of templates-data says of another: ids that must exist, numbers that must agree,
 * names that must not appear.
 */
import { deriveServices } from '../templates-data/model/derive-industry.ts';
import type { Firm } from '../templates-data/model/firm.ts';
import type { Industry, Stat } from '../templates-data/model/industry.ts';
import type { Person } from '../templates-data/model/person.ts';
import type { Post } from '../templates-data/model/post.ts';
import type { Faq, Service } from '../templates-data/model/service.ts';
import type { Testimonial } from '../templates-data/model/testimonial.ts';
import { nameComplaints, type SharedFile } from './check-names.ts';
import { personComplaints, slugOfPerson } from './check-people.ts';
import type { TradeFile, WordsFile } from './check-trades.ts';
import { didYouMean } from './explain-issue.ts';

interface TextFile {
  readonly file: string;
  readonly text: string;
}

/** An industry's folder; a part that is missing or wrong is undefined. */
export interface IndustryFolder {
  readonly id: string;
  readonly folder: string;
  /** The names in the folder, whatever the files say. */
  readonly present: ReadonlySet<string>;
  /**
   * Whether a name is none that is read: what is missing may then be misspelt, and nothing is said
   * of what names it.
   */
  readonly hasStray: boolean;
  readonly words: Industry | undefined;
  readonly services: readonly Service[] | undefined;
  readonly people: readonly Person[] | undefined;
  readonly testimonials: readonly Testimonial[] | undefined;
  readonly faqs: readonly Faq[] | undefined;
  /** Articles; undefined where the head is wrong, which makes no reference to the file wrong. */
  readonly posts: readonly {
    readonly file: string;
    readonly slug: string;
    readonly post: Post | undefined;
  }[];
}

export interface FirmFile {
  readonly file: string;
  /** The file's name without its ending. */
  readonly id: string;
  /** Its name, where one can be read. */
  readonly name: string | undefined;
  /** Undefined where the file is wrong. */
  readonly firm: Firm | undefined;
}

export interface TemplateData {
  readonly folders: readonly IndustryFolder[];
  readonly trades: readonly TradeFile[];
  readonly words: readonly WordsFile[];
  readonly firms: readonly FirmFile[];
  readonly galleryFirms: readonly string[];
  readonly policies: readonly TextFile[];
  /** Every file whose words stand on the demos of clients. */
  readonly sharedFiles: readonly SharedFile[];
}

/**
 * Where a part of an industry stands: in its own folder, or in law's; undefined where that cannot
 * be told.
 */
function homeOf(
  part: 'people.yaml' | 'services.yaml' | 'posts',
  folder: IndustryFolder | undefined,
  law: IndustryFolder | undefined,
): IndustryFolder | undefined {
  if (folder?.present.has(part)) return folder;
  return folder?.hasStray ? undefined : law;
}

/**
 * By what people may be named. An id that does not fit the name is told once, not at every file
 * that has the right one.
 */
function idsOf(people: readonly Person[]): string[] {
  return [...new Set(people.flatMap((person) => [person.id, slugOfPerson(person)]))].filter(
    (id) => id !== '',
  );
}

/** What people may have as a specialty: titles of services, and categories of articles. */
function areasOf(folder: IndustryFolder, law: IndustryFolder | undefined): string[] | undefined {
  const home = homeOf('services.yaml', folder, law);
  const services =
    home === folder ? folder.services : home?.services && deriveServices(folder.id, home.services);
  const posts = homeOf('posts', folder, law)?.posts.map(({ post }) => post?.category);
  if (services === undefined || posts === undefined) return undefined;
  const categories = posts.filter((category) => category !== undefined);
  if (categories.length < posts.length) return undefined;
  return [...new Set([...services.map(({ title }) => title), ...categories])];
}

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

function repeatedIds(file: string, what: string, values: readonly string[]): string[] {
  return repeated(values).map((value) => `${file}: ${what} "${value}" is used twice`);
}

function figureComplaints(
  file: string,
  field: string,
  figures: readonly Stat[],
  shown: number | undefined,
): string[] {
  return [
    ...repeatedIds(
      file,
      `${field} label`,
      figures.map(({ label }) => label),
    ),
    ...figures
      .filter(({ label }) => /^(?:partners|attorneys|lawyers|advisors|agents)\b/u.test(label))
      .filter(({ value }) => shown !== undefined && value !== shown)
      .map(
        ({ value, label }) =>
          `${file}: ${field} says ${value} ${label}, but the site shows ${shown ?? 0} people`,
      ),
  ];
}

function wordComplaints(folder: IndustryFolder, people: number | undefined): string[] {
  const { words } = folder;
  if (!words) return [];
  const file = `${folder.folder}/industry.yaml`;
  return [
    ...(words.id === folder.id ? [] : [`${file}: id must be ${folder.id}, the folder's name`]),
    ...figureComplaints(file, 'stats.figures', words.stats.figures, people),
    ...figureComplaints(file, 'hero.figures', words.hero.figures, people),
    ...words.hero.figures.flatMap(({ value, label }) => {
      const same = words.stats.figures.find((figure) => figure.label === label);
      return same === undefined || same.value === value
        ? []
        : [`${file}: hero.figures says ${value} ${label}, stats.figures says ${same.value}`];
    }),
  ];
}

function listComplaints({
  folder,
  services,
  people,
  testimonials,
  faqs,
}: IndustryFolder): string[] {
  const ids = (list: readonly { id: string }[] | undefined): string[] =>
    (list ?? []).map(({ id }) => id);
  return [
    ...repeatedIds(`${folder}/services.yaml`, 'id', ids(services)),
    ...repeatedIds(
      `${folder}/services.yaml`,
      'slug',
      (services ?? []).map(({ slug }) => slug),
    ),
    ...repeatedIds(
      `${folder}/services.yaml`,
      'id of a question',
      (services ?? []).flatMap((service) => ids(service.faqs)),
    ),
    ...(services ?? []).flatMap(({ title, testimonial }) =>
      testimonial === undefined || testimonial.case.toLowerCase().startsWith(title.toLowerCase())
        ? []
        : [
            `${folder}/services.yaml: case of the testimonial of ${title} must begin with "${title}"`,
          ],
    ),
    ...repeatedIds(`${folder}/people.yaml`, 'id', ids(people)),
    ...repeatedIds(
      `${folder}/people.yaml`,
      'slug',
      (people ?? []).map(({ slug }) => slug),
    ),
    ...repeatedIds(`${folder}/testimonials.yaml`, 'id', ids(testimonials)),
    ...repeatedIds(`${folder}/faqs.yaml`, 'id', ids(faqs)),
  ];
}

function postComplaints(
  { folder, posts }: IndustryFolder,
  people: readonly Person[] | undefined,
): string[] {
  const authors = people && idsOf(people);
  const known = posts.map(({ slug }) => slug);
  return posts.flatMap(({ file, slug, post }) =>
    post === undefined
      ? []
      : [
          ...(post.id === slug ? [] : [`${file}: id must be ${slug}, the file's name`]),
          ...(authors === undefined || authors.includes(post.author)
            ? []
            : [
                `${file}: author "${post.author}" is not in ${folder}/people.yaml${didYouMean(post.author, authors)}`,
              ]),
          ...(post.relatedPosts.includes(slug)
            ? [`${file}: relatedPosts names the article itself`]
            : []),
          ...post.relatedPosts
            .filter((id) => !known.includes(id))
            .map(
              (id) =>
                `${file}: relatedPosts names "${id}", which no article has as its id${didYouMean(id, known)}`,
            ),
        ],
  );
}

function firmComplaints(
  file: string,
  id: string,
  firm: Firm,
  own: IndustryFolder | undefined,
  law: IndustryFolder | undefined,
): string[] {
  const people = homeOf('people.yaml', own, law)?.people;
  const from = homeOf('posts', own, law);
  const slugs = from?.posts.map(({ slug }) => slug);
  const known = people && idsOf(people);
  const named = firm.people?.map((person) => person.id);
  return [
    ...(firm.id === id ? [] : [`${file}: id must be ${id}, the file's name`]),
    ...(named ?? [])
      .filter((person) => known !== undefined && !known.includes(person))
      .map(
        (person) =>
          `${file}: people names "${person}", who is not in industries/${firm.industry}/people.yaml${didYouMean(person, known ?? [])}`,
      ),
    ...repeatedIds(file, 'people', named ?? []),
    ...repeatedIds(file, 'posts', firm.posts),
    ...firm.posts
      .filter((slug) => slugs !== undefined && !slugs.includes(slug))
      .map(
        (slug) =>
          `${file}: posts names "${slug}", but ${from?.folder ?? 'industries/law'}/posts has no ${slug}.md${didYouMean(slug, slugs ?? [])}`,
      ),
    ...figureComplaints(file, 'stats', firm.stats ?? [], named?.length ?? people?.length),
  ];
}

/**
 * The firm whose values stand on an industry's own pages; a new firm must not become it by its name
 * alone.
 */
function sampleComplaints(
  { id, folder, words }: IndustryFolder,
  firms: readonly FirmFile[],
): string[] {
  if (!words) return [];
  const file = `${folder}/industry.yaml`;
  const own = firms.filter(({ firm }) => firm?.industry === id).map((one) => one.id);
  if (words.sample === undefined)
    return own.length === 0
      ? []
      : [
          `${file}: sample is missing; it names the firm shown at /industries/${id}, such as ${own[0] ?? ''}`,
        ];
  const named = firms.find((one) => one.id === words.sample);
  if (!named)
    return [
      `${file}: sample names "${words.sample}", which has no file in firms/${didYouMean(words.sample, own)}`,
    ];
  return named.firm === undefined || named.firm.industry === id
    ? []
    : [`${file}: sample names "${words.sample}", a firm of the industry ${named.firm.industry}`];
}

function markComplaints({ file, text }: TextFile): string[] {
  const known = file.endsWith('disclaimer.md') ? ['{name}', '{clauses}'] : ['{name}'];
  return [...text.matchAll(/\{[^}\n]*\}/gu)]
    .map(([mark]) => mark)
    .filter((mark) => !known.includes(mark))
    .map((mark) => `${file}: ${mark} stands for nothing; known are ${known.join(', ')}`);
}

export function checkReferences({
  folders,
  firms,
  galleryFirms,
  policies,
  sharedFiles,
}: TemplateData): string[] {
  const firmIds = firms.map(({ id }) => id);
  const folderOf = (id: string): IndustryFolder | undefined =>
    folders.find((folder) => folder.id === id);
  const law = folderOf('law');
  return [
    ...policies.flatMap(markComplaints),
    ...folders.flatMap((folder) => [
      ...wordComplaints(folder, homeOf('people.yaml', folder, law)?.people?.length),
      ...sampleComplaints(folder, firms),
      ...listComplaints(folder),
      ...personComplaints(
        `${folder.folder}/people.yaml`,
        folder.people ?? [],
        areasOf(folder, law),
      ),
      ...postComplaints(folder, homeOf('people.yaml', folder, law)?.people),
    ]),
    ...nameComplaints(
      sharedFiles,
      firms.flatMap(({ name }) => name ?? []),
    ),
    ...firms.flatMap(({ file, id, firm }) =>
      firm ? firmComplaints(file, id, firm, folderOf(firm.industry), law) : [],
    ),
    ...galleryFirms
      .filter((id) => !firmIds.includes(id))
      .map((id) => `gallery.yaml: firm "${id}" has no file in firms/${didYouMean(id, firmIds)}`),
  ];
}
