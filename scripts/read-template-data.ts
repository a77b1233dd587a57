import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { Gallery } from '../templates-data/model/gallery.ts';
import { industries, isIndustry } from '../templates-data/model/industries.ts';
import { isLanguage, languages } from '../templates-data/model/languages.ts';
import { PageWords } from '../templates-data/model/page-words.ts';
import type { SharedFile } from './check-names.ts';
import { checkReferences } from './check-references.ts';
import type { FirmFile, IndustryFolder, TemplateData } from './template-data.ts';
import {
  findTradeProblems,
  findWordsProblems,
  type TradeFile,
  type WordsFile,
} from './check-trades.ts';
import { didYouMean } from './explain-issue.ts';
import { startReading, type Reading } from './read-data-files.ts';
import { industryFiles, schemas, topFiles } from './template-files.ts';

export const templateData = fileURLToPath(new URL('../templates-data/', import.meta.url));

/**
 * Reports files that nothing reads, because a misspelt name would hide their texts. Returns whether
 * there are any.
 */
function hasStrayFiles(reading: Reading, folder: string, known: readonly string[]): boolean {
  const strays = reading.names(folder).filter((name) => !known.includes(name));
  for (const name of strays)
    reading.problems.push(
      `${join(folder, name)}: is not read by anything${didYouMean(name, known)}`,
    );
  return strays.length > 0;
}

function readIndustry(reading: Reading, industry: string): IndustryFolder {
  const folder = join('industries', industry);
  const at = (file: string): string => join(folder, `${file}.yaml`);
  const present = new Set(reading.names(folder));
  const hasStray = hasStrayFiles(reading, folder, [
    ...industryFiles.map((name) => `${name}.yaml`),
    'posts',
    'images',
  ]);
  // A missing file beside one that nothing reads is probably that file, misspelt.
  const own = <Schema extends z.ZodType>(
    name: (typeof industryFiles)[number],
    schema: Schema,
  ): z.infer<Schema> | undefined =>
    present.has(`${name}.yaml`) || !hasStray ? reading.read(at(name), schema) : undefined;
  const posts = reading.names(folder, 'posts').flatMap((name) => {
    const file = join(folder, 'posts', name);
    if (!name.endsWith('.md')) {
      reading.problems.push(`${file}: is not read by anything; articles end in .md`);
      return [];
    }
    return [{ file, slug: name.slice(0, -3), post: reading.read(file, schemas.post) }];
  });
  if ((present.has('posts') || !hasStray) && reading.names(folder, 'posts').length < 2)
    reading.problems.push(`${folder}/posts: needs at least 2 articles`);
  return {
    id: industry,
    folder,
    present,
    words: own('industry', schemas.industry),
    services: own('services', schemas.services),
    people: own('people', schemas.people),
    testimonials: own('testimonials', schemas.testimonials),
    faqs: own('faqs', schemas.faqs),
    posts,
  };
}

function readIndustries(reading: Reading): IndustryFolder[] {
  const names = reading.names('industries');
  const unknown = names.filter((name) => !isIndustry(name));
  reading.problems.push(
    ...unknown.map(
      (name) => `industries/${name}: is not an industry${didYouMean(name, industries)}`,
    ),
    // A missing folder beside an unknown one is probably that folder, misspelt.
    ...(unknown.length > 0 ? [] : industries)
      .filter((industry) => !names.includes(industry))
      .map((industry) => `industries/${industry}: is missing`),
  );
  return names.filter(isIndustry).map((industry) => readIndustry(reading, industry));
}

/**
 * The files that several businesses share: those of the industries, trades and languages,
 * `shared.yaml` and the policies.
 */
function listSharedFiles(reading: Reading, folders: readonly IndustryFolder[]): SharedFile[] {
  const files = [
    ...reading.names().filter((name) => name === 'shared.yaml'),
    ...['page-words', 'policies', 'trades', 'words'].flatMap((folder) =>
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

/** The .yaml files of a folder; a problem for each other file. */
function yamlFiles(reading: Reading, folder: string): { file: string; id: string }[] {
  return reading.names(folder).flatMap((name) => {
    const file = join(folder, name);
    if (name.endsWith('.yaml')) return [{ file, id: name.slice(0, -'.yaml'.length) }];
    reading.problems.push(`${file}: is not read by anything; ${folder} end in .yaml`);
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

/** The words in every language; a missing language is a problem too. */
function readWords(reading: Reading): WordsFile[] {
  for (const { file, id } of yamlFiles(reading, 'words'))
    if (!isLanguage(id))
      reading.problems.push(`${file}: is not a language of demos${didYouMean(id, languages)}`);
  for (const { file, id } of yamlFiles(reading, 'page-words'))
    if (reading.read(file, PageWords)?.language !== id)
      reading.problems.push(`${file}: language must be ${id}, the file's name`);
  return languages.map((language) => {
    const file = join('words', `${language}.yaml`);
    return { file, language, words: reading.read(file, schemas.words) };
  });
}

/** A firm's name is used even when its file is invalid. */
const NamedFile = z.object({ name: z.string() });

/**
 * The files of a folder like templates-data, and the problems within each of them, one line each.
 */
export function readTemplateData(root: string): {
  problems: readonly string[];
  data: TemplateData;
} {
  const reading = startReading(root);
  for (const name of topFiles.filter((file) => file !== 'gallery'))
    reading.read(`${name}.yaml`, schemas[name]);
  const gallery = reading.read('gallery.yaml', Gallery);
  for (const kind of ['privacy-policy', 'terms-of-service', 'disclaimer'])
    reading.read(`policies/${kind}.md`, schemas.policy);
  const folders = readIndustries(reading);
  const firms = reading.names('firms').flatMap((name): FirmFile[] => {
    const file = join('firms', name);
    if (!name.endsWith('.yaml')) {
      reading.problems.push(`${file}: is not read by anything; firms end in .yaml`);
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
  return { problems: reading.problems, data };
}

/**
 * All problems about a folder like templates-data, one line each, in the order of its files; empty
 * without problems.
 */
export function checkTemplateData(root: string = templateData): string[] {
  const { problems, data } = readTemplateData(root);
  return [
    ...problems,
    ...checkReferences(data),
    ...findTradeProblems(data.trades),
    ...findWordsProblems(data.words),
  ];
}
