import type { CollectionEntry } from 'astro:content';
import type { Person } from '../../../templates-data/model/person.ts';
import type { Faq, Service } from '../../../templates-data/model/service.ts';
import type { Testimonial } from '../../../templates-data/model/testimonial.ts';
import type { FirmSite } from '../read-site.ts';

/** What belongs together on the inner pages: people to services, articles to people, and so on. */

type Post = CollectionEntry<'posts'>;

/** A post's id is `<industry>/<slug>`. */
export function slugOf({ id }: Pick<Post, 'id'>): string {
  return id.slice(id.indexOf('/') + 1);
}

function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** The areas that a specialty joins with `&`. */
export function areasOf({ specialty }: Pick<Person, 'specialty'>): readonly string[] {
  return specialty
    .split('&')
    .map((area) => area.trim())
    .filter((area) => area !== '');
}

export function serviceOf(site: FirmSite, area: string): Service | undefined {
  return site.services.find(({ title }) => same(title, area));
}

export function peopleOf(site: FirmSite, service: Service): readonly Person[] {
  return site.people.filter((person) => areasOf(person).some((area) => same(area, service.title)));
}

/** Newest first, as the site's posts are. */
export function postsByAuthor(site: FirmSite, person: Person): readonly Post[] {
  return site.posts.filter(({ data }) => data.author === person.id);
}

export function authorOf(site: FirmSite, { data }: Post): Person | undefined {
  return site.people.find(({ id }) => id === data.author);
}

export function postsAbout(site: FirmSite, category: string): readonly Post[] {
  return site.posts.filter(({ data }) => same(data.category, category)).slice(0, 3);
}

/** Three articles to go on with: those the article names, then its category's, then the newest. */
export function relatedTo(site: FirmSite, post: Post): readonly Post[] {
  const named = post.data.relatedPosts.flatMap(
    (related) => site.posts.find(({ data }) => data.id === related) ?? [],
  );
  const all = [...named, ...postsAbout(site, post.data.category), ...site.posts];
  return [...new Set(all)].filter((other) => other !== post).slice(0, 3);
}

/** What a client of this service said, or the first of all. */
export function testimonialFor(site: FirmSite, service: Service): Testimonial | undefined {
  const own = site.testimonials.find((testimonial) =>
    testimonial.case.toLowerCase().startsWith(service.title.toLowerCase()),
  );
  return own ?? site.testimonials[0];
}

/** Questions in the two categories: those of the industry, and those that its services bring. */
export function faqsOf(
  site: FirmSite,
  ofIndustry: readonly Faq[],
): {
  readonly general: readonly Faq[];
  readonly services: readonly Faq[];
  readonly ofService: readonly { readonly service: Service; readonly faqs: readonly Faq[] }[];
} {
  const isGeneral = ({ category }: Faq): boolean => category === 'General';
  const isOfServices = ({ category }: Faq): boolean => category === 'Services';
  return {
    general: [...ofIndustry, ...site.services.flatMap(({ faqs }) => faqs)].filter(isGeneral),
    services: ofIndustry.filter(isOfServices),
    ofService: site.services
      .map((service) => ({ service, faqs: service.faqs.filter(isOfServices) }))
      .filter(({ faqs }) => faqs.length > 0),
  };
}
