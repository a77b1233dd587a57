import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { Services, type Service } from '../../../templates-data/model/service.ts';
import { industries } from '../../../templates-data/model/industries.ts';
import { Testimonials } from '../../../templates-data/model/testimonial.ts';
import {
  splitSpecialty,
  findFaqs,
  findPostsAbout,
  findRelatedPosts,
  findTestimonial,
} from './find.ts';

type Site = Parameters<typeof findRelatedPosts>[0];
type Post = Parameters<typeof findRelatedPosts>[1];

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

describe('splitSpecialty', () => {
  it('splits at &, and leaves "and" alone', () => {
    expect(splitSpecialty({ specialty: 'Pricing and Margin & Organization Design' })).toEqual([
      'Pricing and Margin',
      'Organization Design',
    ]);
    expect(splitSpecialty({ specialty: 'Physiotherapy' })).toEqual(['Physiotherapy']);
  });
});

describe('findRelatedPosts', () => {
  const named = post('named', 'Tax');
  const alike = post('alike', 'family law');
  const newest = post('newest', 'Wills');
  const fourth = post('fourth', 'Wills');
  const self = post('self', 'Family Law', ['named', 'gone']);
  const site = { posts: [newest, self, fourth, alike, named] } as unknown as Site;

  it('returns three others: those that the article names, then its category, then the newest', () => {
    expect(findRelatedPosts(site, self)).toEqual([named, alike, newest]);
  });
});

describe('findPostsAbout', () => {
  const service = { title: 'Business Gifts' } as unknown as Service;
  const newest = post('newest', 'Wills');
  const second = post('second', 'Wills', [], ['businesslike']);
  const tagged = post('tagged', 'Gift Service', [], ['Holidays', 'Gifts']);
  const titled = post('a small business', 'Orders');
  const own = post('own', 'business gifts', [], ['gifts']);
  const makeSite = (...posts: Post[]): Site => ({ posts }) as unknown as Site;

  it('returns at most three: those of the category, then those with a word of the title, then the newest', () => {
    expect(findPostsAbout(makeSite(newest, tagged, second, own), service)).toEqual([
      own,
      tagged,
      newest,
    ]);
    expect(findPostsAbout(makeSite(newest, titled, tagged, own), service)).toEqual([
      own,
      titled,
      tagged,
    ]);
    expect(findPostsAbout(makeSite(newest, second), service)).toEqual([newest, second]);
    expect(findPostsAbout(makeSite(), service)).toEqual([]);
  });

  it('ignores words of four letters', () => {
    const gift = { title: 'Gift Card' } as unknown as Service;
    const mentioning = post('mentioning', 'Wills', [], ['gift card']);
    expect(findPostsAbout(makeSite(newest, second, titled, mentioning), gift)).toEqual([
      newest,
      second,
      titled,
    ]);
  });
});

describe('findTestimonial', () => {
  const described = (kind: string): object => ({
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
    return findTestimonial(site, service as unknown as Service)?.case;
  };

  it('prefers the industry’s testimonial about the service, then the service’s own, then a general one', () => {
    expect(found(roofing, described('Additions client'), described('roofing, owner'))).toBe(
      'roofing, owner',
    );
    expect(found(roofing, described('Additions client'), described('Neighbour'))).toBe(
      'Roofing client',
    );
    expect(found(additions, described('Roofing client'), described('Neighbour'))).toBe('Neighbour');
  });

  it('never returns another service’s client', () => {
    expect(found(additions, described('Roofing client'))).toBeUndefined();
    expect(found(additions)).toBeUndefined();
  });

  it.each(industries)('finds a testimonial for every service of %s', (industry) => {
    const findPage = (name: string): unknown =>
      parse(
        readFileSync(
          new URL(`../../../templates-data/industries/${industry}/${name}.yaml`, import.meta.url),
          'utf8',
        ),
      );
    const services = Services.parse(findPage('services'));
    const site = {
      services,
      testimonials: Testimonials.parse(findPage('testimonials')),
    } as unknown as Site;
    for (const service of services)
      expect(findTestimonial(site, service)?.case).toContain(service.title);
    expect(new Set(services.map((service) => findTestimonial(site, service)?.content)).size).toBe(
      services.length,
    );
  });
});

describe('findFaqs', () => {
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
  } as unknown as Parameters<typeof findFaqs>[0];

  it('collects general questions of the industry and of all services, and keeps the others with their service', () => {
    const { general, services, byService } = findFaqs(site, [
      faq('d', 'General'),
      faq('e', 'Services'),
    ]);
    expect(general.map(({ id }) => id)).toEqual(['d', 'b', 'c']);
    expect(services.map(({ id }) => id)).toEqual(['e']);
    expect(byService.map(({ service, faqs }) => [service.title, faqs.length])).toEqual([
      ['Roofing', 1],
    ]);
  });
});
