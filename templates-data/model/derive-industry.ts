/**
 * Completes an industry's content: files that it lacks are copied from the law template with the
 * trade's words. Its own content takes precedence.
 */
import { Faqs } from './faqs.ts';
import { Industry } from './industry.ts';
import { People, type Person } from './person.ts';
import { Post } from './post.ts';
import { replaceInMarkdown, replaceInText, wordings, type Wording } from './replace-words.ts';
import { Services, type Faq, type Service } from './service.ts';
import {
  type Industry as IndustryName,
  industryLabel,
  industryRule,
  isIndustry,
} from './industries.ts';
import { Testimonials, type Testimonial } from './testimonial.ts';

/** The content of an industry's site except articles, which have files of their own. */
export interface IndustryContent {
  readonly words: Industry;
  readonly services: readonly Service[];
  readonly people: readonly Person[];
  readonly testimonials: readonly Testimonial[];
  readonly faqs: readonly Faq[];
}

function findWording(industry: string): Wording | undefined {
  return Object.hasOwn(wordings, industry) ? wordings[industry] : undefined;
}

function deriveFaqs(faqs: readonly Faq[], wording: Wording): Faq[] {
  return faqs.map((faq) => ({
    ...faq,
    question: replaceInText(faq.question, wording),
    answer: replaceInText(faq.answer, wording),
  }));
}

function reworded<Quote extends { content: string; case: string }>(
  quote: Quote,
  wording: Wording,
): Quote {
  return {
    ...quote,
    content: replaceInText(quote.content, wording),
    case: replaceInText(quote.case, wording),
  };
}

function servicesIn(services: readonly Service[], wording: Wording): Service[] {
  const text = (value: string): string => replaceInText(value, wording);
  return Services.parse(
    services.map((service) => ({
      ...service,
      ...(service.testimonial && { testimonial: reworded(service.testimonial, wording) }),
      title: text(service.title),
      description: text(service.description),
      longDescription: replaceInMarkdown(service.longDescription, wording),
      faqs: deriveFaqs(service.faqs, wording),
      caseStudies: service.caseStudies.map(({ id, title, challenge, solution, result }) => ({
        id,
        title: text(title),
        challenge: text(challenge),
        solution: text(solution),
        result: text(result),
      })),
    })),
  );
}

function derivePeople(people: readonly Person[], wording: Wording): Person[] {
  const text = (value: string): string => replaceInText(value, wording);
  return People.parse(
    people.map((person) => ({
      ...person,
      title: text(person.title),
      specialty: text(person.specialty),
      bio: text(person.bio),
      education: person.education.map(text),
      barAdmissions: [],
      awards: person.awards.map(text),
      publications: person.publications.map((publication) => ({
        ...publication,
        title: text(publication.title),
        source: text(publication.source),
        description: text(publication.description),
      })),
    })),
  );
}

function deriveTestimonials(testimonials: readonly Testimonial[], wording: Wording): Testimonial[] {
  return Testimonials.parse(testimonials.map((testimonial) => reworded(testimonial, wording)));
}

/** Replaces words in every text of a value; numbers and keys stay. */
function deriveTexts(value: unknown, wording: Wording): unknown {
  if (typeof value === 'string') return replaceInText(value, wording);
  if (Array.isArray(value)) return value.map((part) => deriveTexts(part, wording));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, deriveTexts(part, wording)]),
  );
}

function deriveWords(
  industry: IndustryName,
  law: Industry,
  services: readonly Service[],
  wording: Wording,
): Industry {
  const {
    id: _id,
    label: _label,
    design: _design,
    template: _template,
    sample: _sample,
    home: _home,
    ...words
  } = law;
  const derived = deriveTexts(words, wording);
  return Industry.parse({
    ...(typeof derived === 'object' ? derived : {}),
    id: industry,
    label: industryLabel(industry),
    design: industryRule(industry).design,
    inquiryTopics: services.map(({ slug, title }) => ({ value: slug, label: title })),
    inquiryTopicLabel: 'Service',
  });
}

/** The law template with another industry's name. */
function lawAs(industry: string, law: IndustryContent): IndustryContent {
  return { ...law, words: { ...law.words, id: industry } };
}

/**
 * The whole content of an industry: its own files, else the law template's in the industry's words.
 * A custom industry gets the law template under its own name. So does an industry whose copy would
 * be too long for the design.
 */
export function deriveIndustry(
  industry: string,
  own: Partial<IndustryContent>,
  law: IndustryContent,
): IndustryContent {
  const { words, services: ownServices, people, testimonials, faqs } = own;
  if (words && ownServices && people && testimonials && faqs)
    return { words, services: ownServices, people, testimonials, faqs };
  const wording = findWording(industry);
  if (industry === 'law' || wording === undefined || !isIndustry(industry))
    return lawAs(industry, law);
  try {
    const services = ownServices ?? servicesIn(law.services, wording);
    return {
      words: words ?? deriveWords(industry, law.words, services, wording),
      services,
      people: people ?? derivePeople(law.people, wording),
      testimonials: testimonials ?? deriveTestimonials(law.testimonials, wording),
      faqs: faqs ?? Faqs.parse(deriveFaqs(law.faqs, wording)),
    };
  } catch {
    return lawAs(industry, law);
  }
}

/**
 * The law template's services in an industry's words; unchanged where `deriveIndustry` leaves them
 * so.
 */
export function deriveServices(industry: string, services: readonly Service[]): readonly Service[] {
  const wording = findWording(industry);
  if (wording === undefined) return services;
  try {
    return servicesIn(services, wording);
  } catch {
    return services;
  }
}

interface Article {
  readonly head: Post;
  /** The text in Markdown, without the head. */
  readonly body: string;
}

/**
 * A law article in an industry's words; unchanged when the industry has no words, or the copy is
 * too long.
 */
export function deriveArticle(industry: string, article: Article): Article {
  const wording = findWording(industry);
  if (wording === undefined) return article;
  const text = (value: string): string => replaceInText(value, wording);
  const { head, body } = article;
  const derived = Post.safeParse({
    ...head,
    title: text(head.title),
    excerpt: text(head.excerpt),
    category: text(head.category),
    tags: head.tags.map(text),
  });
  return derived.success ? { head: derived.data, body: replaceInMarkdown(body, wording) } : article;
}
