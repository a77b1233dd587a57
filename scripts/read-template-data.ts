import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseDocument } from 'yaml';
import type { z } from 'zod';
import { Gallery } from '../templates-data/model/gallery.ts';
import { industries, isIndustry } from '../templates-data/model/slots.ts';
import { checkReferences, type FirmFile, type IndustryFolder } from './check-references.ts';
import { didYouMean, explainIssue } from './explain-issue.ts';
import { industryFiles, schemas, topFiles } from './template-files.ts';

export const templateData = fileURLToPath(new URL('../templates-data/', import.meta.url));

function names(folder: string): string[] {
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => !name.startsWith('.'))
        .sort()
    : [];
}

/** The head of a Markdown file, between two lines of dashes; undefined when there is none. */
function headOf(source: string): string | undefined {
  return /^---\n([\s\S]*?)\n---(?:\n|$)/u.exec(source.replaceAll('\r\n', '\n'))?.[1];
}

interface Reading {
  readonly complaints: string[];
  readonly names: (...path: string[]) => string[];
  readonly exists: (file: string) => boolean;
  readonly text: (file: string) => string;
  /** What the file says; undefined when it is missing or wrong, which has been noted. */
  readonly read: <Schema extends z.ZodType>(file: string, schema: Schema) => z.infer<Schema> | undefined;
}

/** Reads the files below a folder, and keeps what is wrong with them. */
function startReading(root: string): Reading {
  const complaints: string[] = [];
  const exists = (file: string): boolean => existsSync(join(root, file));
  const text = (file: string): string => readFileSync(join(root, file), 'utf8');
  function examine<Schema extends z.ZodType>(
    file: string,
    schema: Schema,
  ): { value: z.infer<Schema> | undefined; sentences: readonly string[] } {
    const wrong = (...sentences: string[]): { value: undefined; sentences: readonly string[] } => ({
      value: undefined,
      sentences,
    });
    if (!exists(file)) return wrong('is missing');
    const source = file.endsWith('.md') ? headOf(text(file)) : text(file);
    if (source === undefined) return wrong('must begin with its head, between two lines of ---');
    const document = parseDocument(source);
    if (document.errors.length > 0) {
      const first = (message: string): string => (message.split('\n')[0] ?? '').replace(/:$/u, '');
      return wrong(...document.errors.map(({ message }) => `cannot be read: ${first(message)}`));
    }
    const value: unknown = document.toJS();
    const parsed = schema.safeParse(value);
    if (parsed.success) return { value: parsed.data, sentences: [] };
    return wrong(...parsed.error.issues.flatMap((issue) => explainIssue(issue, schema, value)));
  }
  return {
    complaints,
    exists,
    text,
    names: (...path) => names(join(root, ...path)),
    read(file, schema) {
      const { value, sentences } = examine(file, schema);
      complaints.push(...sentences.map((sentence) => `${file}: ${sentence}`));
      return value;
    },
  };
}

/** Files that nothing reads: a misspelt name would otherwise be a text that never appears. */
function strayFiles(reading: Reading, folder: string, known: readonly string[]): void {
  for (const name of reading.names(folder)) {
    if (!known.includes(name))
      reading.complaints.push(`${join(folder, name)}: is not read by anything${didYouMean(name, known)}`);
  }
}

function readIndustry(reading: Reading, industry: string): IndustryFolder {
  const folder = join('industries', industry);
  const at = (file: string): string => join(folder, `${file}.yaml`);
  const present = new Set(reading.names(folder));
  // Law is what the others borrow from, so it must be whole.
  const own = <Schema extends z.ZodType>(
    name: (typeof industryFiles)[number],
    schema: Schema,
  ): z.infer<Schema> | undefined =>
    industry === 'law' || present.has(`${name}.yaml`) ? reading.read(at(name), schema) : undefined;
  strayFiles(reading, folder, [...industryFiles.map((name) => `${name}.yaml`), 'posts', 'images']);
  const posts = reading.names(folder, 'posts').flatMap((name) => {
    const file = join(folder, 'posts', name);
    if (!name.endsWith('.md')) {
      reading.complaints.push(`${file}: is not read by anything; articles end in .md`);
      return [];
    }
    const post = reading.read(file, schemas.post);
    return post ? [{ file, slug: name.slice(0, -3), post }] : [];
  });
  if (present.has('posts') && reading.names(folder, 'posts').length < 2)
    reading.complaints.push(`${folder}/posts: needs at least 2 articles`);
  return {
    id: industry,
    folder,
    words: own('industry', schemas.industry),
    services: own('services', schemas.services),
    people: own('people', schemas.people),
    testimonials: own('testimonials', schemas.testimonials),
    faqs: own('faqs', schemas.faqs),
    posts,
    ownPosts: present.has('posts'),
    texts: [...industryFiles.map((name) => `${name}.yaml`), ...posts.map(({ slug }) => `posts/${slug}.md`)]
      .filter((name) => reading.exists(join(folder, name)))
      .map((name) => ({ file: join(folder, name), text: reading.text(join(folder, name)) })),
  };
}

/** Every complaint about a folder like templates-data, one line each, in the order of its files; empty when all is right. */
export function checkTemplateData(root: string = templateData): string[] {
  const reading = startReading(root);
  for (const name of topFiles.filter((file) => file !== 'gallery'))
    reading.read(`${name}.yaml`, schemas[name]);
  const gallery = reading.read('gallery.yaml', Gallery);
  for (const kind of ['privacy-policy', 'terms-of-service', 'disclaimer'])
    reading.read(`policies/${kind}.md`, schemas.policy);
  const folders = reading.names('industries').flatMap((name) => {
    if (isIndustry(name)) return [readIndustry(reading, name)];
    reading.complaints.push(`industries/${name}: is not an industry${didYouMean(name, industries)}`);
    return [];
  });
  const firms = reading.names('firms').flatMap((name): FirmFile[] => {
    const file = join('firms', name);
    if (!name.endsWith('.yaml')) {
      reading.complaints.push(`${file}: is not read by anything; firms end in .yaml`);
      return [];
    }
    const firm = reading.read(file, schemas.firm);
    return firm ? [{ file, id: name.replace(/\.yaml$/u, ''), firm }] : [];
  });
  reading.complaints.push(
    ...checkReferences({
      folders,
      firms,
      galleryFirms: gallery?.templates.map(({ firm }) => firm) ?? [],
      policies: reading
        .names('policies')
        .map((name) => ({ file: join('policies', name), text: reading.text(join('policies', name)) })),
    }),
  );
  return reading.complaints;
}
