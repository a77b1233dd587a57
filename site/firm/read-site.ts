import { getCollection, getEntry, type CollectionEntry } from 'astro:content';
import { addressLines, type Firm } from '../../templates-data/model/firm.ts';
import type { Industry } from '../../templates-data/model/industry.ts';
import type { Person } from '../../templates-data/model/person.ts';
import type { Service } from '../../templates-data/model/service.ts';
import { placesOf, titlesOf, type Overrides, type PlaceValues } from '../../templates-data/model/slots.ts';
import type { Testimonial } from '../../templates-data/model/testimonial.ts';
import type { Design } from '../../templates-data/model/theme.ts';
import { paths } from '../paths.ts';
import { lookOf } from './looks/looks.ts';

/** Everything the pages of one site say. Only `values` and `colors` name or paint the firm, and a demo replaces both. */
export interface FirmSite {
  /** Where the site stands, without a slash at its end. */
  readonly base: string;
  readonly industryId: string;
  readonly design: Design;
  readonly overrides: Overrides;
  readonly words: Industry;
  readonly titles: ReturnType<typeof titlesOf>;
  readonly services: readonly Service[];
  readonly people: readonly Person[];
  readonly testimonials: readonly Testimonial[];
  readonly posts: readonly CollectionEntry<'posts'>[];
  /** The posts of the home page, 2 to 6. */
  readonly homePosts: readonly CollectionEntry<'posts'>[];
  readonly social: Firm['social'];
}

/** What the places of a page show; `rest` is the page's address within its site, `/` for the home page. */
export function valuesOf(site: FirmSite, rest: string, origin: URL | undefined): PlaceValues {
  const address = `${site.base}${rest}`;
  return placesOf(site.overrides, {
    canonical: origin ? new URL(address, origin).href : address,
    demoId: '',
  });
}

function overridesOfFirm(firm: Firm): Overrides {
  const { phone, email, hours } = firm.contact;
  return {
    businessName: firm.name,
    slogan: firm.slogan,
    description: firm.description,
    phone,
    email,
    hours,
    address: addressLines(firm),
    ...firm.theme,
  };
}

async function contentOf(industryId: string): Promise<
  | {
      words: Industry;
      services: Service[];
      people: Person[];
      testimonials: Testimonial[];
      posts: CollectionEntry<'posts'>[];
    }
  | undefined
> {
  const [words, services, people, testimonials, posts] = await Promise.all([
    getEntry('industries', industryId),
    getEntry('services', industryId),
    getEntry('people', industryId),
    getEntry('testimonials', industryId),
    getCollection('posts', ({ id }) => id.startsWith(`${industryId}/`)),
  ]);
  if (!words || !services || !people || !testimonials || posts.length < 2) return undefined;
  posts.sort((one, other) => Date.parse(other.data.date) - Date.parse(one.data.date));
  return {
    words: words.data,
    services: services.data,
    people: people.data,
    testimonials: testimonials.data,
    posts,
  };
}

function postsOfHome(
  posts: readonly CollectionEntry<'posts'>[],
  slugs: readonly string[],
): readonly CollectionEntry<'posts'>[] {
  const chosen = slugs.flatMap((slug) => posts.find(({ id }) => id.endsWith(`/${slug}`)) ?? []);
  return chosen.length >= 2 ? chosen : posts.slice(0, 4);
}

/** The site of a sample firm, with its own words where it has some. */
export async function siteOfFirm(firm: Firm): Promise<FirmSite> {
  const content = await contentOf(firm.industry);
  if (!content) throw new Error(`templates-data/industries/${firm.industry} is not complete`);
  const { words, posts, ...rest } = content;
  const about = firm.about;
  return {
    ...rest,
    base: paths.firm(firm.id),
    industryId: firm.industry,
    design: lookOf(words.design),
    overrides: overridesOfFirm(firm),
    words: {
      ...words,
      about: about
        ? {
            ...words.about,
            heading: about.title,
            paragraphs: [
              about.description,
              ...(about.description2 === undefined ? [] : [about.description2]),
            ],
          }
        : words.about,
      // The hero says what the firm's own figures say of the same thing.
      hero: {
        ...words.hero,
        figures: words.hero.figures.map(
          (figure) => firm.stats?.find(({ label }) => label === figure.label) ?? figure,
        ),
      },
      stats: { ...words.stats, figures: firm.stats ?? words.stats.figures },
    },
    titles: titlesOf(firm.industry),
    posts,
    homePosts: postsOfHome(posts, firm.posts),
    social: firm.social,
  };
}

/** The site that demos of an industry are made from: the industry's words, and a sample firm's values in the places. */
export async function siteOfIndustry(industryId: string): Promise<FirmSite | undefined> {
  const content = await contentOf(industryId);
  if (!content) return undefined;
  const firms = (await getCollection('firms')).map(({ data }) => data);
  const design = content.words.design;
  const sample = await getEntry('industries', content.words.template ? industryId : design);
  const firm =
    firms.find(({ name }) => name === sample?.data.template?.name) ??
    firms.find(({ industry }) => industry === industryId || industry === design);
  if (!firm) return undefined;
  // Where a demo gives no description, the words of this page remain: they must be the industry's, not the sample's.
  const { description: _, ...overrides } = overridesOfFirm(firm);
  return {
    ...content,
    base: paths.industry(industryId),
    industryId,
    design: lookOf(design),
    overrides,
    titles: titlesOf(industryId),
    homePosts: postsOfHome(content.posts, firm.industry === industryId ? firm.posts : []),
    // A demo must not lead to the sample's accounts.
    social: firm.social.map((account) => ({ ...account, url: new URL('/', account.url).href })),
  };
}
