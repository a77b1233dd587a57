import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { Gallery } from '../templates-data/model/gallery.ts';
import { industries, isIndustry } from '../templates-data/model/industries.ts';
import { isLanguage, languages } from '../templates-data/model/languages.ts';
import type { SharedFile } from './check-names.ts';
import { checkReferences } from './check-references.ts';
import type { FirmFile, IndustryFolder, TemplateData } from './template-data.ts';
import {
  tradeComplaints,
  wordsComplaints,
  type TradeFile,
  type WordsFile,
} from './check-trades.ts';
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

interface ParsedFile {
  /** The file's content, valid or not; undefined for an unreadable file. */
  readonly value: unknown;
  /** Why it cannot be read. */
  readonly sentences: readonly string[];
  /** The text below a Markdown file's frontmatter. */
  readonly body?: string;
}

/** A YAML file, or a Markdown file with its frontmatter between two lines of dashes. */
function parseContent(source: string, isMarkdown: boolean): ParsedFile {
  const parts = /^---\n([\s\S]*?)\n---(?:\n([\s\S]*))?$/u.exec(source.replaceAll('\r\n', '\n'));
  if (isMarkdown && !parts)
    return { value: undefined, sentences: ['must begin with its head, between two lines of ---'] };
  const document = parseDocument(isMarkdown ? (parts?.[1] ?? '') : source);
  const first = (message: string): string => (message.split('\n')[0] ?? '').replace(/:$/u, '');
  if (document.errors.length > 0)
    return {
      value: undefined,
      sentences: document.errors.map(({ message }) => `cannot be read: ${first(message)}`),
    };
  return {
    value: document.toJS() as unknown,
    sentences: [],
    ...(isMarkdown && { body: parts?.[2] ?? '' }),
  };
}

/** Parsed files by their text: the preview reads all files each time that one is saved. */
const known = new Map<string, ParsedFile>();

function readContent(source: string, isMarkdown: boolean): ParsedFile {
  const content = known.get(source) ?? parseContent(source, isMarkdown);
  known.set(source, content);
  return content;
}

interface Reading {
  readonly complaints: string[];
  readonly names: (...path: string[]) => string[];
  readonly text: (file: string) => string;
  readonly content: (file: string) => ParsedFile;
  /** The file's content; undefined for a missing or invalid file, whose faults are noted. */
  readonly read: <Schema extends z.ZodType>(
    file: string,
    schema: Schema,
  ) => z.infer<Schema> | undefined;
}

/** Reads the files below a folder, and collects their faults. */
function startReading(root: string): Reading {
  const complaints: string[] = [];
  const exists = (file: string): boolean => existsSync(join(root, file));
  const text = (file: string): string => readFileSync(join(root, file), 'utf8');
  const contents = new Map<string, ParsedFile>();
  function content(file: string): ParsedFile {
    const known = contents.get(file) ?? readContent(text(file), file.endsWith('.md'));
    contents.set(file, known);
    return known;
  }
  function examine<Schema extends z.ZodType>(
    file: string,
    schema: Schema,
  ): { value: z.infer<Schema> | undefined; sentences: readonly string[] } {
    const wrong = (...sentences: string[]): { value: undefined; sentences: readonly string[] } => ({
      value: undefined,
      sentences,
    });
    if (!exists(file)) return wrong('is missing');
    const { value, sentences } = content(file);
    if (sentences.length > 0) return wrong(...sentences);
    const parsed = schema.safeParse(value);
    if (parsed.success) return { value: parsed.data, sentences: [] };
    return wrong(...parsed.error.issues.flatMap((issue) => explainIssue(issue, schema, value)));
  }
  return {
    complaints,
    text,
    content,
    names: (...path) => names(join(root, ...path)),
    read(file, schema) {
      const { value, sentences } = examine(file, schema);
      complaints.push(...sentences.map((sentence) => `${file}: ${sentence}`));
      return value;
    },
  };
}

/**
 * Reports files that nothing reads, because a misspelt name would hide their texts. Returns whether
 * there are any.
 */
function hasStrayFiles(reading: Reading, folder: string, known: readonly string[]): boolean {
  const strays = reading.names(folder).filter((name) => !known.includes(name));
  for (const name of strays)
    reading.complaints.push(
      `${join(folder, name)}: is not read by anything${didYouMean(name, known)}`,
    );
  return strays.length > 0;
}

