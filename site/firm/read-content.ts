import { getCollection, getEntry, type CollectionEntry } from 'astro:content';
import {
  deriveIndustry,
  type IndustryContent,
} from '../../templates-data/model/derive-industry.ts';
import type { Policy, PolicyKind } from '../../templates-data/model/policy.ts';
import type { SharedWords } from '../../templates-data/model/shared-words.ts';
import { cacheReads } from './cache.ts';

export type Post = CollectionEntry<'posts'>;
type PolicyPage = Policy & { readonly html: string };

/** The content that all sites share. */
export interface SharedContent {
  readonly shared: SharedWords;
  readonly policies: Readonly<Record<PolicyKind, PolicyPage>>;
}

/** The content of an industry's own files; a missing file is left out. */
async function readOwnContent(industryId: string): Promise<Partial<IndustryContent>> {
  const [words, services, people, testimonials, faqs] = await Promise.all([
    getEntry('industries', industryId),
    getEntry('services', industryId),
    getEntry('people', industryId),
    getEntry('testimonials', industryId),
    getEntry('faqs', industryId),
  ]);
  return {
    ...(words && { words: words.data }),
    ...(services && { services: services.data }),
    ...(people && { people: people.data }),
    ...(testimonials && { testimonials: testimonials.data }),
    ...(faqs && { faqs: faqs.data }),
  };
}

async function deriveContent(
  industryId: string,
): Promise<IndustryContent & { posts: readonly Post[] }> {
  const [own, law, posts] = await Promise.all([
    readOwnContent(industryId),
    readOwnContent('law'),
    getCollection('posts', ({ id }) => id.startsWith(`${industryId}/`)),
  ]);
  const { words, services, people, testimonials, faqs = [] } = law;
  if (!words || !services || !people || !testimonials)
    throw new Error('templates-data/industries/law is not complete');
  posts.sort((one, other) => Date.parse(other.data.date) - Date.parse(one.data.date));
  return {
    ...deriveIndustry(industryId, own, { words, services, people, testimonials, faqs }),
    posts,
  };
}

/** The content of an industry's pages, and its posts, newest first. */
export const readContent = cacheReads(deriveContent);

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
