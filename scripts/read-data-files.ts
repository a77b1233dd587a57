import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import type { z } from 'zod';
import { explainIssue } from './explain-issue.ts';

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

interface Examined<Value> {
  readonly value: Value | undefined;
  readonly sentences: readonly string[];
}

/** What schemas say of parsed files, for the same reason. */
const examined = new WeakMap<ParsedFile, Map<z.ZodType, Examined<unknown>>>();

function examineContent<Schema extends z.ZodType>(
  content: ParsedFile,
  schema: Schema,
): Examined<z.infer<Schema>> {
  const bySchema = examined.get(content) ?? new Map<z.ZodType, Examined<unknown>>();
  examined.set(content, bySchema);
  const known = bySchema.get(schema) as Examined<z.infer<Schema>> | undefined;
  if (known !== undefined) return known;
  const { success, data, error } = schema.safeParse(content.value);
  const result = success
    ? { value: data, sentences: [] }
    : {
        value: undefined,
        sentences: error.issues.flatMap((issue) => explainIssue(issue, schema, content.value)),
      };
  bySchema.set(schema, result);
  return result;
}

export interface Reading {
  readonly problems: string[];
  readonly names: (...path: string[]) => string[];
  readonly text: (file: string) => string;
  readonly content: (file: string) => ParsedFile;
  /** The file's content; undefined for a missing or invalid file, whose problems are recorded. */
  readonly read: <Schema extends z.ZodType>(
    file: string,
    schema: Schema,
  ) => z.infer<Schema> | undefined;
}

/** Reads the files below a folder, and collects their problems. */
export function startReading(root: string): Reading {
  const problems: string[] = [];
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
  ): Examined<z.infer<Schema>> {
    if (!exists(file)) return { value: undefined, sentences: ['is missing'] };
    const known = content(file);
    return known.sentences.length > 0
      ? { value: undefined, sentences: known.sentences }
      : examineContent(known, schema);
  }
  return {
    problems,
    text,
    content,
    names: (...path) => names(join(root, ...path)),
    read(file, schema) {
      const { value, sentences } = examine(file, schema);
      problems.push(...sentences.map((sentence) => `${file}: ${sentence}`));
      return value;
    },
  };
}
