import { findPersonProblems } from './check-people.ts';
import { didYouMean } from './explain-issue.ts';
import { findFigureProblems, personIds, repeatedIds } from './reference-rules.ts';
import type { FirmFile, IndustryFolder } from './template-data.ts';

/** Valid specialties of people: titles of services, and categories of articles. */
function specialties({ present, services, posts }: IndustryFolder): string[] | undefined {
  if (services === undefined || !present.has('posts')) return undefined;
  const categories = posts.flatMap(({ post }) => post?.category ?? []);
  if (categories.length < posts.length) return undefined;
  return [...new Set([...services.map(({ title }) => title), ...categories])];
}

function findWordProblems(folder: IndustryFolder): string[] {
  const { words } = folder;
  const people = folder.people?.length;
  if (!words) return [];
  const file = `${folder.folder}/industry.yaml`;
  return [
    ...(words.id === folder.id ? [] : [`${file}: id must be ${folder.id}, the folder's name`]),
    ...findFigureProblems(file, 'stats.figures', words.stats.figures, people),
    ...findFigureProblems(file, 'hero.figures', words.hero.figures, people),
    ...words.hero.figures.flatMap(({ value, label }) => {
      const same = words.stats.figures.find((figure) => figure.label === label);
      return same === undefined || same.value === value
        ? []
        : [`${file}: hero.figures says ${value} ${label}, stats.figures says ${same.value}`];
    }),
  ];
}

function findListProblems({
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

function findPostProblems({ folder, posts, people }: IndustryFolder): string[] {
  const authors = people && personIds(people);
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

/** Problems about the firm whose values are used on an industry's own pages. */
function findSampleProblems(
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

/** Problems about the references within an industry's folder, and from it to firms. */
export function findIndustryProblems(folder: IndustryFolder, firms: readonly FirmFile[]): string[] {
  return [
    ...findWordProblems(folder),
    ...findSampleProblems(folder, firms),
    ...findListProblems(folder),
    ...findPersonProblems(`${folder.folder}/people.yaml`, folder.people ?? [], specialties(folder)),
    ...findPostProblems(folder),
  ];
}
