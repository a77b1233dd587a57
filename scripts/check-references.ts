/** What one file of templates-data says of another: ids that must exist, numbers that must agree, names that must not appear. */
import type { Firm } from '../templates-data/model/firm.ts';
import type { Industry, Stat } from '../templates-data/model/industry.ts';
import type { Person } from '../templates-data/model/person.ts';
import type { Post } from '../templates-data/model/post.ts';
import type { Faq, Service } from '../templates-data/model/service.ts';
import type { Testimonial } from '../templates-data/model/testimonial.ts';
import { didYouMean } from './explain-issue.ts';

interface TextFile {
  readonly file: string;
  readonly text: string;
}

/** An industry's folder; a part that is missing or wrong is undefined. */
export interface IndustryFolder {
  readonly id: string;
  readonly folder: string;
  readonly words: Industry | undefined;
  readonly services: readonly Service[] | undefined;
  readonly people: readonly Person[] | undefined;
  readonly testimonials: readonly Testimonial[] | undefined;
  readonly faqs: readonly Faq[] | undefined;
  readonly posts: readonly { readonly file: string; readonly slug: string; readonly post: Post }[];
  /** Whether it has a folder of articles; the law template's stand in where it has none. */
  readonly ownPosts: boolean;
  readonly texts: readonly TextFile[];
}

export interface FirmFile {
  readonly file: string;
  /** The file's name without its ending. */
  readonly id: string;
  readonly firm: Firm;
}

interface TemplateData {
  readonly folders: readonly IndustryFolder[];
  readonly firms: readonly FirmFile[];
  readonly galleryFirms: readonly string[];
  readonly policies: readonly TextFile[];
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
  people: readonly Person[] | undefined,
): string[] {
  return [
    ...repeatedIds(
      file,
      `${field} label`,
      figures.map(({ label }) => label),
    ),
    ...figures
      .filter(({ label }) => /^(?:partners|attorneys|lawyers|advisors|agents)\b/u.test(label))
      .filter(({ value }) => people !== undefined && value !== people.length)
      .map(
        ({ value, label }) =>
          `${file}: ${field} says ${value} ${label}, but the site shows ${people?.length ?? 0} people`,
      ),
  ];
}

function wordComplaints(folder: IndustryFolder): string[] {
  const { words, people } = folder;
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

function listComplaints({ folder, services, people, testimonials, faqs }: IndustryFolder): string[] {
  const ids = (list: readonly { id: string }[] | undefined): string[] => (list ?? []).map(({ id }) => id);
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
    ...repeatedIds(`${folder}/people.yaml`, 'id', ids(people)),
    ...repeatedIds(
      `${folder}/people.yaml`,
      'slug',
      (people ?? []).map(({ slug }) => slug),
    ),
    ...repeatedIds(`${folder}/testimonials.yaml`, 'id', ids(testimonials)),
    ...repeatedIds(`${folder}/faqs.yaml`, 'id', ids(faqs)),
    ...(people ?? [])
      .filter(({ contactInfo }) => contactInfo?.email !== undefined || contactInfo?.phone !== undefined)
      .map(
        ({ id }) =>
          `${folder}/people.yaml: contactInfo of ${id} has an e-mail or telephone; these belong into firms/`,
      ),
  ];
}

function postComplaints({ folder, people, posts, ownPosts }: IndustryFolder): string[] {
  const authors = people?.map(({ id }) => id);
  const known = posts.map(({ post }) => post.id);
  return !ownPosts
    ? []
    : posts.flatMap(({ file, slug, post }) => [
        ...(post.id === slug ? [] : [`${file}: id must be ${slug}, the file's name`]),
        ...(authors === undefined || authors.includes(post.author)
          ? []
          : [
              `${file}: author "${post.author}" is not in ${folder}/people.yaml${didYouMean(post.author, authors)}`,
            ]),
        ...(post.relatedPosts.includes(post.id) ? [`${file}: relatedPosts names the article itself`] : []),
        ...post.relatedPosts
          .filter((id) => !known.includes(id))
          .map(
            (id) =>
              `${file}: relatedPosts names "${id}", which no article has as its id${didYouMean(id, known)}`,
          ),
      ]);
}

function firmComplaints({ file, id, firm }: FirmFile, folders: readonly IndustryFolder[]): string[] {
  const folderOf = (industry: string): IndustryFolder | undefined =>
    folders.find((folder) => folder.id === industry);
  const own = folderOf(firm.industry);
  const law = folderOf('law');
  const people = (own?.people ?? law?.people)?.map((person) => person.id);
  const from = own?.ownPosts === true ? own : law;
  const slugs = from?.posts.map(({ slug }) => slug);
  const staff = firm.people ? firm.people.map((person) => person.id) : people;
  return [
    ...(firm.id === id ? [] : [`${file}: id must be ${id}, the file's name`]),
    ...(firm.people ?? [])
      .filter((person) => people !== undefined && !people.includes(person.id))
      .map(
        (person) =>
          `${file}: people names "${person.id}", who is not in industries/${firm.industry}/people.yaml${didYouMean(person.id, people ?? [])}`,
      ),
    ...repeatedIds(
      file,
      'people',
      (firm.people ?? []).map((person) => person.id),
    ),
    ...repeatedIds(file, 'posts', firm.posts),
    ...firm.posts
      .filter((slug) => slugs !== undefined && !slugs.includes(slug))
      .map(
        (slug) =>
          `${file}: posts names "${slug}", but ${from?.folder ?? 'industries/law'}/posts has no ${slug}.md${didYouMean(slug, slugs ?? [])}`,
      ),
    ...figureComplaints(
      file,
      'stats',
      firm.stats ?? [],
      staff && own?.people?.filter((person) => staff.includes(person.id)),
    ),
  ];
}

/** Texts of an industry stand on the demos of real clients, so no sample firm may be named in them. */
function nameComplaints({ texts, words }: IndustryFolder, firms: readonly FirmFile[]): string[] {
  return texts.flatMap(({ file, text }) =>
    firms
      .map(({ firm }) => firm.name)
      // A name of one word may be a word of the language.
      .filter((name) => /\s/u.test(name))
      .filter((name) => (words?.template?.name === name ? text.replace(name, '') : text).includes(name))
      .map(
        (name) => `${file}: names the sample firm "${name}"; this text stands on the demos of real clients`,
      ),
  );
}

function markComplaints({ file, text }: TextFile): string[] {
  const known = file.endsWith('disclaimer.md') ? ['{name}', '{clauses}'] : ['{name}'];
  return [...text.matchAll(/\{[^}\n]*\}/gu)]
    .map(([mark]) => mark)
    .filter((mark) => !known.includes(mark))
    .map((mark) => `${file}: ${mark} stands for nothing; known are ${known.join(', ')}`);
}

export function checkReferences({ folders, firms, galleryFirms, policies }: TemplateData): string[] {
  const firmIds = firms.map(({ id }) => id);
  return [
    ...policies.flatMap(markComplaints),
    ...folders.flatMap((folder) => [
      ...wordComplaints(folder),
      ...listComplaints(folder),
      ...postComplaints(folder),
      ...nameComplaints(folder, firms),
    ]),
    ...firms.flatMap((firm) => firmComplaints(firm, folders)),
    ...galleryFirms
      .filter((id) => !firmIds.includes(id))
      .map((id) => `gallery.yaml: firm "${id}" has no file in firms/${didYouMean(id, firmIds)}`),
  ];
}
