import { describe, expect, it } from 'vitest';
import { areasOf, faqsOf, relatedTo } from './find.ts';

type Site = Parameters<typeof relatedTo>[0];
type Post = Parameters<typeof relatedTo>[1];

function post(slug: string, category: string, relatedPosts: string[] = []): Post {
  return { id: `law/${slug}`, data: { id: slug, category, relatedPosts } } as unknown as Post;
}

describe('areasOf', () => {
  it('splits at &, and leaves "and" alone', () => {
    expect(areasOf({ specialty: 'Pricing and Margin & Organization Design' })).toEqual([
      'Pricing and Margin',
      'Organization Design',
    ]);
    expect(areasOf({ specialty: 'Physiotherapy' })).toEqual(['Physiotherapy']);
  });
});

describe('relatedTo', () => {
  const named = post('named', 'Tax');
  const alike = post('alike', 'family law');
  const newest = post('newest', 'Wills');
  const fourth = post('fourth', 'Wills');
  const self = post('self', 'Family Law', ['named', 'gone']);
  const site = { posts: [newest, self, fourth, alike, named] } as unknown as Site;

  it('takes those the article names, then its category, then the newest: three, and never itself', () => {
    expect(relatedTo(site, self)).toEqual([named, alike, newest]);
  });
});

describe('faqsOf', () => {
  const faq = (id: string, category: 'General' | 'Services') => ({ id, question: id, answer: id, category });
  const site = {
    services: [
      { title: 'Roofing', faqs: [faq('a', 'Services'), faq('b', 'General')] },
      { title: 'Additions', faqs: [faq('c', 'General')] },
    ],
  } as unknown as Parameters<typeof faqsOf>[0];

  it('gathers general questions of the industry and of all services, and keeps the others with their service', () => {
    const { general, services, ofService } = faqsOf(site, [faq('d', 'General'), faq('e', 'Services')]);
    expect(general.map(({ id }) => id)).toEqual(['d', 'b', 'c']);
    expect(services.map(({ id }) => id)).toEqual(['e']);
    expect(ofService.map(({ service, faqs }) => [service.title, faqs.length])).toEqual([['Roofing', 1]]);
  });
});
