import type { CollectionEntry } from 'astro:content';
import type { Person } from '../../../templates-data/model/person.ts';
import type { Faq, Service } from '../../../templates-data/model/service.ts';
import type { Testimonial } from '../../../templates-data/model/testimonial.ts';
import type { FirmSite } from '../read-site.ts';

/** Relations on the inner pages: people to services, articles to people, and so on. */

type Post = CollectionEntry<'posts'>;

/** A post's id is `<industry>/<slug>`. */
export function postSlug({ id }: Pick<Post, 'id'>): string {
  return id.slice(id.indexOf('/') + 1);
}

function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** The areas of a specialty, separated by `&`. */
export function splitSpecialty({ specialty }: Pick<Person, 'specialty'>): readonly string[] {
  return specialty
    .split('&')
    .map((area) => area.trim())
    .filter((area) => area !== '');
}

export function findService(site: FirmSite, area: string): Service | undefined {
  return site.services.find(({ title }) => same(title, area));
}

export function findPeople(site: FirmSite, service: Service): readonly Person[] {
  return site.people.filter((person) =>
    splitSpecialty(person).some((area) => same(area, service.title)),
  );
}

/** An author's articles, newest first. */
export function findPostsByAuthor(site: FirmSite, person: Person): readonly Post[] {
  return site.posts.filter(({ data }) => data.author === person.id);
}

export function findAuthor(site: FirmSite, { data }: Post): Person | undefined {
  return site.people.find(({ id }) => id === data.author);
}

function inCategory(site: FirmSite, category: string): readonly Post[] {
  return site.posts.filter(({ data }) => same(data.category, category));
}

function firstThree(posts: readonly Post[]): readonly Post[] {
  return [...new Set(posts)].slice(0, 3);
}

function longWords(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * Whether a tag or the title contains a word of the service's title with more than four letters.
 */
function mentions({ data }: Post, { title }: Service): boolean {
  const keywords = longWords(title).filter((word) => word.length > 4);
  const words = [data.title, ...data.tags].flatMap(longWords);
  return keywords.some((word) => words.includes(word));
}

/**
 * Three articles for a service's page: of its category, then those that mention it, then the
 * newest.
 */
export function findPostsAbout(site: FirmSite, service: Service): readonly Post[] {
  const mentioning = site.posts.filter((post) => mentions(post, service));
  return firstThree([...inCategory(site, service.title), ...mentioning, ...site.posts]);
}

/**
 * Three further articles: those that the article names, then those of its category, then the
 * newest.
 */
export function findRelatedPosts(site: FirmSite, post: Post): readonly Post[] {
  const named = post.data.relatedPosts.flatMap(
    (related) => site.posts.find(({ data }) => data.id === related) ?? [],
  );
  const all = [...named, ...inCategory(site, post.data.category), ...site.posts];
  return firstThree(all.filter((other) => other !== post));
}

function isAbout({ case: kind }: Testimonial, { title }: Service): boolean {
  return kind.toLowerCase().startsWith(title.toLowerCase());
}

/** A testimonial about this service, or one about no particular service. */
export function findTestimonial(site: FirmSite, service: Service): Testimonial | undefined {
  return (
    site.testimonials.find((testimonial) => isAbout(testimonial, service)) ??
    (service.testimonial && { id: service.id, ...service.testimonial }) ??
    site.testimonials.find(
      (testimonial) => !site.services.some((other) => isAbout(testimonial, other)),
    )
  );
}

/** The questions of the two categories: those of the industry and those of its services. */
export function findFaqs(
  site: FirmSite,
  industryFaqs: readonly Faq[],
): {
  readonly general: readonly Faq[];
  readonly services: readonly Faq[];
  readonly byService: readonly { readonly service: Service; readonly faqs: readonly Faq[] }[];
} {
  const isGeneral = ({ category }: Faq): boolean => category === 'General';
  const isOfServices = ({ category }: Faq): boolean => category === 'Services';
  return {
    general: [...industryFaqs, ...site.services.flatMap(({ faqs }) => faqs)].filter(isGeneral),
    services: industryFaqs.filter(isOfServices),
    byService: site.services
      .map((service) => ({ service, faqs: service.faqs.filter(isOfServices) }))
      .filter(({ faqs }) => faqs.length > 0),
  };
}