function readIndustry(reading: Reading, industry: string): IndustryFolder {
  const folder = join('industries', industry);
  const at = (file: string): string => join(folder, `${file}.yaml`);
  const present = new Set(reading.names(folder));
  // The others borrow from law, so law must be complete.
  const own = <Schema extends z.ZodType>(
    name: (typeof industryFiles)[number],
    schema: Schema,
  ): z.infer<Schema> | undefined =>
    industry === 'law' || present.has(`${name}.yaml`) ? reading.read(at(name), schema) : undefined;
  const hasStray = hasStrayFiles(reading, folder, [
    ...industryFiles.map((name) => `${name}.yaml`),
    'posts',
    'images',
  ]);
  const posts = reading.names(folder, 'posts').flatMap((name) => {
    const file = join(folder, 'posts', name);
    if (!name.endsWith('.md')) {
      reading.complaints.push(`${file}: is not read by anything; articles end in .md`);
      return [];
    }
    return [{ file, slug: name.slice(0, -3), post: reading.read(file, schemas.post) }];
  });
  if (present.has('posts') && reading.names(folder, 'posts').length < 2)
    reading.complaints.push(`${folder}/posts: needs at least 2 articles`);
  return {
    id: industry,
    folder,
    present,
    hasStray,
    words: own('industry', schemas.industry),
    services: own('services', schemas.services),
    people: own('people', schemas.people),
    testimonials: own('testimonials', schemas.testimonials),
    faqs: own('faqs', schemas.faqs),
    posts,
  };
}

/**
 * The files that several businesses share: those of the industries, trades and languages,
 * `shared.yaml` and the policies.
 */
function listSharedFiles(reading: Reading, folders: readonly IndustryFolder[]): SharedFile[] {
  const files = [
    ...reading.names().filter((name) => name === 'shared.yaml'),
    ...['policies', 'trades', 'words'].flatMap((folder) =>
      reading.names(folder).map((name) => join(folder, name)),
    ),
    ...folders.flatMap(({ folder, present, posts }) => [
      ...industryFiles
        .filter((name) => present.has(`${name}.yaml`))
        .map((name) => join(folder, `${name}.yaml`)),
      ...posts.map(({ file }) => file),
    ]),
  ];
  return files.flatMap((file) => {
    const { value, body } = reading.content(file);
    return body === undefined
      ? [{ file, value }]
      : [
          { file, value },
          { file, value: { text: body } },
        ];
  });
}

/** The .yaml files of a folder; a complaint for each other file. */
function yamlFiles(reading: Reading, folder: string): { file: string; id: string }[] {
  return reading.names(folder).flatMap((name) => {
    const file = join(folder, name);
    if (name.endsWith('.yaml')) return [{ file, id: name.slice(0, -'.yaml'.length) }];
    reading.complaints.push(`${file}: is not read by anything; ${folder} end in .yaml`);
    return [];
  });
}

function readTrades(reading: Reading): TradeFile[] {
  return yamlFiles(reading, 'trades').map(({ file, id }) => ({
    file,
    id,
    trade: reading.read(file, schemas.trade),
  }));
}

/** The words in every language; a missing language is a complaint too. */
function readWords(reading: Reading): WordsFile[] {
  for (const { file, id } of yamlFiles(reading, 'words'))
    if (!isLanguage(id))
      reading.complaints.push(`${file}: is not a language of demos${didYouMean(id, languages)}`);
  return languages.map((language) => {
    const file = join('words', `${language}.yaml`);
    return { file, language, words: reading.read(file, schemas.words) };
  });
}

/** A firm's name is used even when its file has faults. */
const NamedFile = z.object({ name: z.string() });

/** The files of a folder like templates-data, and the faults of each by itself, one line each. */
export function readTemplateData(root: string): {
  complaints: readonly string[];
  data: TemplateData;
} {
  const reading = startReading(root);
  for (const name of topFiles.filter((file) => file !== 'gallery'))
    reading.read(`${name}.yaml`, schemas[name]);
  const gallery = reading.read('gallery.yaml', Gallery);
  for (const kind of ['privacy-policy', 'terms-of-service', 'disclaimer'])
    reading.read(`policies/${kind}.md`, schemas.policy);
  const folders = reading.names('industries').flatMap((name) => {
    if (isIndustry(name)) return [readIndustry(reading, name)];
    reading.complaints.push(
      `industries/${name}: is not an industry${didYouMean(name, industries)}`,
    );
    return [];
  });
  const firms = reading.names('firms').flatMap((name): FirmFile[] => {
    const file = join('firms', name);
    if (!name.endsWith('.yaml')) {
      reading.complaints.push(`${file}: is not read by anything; firms end in .yaml`);
      return [];
    }
    const firm = reading.read(file, schemas.firm);
    const named = NamedFile.safeParse(reading.content(file).value).data?.name;
    return [{ file, id: name.replace(/\.yaml$/u, ''), name: named, firm }];
  });
  const data = {
    folders,
    trades: readTrades(reading),
    words: readWords(reading),
    firms,
    galleryFirms: gallery?.templates.map(({ firm }) => firm) ?? [],
    policies: reading.names('policies').map((name) => ({
      file: join('policies', name),
      text: reading.text(join('policies', name)),
    })),
    sharedFiles: listSharedFiles(reading, folders),
  };
  return { complaints: reading.complaints, data };
}

/**
 * All complaints about a folder like templates-data, one line each, in the order of its files;
 * empty without faults.
 */
export function checkTemplateData(root: string = templateData): string[] {
  const { complaints, data } = readTemplateData(root);
  return [
    ...complaints,
    ...checkReferences(data),
    ...tradeComplaints(data.trades),
    ...wordsComplaints(data.words),
  ];
}
