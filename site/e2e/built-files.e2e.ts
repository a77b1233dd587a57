import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';

const site = process.env['FIRSTLOOK_OUT_DIR'] ?? 'dist';
const folder = join(site, '_astro');
const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
const nameOf = (file: string): string => file.slice(0, file.indexOf('.'));
const textOf = (file: string): string => readFileSync(join(folder, file), 'utf8');

/** A file with all that it imports. */
function withImports(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, imported = ''] of textOf(file).matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/gu)) {
    withImports(imported, seen);
  }
  return seen;
}

/** Every file that the parts of the site bring, by the parts' names (scripts/script-groups.ts). */
function filesOf(...parts: readonly string[]): readonly string[] {
  const first = parts.map((part) => files.find((file) => nameOf(file) === part) ?? part);
  return [...new Set(first.flatMap((file) => [...withImports(file)]))];
}

const namesOf = (...parts: readonly string[]): readonly string[] => filesOf(...parts).map(nameOf);

test.each([
  ['AuthModal', ['studio', 'draft', 'preview', 'brand', 'content']],
  ['first-look', ['react', 'mount-shell', 'studio', 'brand', 'editing', 'content']],
  [
    'studio',
    ['preview', 'brand', 'editing', 'content', 'demos', 'Library', 'qr-code', 'AuthModal'],
  ],
  ['brand', ['editing', 'content', 'demos', 'hours', 'Library', 'qr-code', 'AuthModal']],
  ['scan-end-part', ['content', 'Library']],
  ['Library', ['content', 'qr-code', 'AuthModal']],
])('%s is fetched without what only other parts need', (part, others) => {
  const brought = namesOf(part);
  expect(brought).toContain('base');
  expect(brought.filter((name) => others.includes(name))).toEqual([]);
});

test('the studio opens with 98.5 kB of script, and has 118 kB with its preview and the next step', () => {
  const opened = filesOf('AgencyLayout', 'studio');
  const behind = filesOf('brand').filter((file) => !opened.includes(file));
  const kilobytes = (names: readonly string[]): number =>
    names.reduce((sum, name) => sum + brotliCompressSync(textOf(name)).length, 0) / 1000;
  const toOpen = kilobytes(opened);
  expect(toOpen).toBeGreaterThan(60);
  expect(toOpen).toBeLessThan(98.5);
  expect(toOpen + kilobytes(behind)).toBeLessThan(118);
});

test('every page of a firm fits into the 14 kB that a first answer has room for, its sheet included', () => {
  const weightOf = (path: string, quality: number): number =>
    brotliCompressSync(readFileSync(path), {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality },
    }).length;
  const pages = ['firms', 'industries'].flatMap((part) =>
    readdirSync(join(site, part), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.html'))
      .map((name) => join(site, part, name)),
  );
  expect(pages.length).toBeGreaterThan(300);
  // Sent at the best quality, which takes 80 ms for each: those that are largest at a quick one are
  // looked at.
  const quick = pages.map((path) => ({ path, weight: weightOf(path, 4) }));
  const largest = quick.toSorted((a, b) => b.weight - a.weight).slice(0, 12);
  expect(
    largest
      .map(({ path }) => [path, weightOf(path, 11)])
      .filter(([, weight]) => Number(weight) > 14_336),
  ).toEqual([]);
});
