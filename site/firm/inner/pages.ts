import type { CollectionEntry } from 'astro:content';
import { policyKinds, type PolicyKind } from '../../../templates-data/model/policy.ts';
import type { Person } from '../../../templates-data/model/person.ts';
import type { Service } from '../../../templates-data/model/service.ts';
import type { DerivedName } from '../../../templates-data/model/derived-values.ts';
import { firmPaths } from '../../paths.ts';
import type { FirmSite } from '../read-site.ts';
import { postSlug } from './find.ts';

/** The content of a page besides its header and footer. */
export type InnerContent =
  | { readonly kind: 'services' | 'people' | 'posts' | 'about' | 'contact' | 'faq' }
  | { readonly kind: PolicyKind }
  | { readonly kind: 'service'; readonly service: Service }
  | { readonly kind: 'person'; readonly person: Person }
  | { readonly kind: 'post'; readonly post: CollectionEntry<'posts'> }
  | { readonly kind: 'missing'; readonly of: 'services' | 'people' | 'posts' | 'page' };

export interface InnerPage {
  /** The page's address within its site, such as `/attorneys/leila-haddad`. */
  readonly rest: string;
  /** The title of the browser tab, without the firm's name. */
  readonly title: string;
  /** A derived value that replaces the title unless it is empty. */
  readonly titleReplacedBy?: DerivedName;
  readonly description: string;
  readonly content: InnerContent;
}

const notFound = {
  services: 'Service Not Found',
  people: 'Profile Not Found',
  posts: 'Article Not Found',
} as const;

const notFoundInLaw: Readonly<Partial<Record<keyof typeof notFound, string>>> = {
  services: 'Practice Area Not Found',
  people: 'Attorney Not Found',
};

/** Every page of a site but its home page. */
export function listInnerPages(site: FirmSite): readonly InnerPage[] {
  const { titles, words } = site;
  const missing = (of: keyof typeof notFound): InnerPage => ({
    rest: `${firmPaths[of]('')}/not-found`,
    title: (site.industryId === 'law' && notFoundInLaw[of]) || notFound[of],
    description: site.shared.missing.description,
    content: { kind: 'missing', of },
  });
  return [
    {
      rest: firmPaths.services(''),
      title: titles.services,
      titleReplacedBy: 'services-title',
      description: words.services.lead ?? words.services.heading,
      content: { kind: 'services' },
    },
    ...site.services.map((service): InnerPage => ({
      rest: firmPaths.service('', service.slug),
      title: service.title,
      description: service.description,
      content: { kind: 'service', service },
    })),
    {
      rest: firmPaths.people(''),
      title: titles.people,
      titleReplacedBy: 'people-title',
      description: words.people.lead ?? words.people.heading,
      content: { kind: 'people' },
    },
    ...site.people.map((person): InnerPage => ({
      rest: firmPaths.person('', person.slug),
      title: person.name,
      description: `${person.title}: ${person.specialty}.`,
      content: { kind: 'person', person },
    })),
    {
      rest: firmPaths.posts(''),
      title: words.shell.posts,
      description: words.blog.lead ?? words.blog.heading,
      content: { kind: 'posts' },
    },
    ...site.posts.map((post): InnerPage => ({
      rest: firmPaths.post('', postSlug(post)),
      title: post.data.title,
      description: post.data.excerpt,
      content: { kind: 'post', post },
    })),
    ...listFixedPages(site),
    ...policyKinds.map((kind): InnerPage => ({
      rest: firmPaths.page('', kind),
      title: site.policies[kind].title,
      description: site.policies[kind].description,
      content: { kind },
    })),
    missing('services'),
    missing('people'),
    missing('posts'),
    {
      rest: '/not-found',
      title: '404 Page Not Found',
      description: site.shared.missing.description,
      content: { kind: 'missing', of: 'page' },
    },
  ];
}

/** The pages about the firm as a whole. */
function listFixedPages({ words }: FirmSite): readonly InnerPage[] {
  return [
    {
      rest: firmPaths.page('', 'about'),
      title: 'About',
      description: words.about.heading,
      content: { kind: 'about' },
    },
    {
      rest: firmPaths.page('', 'contact'),
      title: 'Contact',
      description: words.contact.lead,
      content: { kind: 'contact' },
    },
    {
      rest: firmPaths.page('', 'faq'),
      title: 'Frequently Asked Questions',
      description: 'What people ask before they call, and what we answer.',
      content: { kind: 'faq' },
    },
  ];
}
