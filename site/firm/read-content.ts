import { getCollection, getEntry, type CollectionEntry } from 'astro:content';
import type { Industry } from '../../templates-data/model/industry.ts';
import type { Person } from '../../templates-data/model/person.ts';
import type { Policy, PolicyKind } from '../../templates-data/model/policy.ts';
import type { Faq, Service } from '../../templates-data/model/service.ts';
import type { SharedWords } from '../../templates-data/model/shared-words.ts';
import type { Testimonial } from '../../templates-data/model/testimonial.ts';
import { cacheReads } from './cache.ts';

export type Post = CollectionEntry<'posts'>;
type PolicyPage = Policy & { readonly html: string };

/** The content of an industry's sites. */
export interface IndustryContent {
  readonly words: Industry;
  readonly services: readonly Service[];
  readonly people: readonly Person[];
  readonly testimonials: readonly Testimonial[];
  readonly faqs: readonly Faq[];
  /** Newest first. */
  readonly posts: readonly Post[];
}

/** The content that all sites share. */
export interface SharedContent {
  readonly shared: SharedWords;
  readonly policies: Readonly<Record<PolicyKind, PolicyPage>>;
}

async function readIndustryFiles(industryId: string): Promise<IndustryContent> {
  const read = async <Name extends 'industries' | 'services' | 'people' | 'testimonials' | 'faqs'>(
    name: Name,
  ): Promise<CollectionEntry<Name>['data']> => {
    const entry = await getEntry(name, industryId);
    if (!entry) throw new Error(`templates-data/industries/${industryId}: its ${name} are missing`);
    return entry.data;
  };
  const [words, services, people, testimonials, faqs, posts] = await Promise.all([
    read('industries'),
    read('services'),
    read('people'),
    read('testimonials'),
    read('faqs'),
    getCollection('posts', ({ id }) => id.startsWith(`${industryId}/`)),
  ]);
  posts.sort((one, other) => Date.parse(other.data.date) - Date.parse(one.data.date));
  return { words, services, people, testimonials, faqs, posts };
}

/** The content of an industry's pages. */
export const readContent = cacheReads(readIndustryFiles);

async function readSharedFiles(): Promise<SharedContent> {
  const shared = await getEntry('shared', 'shared');
  if (!shared) throw new Error('templates-data/shared.yaml is missing');
  const readPolicy = async (kind: PolicyKind): Promise<PolicyPage> => {
    const policy = await getEntry('policies', kind);
    if (!policy) throw new Error(`templates-data/policies/${kind}.md is missing`);
    return { ...policy.data, html: policy.rendered?.html ?? '' };
  };
  const [privacy, terms, disclaimer] = await Promise.all([
    readPolicy('privacy-policy'),
    readPolicy('terms-of-service'),
    readPolicy('disclaimer'),
  ]);
  return {
    shared: shared.data,
    policies: { 'privacy-policy': privacy, 'terms-of-service': terms, disclaimer },
  };
}

/** The words that all sites share, and the policies as HTML with their placeholders. */
export const readShared = cacheReads(readSharedFiles);
