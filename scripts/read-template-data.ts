import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { z } from 'zod';
import { Faqs } from '../templates-data/model/faqs.ts';
import { Firm } from '../templates-data/model/firm.ts';
import { Gallery } from '../templates-data/model/gallery.ts';
import { Industry } from '../templates-data/model/industry.ts';
import { People } from '../templates-data/model/person.ts';
import { Landing } from '../templates-data/model/landing.ts';
import { Plans } from '../templates-data/model/plans.ts';
import { Platform, Presets } from '../templates-data/model/platform.ts';
import { Post } from '../templates-data/model/post.ts';
import { Services } from '../templates-data/model/service.ts';
import { Testimonials } from '../templates-data/model/testimonial.ts';

const folder = fileURLToPath(new URL('../templates-data/', import.meta.url));

function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((part, index) =>
      typeof part === 'number' ? `[${part + 1}]` : `${index > 0 ? '.' : ''}${String(part)}`,
    )
    .join('');
}

/** What is wrong with a file, one line each: `firms/camrose.yaml: hero.title is 74 characters, the design fits 60`. */
function complaintsOf(file: string, schema: z.ZodType): { complaints: string[]; value: unknown } {
  let source: unknown;
  try {
    const text = readFileSync(join(folder, file), 'utf8');
    const front = file.endsWith('.md') ? (/^---\n([\s\S]*?)\n---/u.exec(text)?.[1] ?? '') : text;
    source = parse(front);
  } catch (error) {
    return {
      complaints: [
        `${file}: cannot be read: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : ''}`,
      ],
      value: undefined,
    };
  }
  const parsed = schema.safeParse(source);
  if (parsed.success) return { complaints: [], value: parsed.data };
  return {
    complaints: parsed.error.issues.map((issue) =>
      `${file}: ${fieldName(issue.path)} ${issue.message}`.trim(),
    ),
    value: undefined,
  };
}

function names(path: string): string[] {
  const full = join(folder, path);
  return existsSync(full) ? readdirSync(full).sort() : [];
}

function referenceComplaints(
  industry: string,
  people: unknown,
  posts: readonly { file: string; post: z.infer<typeof Post> }[],
): string[] {
  const persons = People.safeParse(people);
  const authors = new Set(persons.success ? persons.data.map((person) => person.id) : []);
  const ids = new Set(posts.map(({ post }) => post.id));
  return posts.flatMap(({ file, post }) => [
    ...(authors.has(post.author)
      ? []
      : [`${file}: author "${post.author}" is not in industries/${industry}/people.yaml`]),
    ...post.relatedPosts
      .filter((id) => !ids.has(id))
      .map((id) => `${file}: relatedPosts names "${id}", which no post has as its id`),
  ]);
}

/** Every complaint about templates-data, in the order of its files; empty when all is right. */
export function checkTemplateData(): string[] {
  const complaints: string[] = [];
  const check = (file: string, schema: z.ZodType): unknown => {
    const result = complaintsOf(file, schema);
    complaints.push(...result.complaints);
    return result.value;
  };
  check('platform.yaml', Platform);
  check('presets.yaml', Presets);
  check('landing.yaml', Landing);
  check('plans.yaml', Plans);
  check('gallery.yaml', Gallery);
  const slugs = new Map<string, Set<string>>();
  for (const industry of names('industries')) {
    const at = (file: string): string => join('industries', industry, file);
    check(at('industry.yaml'), Industry);
    check(at('services.yaml'), Services);
    const people = check(at('people.yaml'), People);
    check(at('testimonials.yaml'), Testimonials);
    if (names(join('industries', industry)).includes('faqs.yaml')) check(at('faqs.yaml'), Faqs);
    const posts = names(at('posts')).flatMap((name) => {
      const file = join(at('posts'), name);
      const post = Post.safeParse(check(file, Post));
      return post.success ? [{ file, post: post.data }] : [];
    });
    slugs.set(industry, new Set(posts.map(({ file }) => file.replace(/^.*\/|\.md$/gu, ''))));
    complaints.push(...referenceComplaints(industry, people, posts));
  }
  for (const name of names('firms')) {
    const file = join('firms', name);
    const firm = Firm.safeParse(check(file, Firm));
    if (!firm.success) continue;
    const known = slugs.get(firm.data.industry) ?? new Set();
    for (const slug of firm.data.posts) {
      if (!known.has(slug))
        complaints.push(
          `${file}: posts names "${slug}", but industries/${firm.data.industry}/posts has no ${slug}.md`,
        );
    }
  }
  return complaints;
}
