/** Texts that several businesses share, so that no sample firm may be named in them. */
import { fieldName } from './explain-issue.ts';

/** The content of a shared file, valid or not; undefined for an unreadable one. */
export interface SharedFile {
  readonly file: string;
  readonly value: unknown;
}

interface Found {
  readonly path: readonly PropertyKey[];
  readonly text: string;
}

function textsIn(value: unknown, path: readonly PropertyKey[] = []): Found[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((part, index) => textsIn(part, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, [...path, key]));
}

/** The name in the gallery is not shown on demos. */
function isGalleryName(file: string, path: readonly PropertyKey[]): boolean {
  return file.endsWith('industry.yaml') && path.join('.') === 'template.name';
}

/** Matches the whole name, across line breaks too. */
function namePattern(name: string): RegExp {
  const words = name
    .trim()
    .split(/\s+/u)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}])${words.join('\\s+')}(?![\\p{L}\\p{N}])`, 'u');
}

/** Names of one word are not searched, because they may be ordinary words. */
export function findNameProblems(files: readonly SharedFile[], names: readonly string[]): string[] {
  const expected = names
    .filter((name) => /\s/u.test(name.trim()))
    .map((name) => ({ name, pattern: namePattern(name) }));
  return files.flatMap(({ file, value }) =>
    textsIn(value)
      .filter(({ path }) => !isGalleryName(file, path))
      .flatMap(({ path, text }) =>
        expected
          .filter(({ pattern }) => pattern.test(text))
          .map(
            ({ name }) =>
              `${file}: ${fieldName(path)} names the sample firm "${name}"; this text stands on the demos of real clients`,
          ),
      ),
  );
}
