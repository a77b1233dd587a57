import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { Faqs } from './model/faqs.ts';
import { Firm } from './model/firm.ts';
import { Industry } from './model/industry.ts';
import { People } from './model/person.ts';
import { Post } from './model/post.ts';
import { Services } from './model/service.ts';
import { industries } from './model/industries.ts';
import { Testimonials } from './model/testimonial.ts';

const folder = new URL('./', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8');

interface Article {
  readonly slug: string;
  readonly head: Post;
  readonly body: string;
  readonly words: number;
}

function readArticles(industry: string): Article[] {
  return readdirSync(new URL(`industries/${industry}/posts/`, folder)).map((name) => {
    const source = read(`industries/${industry}/posts/${name}`);
    const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/u.exec(source) ?? [];
    const words = body.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    return { slug: name.replace(/\.md$/u, ''), head: Post.parse(parse(front)), body, words };
  });
}

const contents = Object.fromEntries(
  industries.map((industry) => {
    const readContent = (name: string): unknown =>
      parse(read(`industries/${industry}/${name}.yaml`));
    return [
      industry,
      {
        words: Industry.parse(readContent('industry')),
        services: Services.parse(readContent('services')),
        people: People.parse(readContent('people')),
        testimonials: Testimonials.parse(readContent('testimonials')),
        faqs: Faqs.parse(readContent('faqs')),
        articles: readArticles(industry),
      },
    ];
  }),
);
const firms = readdirSync(new URL('firms/', folder)).map((name) =>
  Firm.parse(parse(read(`firms/${name}`))),
);
const lawFirms = firms.filter(({ industry }) => industry === 'law');

function getContent(industry: string): (typeof contents)[string] {
  const content = contents[industry];
  if (!content) throw new Error(`no content of ${industry}`);
  return content;
}

describe('law', () => {
  const { words, services, people, testimonials, articles } = getContent('law');

  test('has the six practice areas, each with a long text, questions and case studies', () => {
    expect(services.map(({ slug }) => slug).sort()).toEqual([
      'corporate-law',
      'criminal-defense',
      'employment-law',
      'family-law',
      'personal-injury',
      'real-estate-law',
    ]);
    for (const { longDescription, faqs, caseStudies } of services) {
      expect(longDescription).toMatch(/^- /mu);
      expect(faqs.length).toBeGreaterThanOrEqual(3);
      expect(caseStudies.length).toBeGreaterThanOrEqual(2);
    }
  });

  test('has three attorneys who cover every practice area, and three testimonials with five stars', () => {
    expect(people).toHaveLength(3);
    const areas = people.flatMap(({ specialty }) => specialty.split(' & '));
    for (const { title } of services) expect(areas).toContain(title);
    expect(testimonials.map(({ rating }) => rating)).toEqual([5, 5, 5]);
  });

  test('has six articles of 600 words and more in the five categories', () => {
    expect(articles).toHaveLength(6);
    for (const { slug, words: count } of articles) expect(count, slug).toBeGreaterThanOrEqual(600);
    expect([...new Set(articles.map(({ head }) => head.category))].sort()).toEqual([
      'Corporate Law',
      'Employment Law',
      'Estate Planning',
      'Family Law',
      'Personal Injury',
    ]);
    expect(articles.map(({ slug }) => slug)).toContain('understanding-child-custody-laws');
    expect(articles.map(({ slug }) => slug)).toContain('digital-assets-in-estate-planning');
  });

  test('names the limitation period of two years and the review every 3 to 5 years', () => {
    const findBody = (slug: string): string =>
      articles.find((article) => article.slug === slug)?.body ?? '';
    expect(findBody('personal-injury-two-year-limit')).toMatch(/limitation period is two years/u);
    expect(findBody('when-to-review-your-estate-plan').replace(/\s+/gu, ' ')).toContain(
      'every 3 to 5 years',
    );
  });

  test('keeps the fixed texts', () => {
    expect(words).toMatchObject({
      banner: { heading: 'Schedule Your Free Consultation' },
      contact: { heading: 'Contact Our Firm' },
      join: { heading: 'Join Our Team' },
      inquiryTopicLabel: 'Practice Area',
    });
    expect(words.callToAction).toBeUndefined();
    expect(words.contact.lead).toMatch(/reach out to schedule a consultation/iu);
    expect(words.inquiryTopics).toEqual([
      { value: 'corporate', label: 'Corporate Law' },
      { value: 'family', label: 'Family Law' },
      { value: 'real-estate', label: 'Real Estate Law' },
      { value: 'personal-injury', label: 'Personal Injury' },
      { value: 'criminal', label: 'Criminal Defense' },
      { value: 'employment', label: 'Employment Law' },
    ]);
  });
});

describe.each(industries)('%s', (industry) => {
  const { words, services, people, testimonials, faqs, articles } = getContent(industry);

  test('has own services, people, testimonials, questions and articles', () => {
    expect(services.length).toBeGreaterThanOrEqual(6);
    expect(people.length).toBeGreaterThanOrEqual(3);
    expect(testimonials.length).toBeGreaterThanOrEqual(3);
    expect(faqs.filter(({ category }) => category === 'General').length).toBeGreaterThanOrEqual(5);
    expect(articles.length).toBeGreaterThanOrEqual(3);
  });

  test('has articles of substance: 600 words and more', () => {
    for (const { slug, words: count } of articles) expect(count, slug).toBeGreaterThanOrEqual(600);
  });

  test('links people, testimonials and articles to its services by their titles', () => {
    const titles = services.map(({ title }) => title);
    for (const { name, specialty } of people)
      expect(
        specialty.split(' & ').some((area) => titles.includes(area)),
        name,
      ).toBe(true);
    for (const { id, case: kind } of testimonials)
      expect(
        titles.some((title) => kind.startsWith(title)),
        id,
      ).toBe(true);
    for (const { slug, head } of articles)
      expect(industry === 'law' || titles.includes(head.category), slug).toBe(true);
  });

  test('contains legal terms only if it is the law', () => {
    if (industry === 'law') return;
    const text = JSON.stringify([
      words.hero,
      words.services,
      words.about,
      words.banner,
      words.process,
    ]);
    expect(text).not.toMatch(/attorney|law firm|practice area/iu);
    expect(words.titles.people).not.toBe('Our Attorneys');
  });
});

test('an industry without consultations has another call to action, and no banner that promises one', () => {
  for (const industry of ['medical', 'education', 'construction', 'retail', 'hospitality']) {
    const { callToAction, banner } = getContent(industry).words;
    expect(callToAction, industry).toBeDefined();
    expect(`${callToAction ?? ''} ${banner.heading} ${banner.text}`).not.toMatch(/consultation/iu);
  }
});

test('the firms of the specification exist, and every industry has a sample', () => {
  expect(lawFirms.map(({ id }) => id).sort()).toEqual([
    'camrose',
    'gmrlaw',
    'lift',
    'premier',
    'queck',
    'standard',
    'veria',
    'weary',
    'worobec',
  ]);
  for (const industry of industries)
    expect(firms.some((firm) => firm.industry === industry)).toBe(true);
});

test('no two firms share a name, a slogan, a telephone number, an address or their colors', () => {
  const distinct = (what: string, values: readonly string[]): void => {
    expect(new Set(values).size, what).toBe(firms.length);
  };
  distinct(
    'name',
    firms.map(({ name }) => name),
  );
  distinct(
    'slogan',
    firms.map(({ slogan }) => slogan),
  );
  distinct(
    'phone',
    firms.map(({ contact }) => contact.phone),
  );
  distinct(
    'street',
    firms.map(({ contact }) => contact.address.street),
  );
  distinct(
    'colors',
    firms.map(({ theme }) => `${theme.primaryColor} ${theme.secondaryColor}`),
  );
  const lines = firms.flatMap(({ people = [] }) =>
    people.flatMap(({ contactInfo }) => contactInfo?.phone ?? []),
  );
  expect(new Set(lines).size).toBe(lines.length);
});

test('telephone numbers, mail addresses and domains cannot reach anybody', () => {
  for (const { id, contact, people = [] } of firms) {
    for (const phone of [contact.phone, ...people.flatMap((one) => one.contactInfo?.phone ?? [])])
      expect(phone, id).toMatch(/^\(\d{3}\) 555-01\d\d$/u);
    const domain = contact.email.split('@')[1] ?? '';
    expect(domain, id).toMatch(/\.example$/u);
    for (const { contactInfo } of people)
      expect(contactInfo?.email?.endsWith(`@${domain}`), id).toBe(true);
  }
});

const societies: Readonly<Record<string, string>> = {
  AB: 'Law Society of Alberta',
  BC: 'Law Society of British Columbia',
  MB: 'Law Society of Manitoba',
  NB: 'Law Society of New Brunswick',
  NL: 'Law Society of Newfoundland and Labrador',
  NS: "Nova Scotia Barristers' Society",
  ON: 'Law Society of Ontario',
  SK: 'Law Society of Saskatchewan',
};
test('the attorneys of each firm are members of its province’s bar, since the year in their profile', () => {
  const { people } = getContent('law');
  for (const firm of lawFirms) {
    const society = societies[firm.contact.address.state] ?? 'no society';
    expect(
      firm.people?.map(({ id }) => id),
      firm.id,
    ).toEqual(people.map(({ id }) => id));
    for (const { id, barAdmissions } of firm.people ?? []) {
      const year = /\d{4}/u.exec(
        people.find((person) => person.id === id)?.barAdmissions[0] ?? '',
      )?.[0];
      expect(barAdmissions, `${firm.id}: ${id}`).toEqual([`${society}, ${year ?? ''}`]);
    }
  }
});

test('years of practice agree with the year in which the firm began', () => {
  const thisYear = Math.max(
    ...industries.flatMap((industry) =>
      getContent(industry).articles.map(({ head }) => new Date(head.date).getFullYear()),
    ),
  );
  const checked = firms.filter(({ about, stats }) => {
    const first = Math.min(
      ...[...JSON.stringify(about ?? {}).matchAll(/\b(?:19|20)\d\d\b/gu)].map(([year]) =>
        Number(year),
      ),
    );
    const years = stats?.find(({ label }) =>
      /^years of (?:practice|advice|building)/u.test(label),
    )?.value;
    if (years === undefined || !Number.isFinite(first)) return false;
    expect(years).toBe(thisYear - first);
    return true;
  });
  expect(checked.length).toBeGreaterThanOrEqual(10);
});

test('two law firms differ in every sentence about themselves', () => {
  const sentences = lawFirms.flatMap(({ about, description }) =>
    [description, ...Object.values(about ?? {})].flatMap((text) => text.split(/(?<=[.!?])\s/u)),
  );
  expect(new Set(sentences).size).toBe(sentences.length);
});
