import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { Services, type Service } from '../../../templates-data/model/service.ts';
import { industries } from '../../../templates-data/model/industries.ts';
import { Testimonials } from '../../../templates-data/model/testimonial.ts';
import { areasOf, faqsOf, postsAbout, relatedTo, testimonialFor } from './find.ts';

type Site = Parameters<typeof relatedTo>[0];
type Post = Parameters<typeof relatedTo>[1];

function post(
  slug: string,
  category: string,
  relatedPosts: string[] = [],
  tags: string[] = [],
): Post {
  return {
    id: `law/${slug}`,
    data: { id: slug, title: slug, category, tags, relatedPosts },
  } as unknown as Post;
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

describe('postsAbout', () => {
  const service = { title: 'Business Gifts' } as unknown as Service;
  const newest = post('newest', 'Wills');
  const second = post('second', 'Wills', [], ['businesslike']);
  const tagged = post('tagged', 'Gift Service', [], ['Holidays', 'Gifts']);
  const titled = post('a small business', 'Orders');
  const own = post('own', 'business gifts', [], ['gifts']);
  const siteOf = (...posts: Post[]): Site => ({ posts }) as unknown as Site;

  it('takes those of the category, then those with a word of the title, then the newest: three at most', () => {
    expect(postsAbout(siteOf(newest, tagged, second, own), service)).toEqual([own, tagged, newest]);
    expect(postsAbout(siteOf(newest, titled, tagged, own), service)).toEqual([own, titled, tagged]);
    expect(postsAbout(siteOf(newest, second), service)).toEqual([newest, second]);
    expect(postsAbout(siteOf(), service)).toEqual([]);
  });

  it('takes no article for a word of four letters', () => {
    const gift = { title: 'Gift Card' } as unknown as Service;
    const mentioning = post('mentioning', 'Wills', [], ['gift card']);
    expect(postsAbout(siteOf(newest, second, titled, mentioning), gift)).toEqual([
      newest,
      second,
      titled,
    ]);
  });
});

describe('testimonialFor', () => {
  const said = (kind: string): object => ({
    id: 'x',
    content: 'Good.',
    name: 'N',
    case: kind,
    rating: 5,
  });
  const { id: _id, ...ofRoofing } = {
    id: 'x',
    content: 'Dry.',
    name: 'M',
    case: 'Roofing client',
    rating: 4,
  };
  const roofing = { id: 'roofing', title: 'Roofing', testimonial: ofRoofing };
  const additions = { id: 'additions', title: 'Additions' };
  const found = (service: object, ...testimonials: object[]): string | undefined => {
    const site = { services: [roofing, additions], testimonials } as unknown as Site;
    return testimonialFor(site, service as unknown as Service)?.case;
  };

  it("takes the industry's about the service, then the service's own, then one that names no service", () => {
    expect(found(roofing, said('Additions client'), said('roofing, owner'))).toBe('roofing, owner');
    expect(found(roofing, said('Additions client'), said('Neighbour'))).toBe('Roofing client');
    expect(found(additions, said('Roofing client'), said('Neighbour'))).toBe('Neighbour');
  });

  it("never shows another service's client", () => {
    expect(found(additions, said('Roofing client'))).toBeUndefined();
    expect(found(additions)).toBeUndefined();
  });

  it.each(industries)('finds what a client said of every service of %s', (industry) => {
    const of = (name: string): unknown =>
      parse(
        readFileSync(
          new URL(`../../../templates-data/industries/${industry}/${name}.yaml`, import.meta.url),
          'utf8',
        ),
      );
    const services = Services.parse(of('services'));
    const site = {
      services,
      testimonials: Testimonials.parse(of('testimonials')),
    } as unknown as Site;
    for (const service of services)
      expect(testimonialFor(site, service)?.case).toContain(service.title);
    expect(new Set(services.map((service) => testimonialFor(site, service)?.content)).size).toBe(
      services.length,
    );
  });
});

describe('faqsOf', () => {
  const faq = (id: string, category: 'General' | 'Services') => ({
    id,
    question: id,
    answer: id,
    category,
  });
  const site = {
    services: [
      { title: 'Roofing', faqs: [faq('a', 'Services'), faq('b', 'General')] },
      { title: 'Additions', faqs: [faq('c', 'General')] },
    ],
  } as unknown as Parameters<typeof faqsOf>[0];

  it('gathers general questions of the industry and of all services, and keeps the others with their service', () => {
    const { general, services, ofService } = faqsOf(site, [
      faq('d', 'General'),
      faq('e', 'Services'),
    ]);
    expect(general.map(({ id }) => id)).toEqual(['d', 'b', 'c']);
    expect(services.map(({ id }) => id)).toEqual(['e']);
    expect(ofService.map(({ service, faqs }) => [service.title, faqs.length])).toEqual([
      ['Roofing', 1],
    ]);
  });
});
