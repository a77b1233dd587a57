import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { deriveArticle, deriveIndustry, type IndustryContent } from './derive-industry.ts';
import { Faqs } from './faqs.ts';
import { Industry } from './industry.ts';
import { People } from './person.ts';
import { Services } from './service.ts';
import { industries, industryRule, templateIndustry } from './industries.ts';
import { wordings } from './replace-words.ts';
import { Testimonials } from './testimonial.ts';

function yaml(name: string): unknown {
  return parse(readFileSync(new URL(`../industries/law/${name}.yaml`, import.meta.url), 'utf8'));
}
const law: IndustryContent = {
  words: Industry.parse(yaml('industry')),
  services: Services.parse(yaml('services')),
  people: People.parse(yaml('people')),
  testimonials: Testimonials.parse(yaml('testimonials')),
  faqs: Faqs.parse(yaml('faqs')),
};

test('an industry with all its files shows them, without an entry in replace-words.ts', () => {
  const own = { ...law, words: { ...law.words, id: 'nonprofit', label: 'Nonprofit' } };
  expect(deriveIndustry('nonprofit', own, law)).toEqual(own);
  expect(deriveIndustry('nonprofit', {}, law).words.label).toBe(law.words.label);
});

test('an industry with an entry in replace-words.ts is completed without own files, within the limits of the design', () => {
  for (const industry of industries.filter((name) => Object.hasOwn(wordings, name))) {
    const { words, services, people, testimonials, faqs } = deriveIndustry(industry, {}, law);
    expect(words).toMatchObject({ id: industry, design: industryRule(industry).design });
    expect(words.label, industry).not.toBe(law.words.label);
    expect(services.map(({ slug }) => slug)).toEqual(law.services.map(({ slug }) => slug));
    expect(people.flatMap(({ barAdmissions }) => barAdmissions)).toEqual([]);
    const text = JSON.stringify(
      [words, services, people, testimonials, faqs].map((part) => listTexts(part)),
    );
    expect(
      text.match(/(?<![\w-])(?<!powers? of )(?:law firms?|lawyers?|attorneys?|legal)(?![\w-])/giu),
      industry,
    ).toBeNull();
  }
});

/** All texts but ids, slugs and the values of choices. */
function listTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(listTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .filter(([key]) => !['id', 'slug', 'value', 'icon', 'design'].includes(key))
    .map(([, part]) => listTexts(part));
}

test('an industry’s own content is unchanged', () => {
  const own = {
    testimonials: [{ id: 'x', content: 'A legal matter.', name: 'N', case: 'Law', rating: 5 }],
  };
  const { testimonials, services } = deriveIndustry('medical', own, law);
  expect(testimonials).toBe(own.testimonials);
  expect(services[0]?.title).toBe('Corporate Medicine');
});

test('law and unknown industries keep the law sample’s words, with the industry set to that string', () => {
  for (const industry of ['law', 'Dog grooming', '', 'constructor', 'Law & Order', '$&']) {
    const { words, ...rest } = deriveIndustry(industry, {}, law);
    expect(words).toEqual({ ...law.words, id: industry });
    expect(rest).toEqual({
      services: law.services,
      people: law.people,
      testimonials: law.testimonials,
      faqs: law.faqs,
    });
    expect(templateIndustry(industry)).toBe(industry === 'law' ? 'law' : 'general');
  }
});

test('a copy that does not fit the design is replaced by the law template', () => {
  const title = 'law '.repeat(10).trim();
  const wide = { ...law, services: law.services.map((service) => ({ ...service, title })) };
  expect(title.length).toBeLessThanOrEqual(40);
  const { words, services } = deriveIndustry('real-estate', {}, wide);
  expect(words.id).toBe('real-estate');
  expect(services[0]?.title).toBe(title);
});

test('an article keeps its slug, author and links, and its words are replaced', () => {
  const article = {
    head: {
      id: 'law-and-you',
      title: 'The law and you',
      excerpt: 'Legal words.',
      author: 'james-whitfield',
      date: 'April 12, 2025',
      category: 'Family Law',
      tags: ['law', 'lawn care'],
      relatedPosts: ['law-two'],
    },
    body: 'Ask a lawyer about [the law](/blog/law-two).\n',
  };
  expect(deriveArticle('technology', article)).toEqual({
    head: {
      ...article.head,
      title: 'Technology and you',
      excerpt: 'Technical words.',
      category: 'Family Technology',
      tags: ['technology', 'lawn care'],
    },
    body: 'Ask an engineer about [technology](/blog/law-two).\n',
  });
  expect(deriveArticle('Dog grooming', article)).toBe(article);
  const long = { ...article, head: { ...article.head, title: 'law '.repeat(22).trim() } };
  expect(deriveArticle('technology', long)).toBe(long);
});
