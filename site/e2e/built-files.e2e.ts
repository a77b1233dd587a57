import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { withImports } from '../../scripts/preload-modules.ts';

const site = process.env['FIRSTLOOK_OUT_DIR'] ?? 'dist';
const folder = join(site, '_astro');
const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
const withoutHash = (file: string): string => file.slice(0, file.indexOf('.'));
const readText = (file: string): string => readFileSync(join(folder, file), 'utf8');

/**
 * The files of these parts and everything that they import; the names are those in
 * scripts/script-groups.ts.
 */
function listFiles(...parts: readonly string[]): readonly string[] {
  const first = parts.map((part) => files.find((file) => withoutHash(file) === part) ?? part);
  return [...new Set(first.flatMap((file) => [...withImports(folder, file)]))];
}

const listNames = (...parts: readonly string[]): readonly string[] =>
  listFiles(...parts).map(withoutHash);

test.each([
  ['AuthModal', ['app', 'demos-list', 'studio', 'draft', 'preview', 'brand', 'content']],
  ['first-look', ['react', 'mount-shell', 'app', 'studio', 'brand', 'editing', 'content']],
  [
    'demos-list',
    ['studio', 'draft', 'values', 'preview', 'brand', 'content', 'qr-code', 'AuthModal'],
  ],
  ['editor', ['wizard', 'scan', 'news', 'preview', 'brand', 'editing', 'content', 'demos-list']],
  ['news', ['signals', 'demos-list', 'studio', 'draft', 'values']],
  ['DemoPage', ['studio', 'draft', 'brand', 'editing', 'content', 'qr-code', 'AuthModal']],
  [
    'studio',
    ['preview', 'brand', 'editing', 'content', 'demos', 'demos-list', 'qr-code', 'AuthModal'],
  ],
  ['brand', ['editing', 'content', 'demos', 'hours', 'demos-list', 'qr-code', 'AuthModal']],
  ['scan-end-part', ['content', 'demos-list']],
])('%s is fetched without the files of other parts', (part, others) => {
  const brought = listNames(part);
  expect(brought).toContain('base');
  expect(brought.filter((name) => others.includes(name))).toEqual([]);
});

/** Without the hashes in names of files: 1 to 1.4 kB that each change compresses differently. */
const kilobytes = (names: readonly string[]): number =>
  names
    .map((name) => readText(name).replace(/\.[\w-]{8}\.js/gu, '.js'))
    .reduce((sum, text) => sum + brotliCompressSync(text).length, 0) / 1000;

const workspace = readFileSync(join(site, 'app/index.html'), 'utf8');
/** The scripts in the HTML of the workspace. */
const workspaceGroups = [...workspace.matchAll(/src="\/_astro\/([^"]+\.js)"/gu)].map(
  ([, file = '']) => file,
);

test('the page of the workspace fetches the modules of its scripts at once', () => {
  const links = [...workspace.matchAll(/<link rel="modulepreload" href="\/_astro\/([^"]+)">/gu)];
  const preloaded = links.map(([, file = '']) => file);
  const needed = new Set(listFiles(...workspaceGroups)).difference(new Set(workspaceGroups));
  expect(preloaded.toSorted()).toEqual([...needed].toSorted());
  expect(preloaded.map(withoutHash)).toEqual(
    expect.arrayContaining(['react', 'base', 'mount-shell', 'app', 'start', 'icons']),
  );
});

test('the list of the workspace needs at most 99 kB of script, and the editor 109 kB', () => {
  expect(workspaceGroups).toHaveLength(2);
  const list = kilobytes(listFiles(...workspaceGroups, 'demos-list'));
  expect(list).toBeGreaterThan(60);
  expect(list).toBeLessThan(99);
  for (const part of ['wizard', 'editor'])
    expect(kilobytes(listFiles(...workspaceGroups, 'studio', part))).toBeLessThan(109);
  // What the editor begins with includes its first fields.
  expect(listNames('editor')).toContain('fields');
});

test('the editor with its preview and the next step needs at most 137.9 kB', () => {
  expect(kilobytes(listFiles(...workspaceGroups, 'studio', 'wizard', 'brand'))).toBeLessThan(137.9);
});

test('no script evaluates text, which the content policy forbids', () => {
  const scripts = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );
  expect(scripts.length).toBeGreaterThan(50);
  expect(
    scripts.filter((name) =>
      /(?<![\w.$])(?:Function|eval)\(/u.test(readFileSync(join(site, name), 'utf8')),
    ),
  ).toEqual([]);
});

test('every page of a firm with its style sheet fits into the 14 kB of a first answer, a home into the 15 kB of a demo', () => {
  const compressedSize = (path: string, quality: number): number =>
    brotliCompressSync(readFileSync(path), {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality },
    }).length;
  // A home has sections that only its trade has; what the first paint needs is in the first answer.
  const findLimit = (path: string): number =>
    /\/(?:firms|industries)\/[^/]+\/index\.html$/u.test(path) ? 15_000 : 14_336;
  const pages = ['firms', 'industries'].flatMap((part) =>
    readdirSync(join(site, part), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.html'))
      .map((name) => join(site, part, name)),
  );
  expect(pages.length).toBeGreaterThan(300);
  // The best quality takes 80 ms for each page, so only the largest ones at a quick quality are
  // compressed with it.
  const quick = pages.map((path) => ({ path, weight: compressedSize(path, 4) }));
  const largest = quick.toSorted((a, b) => b.weight - a.weight).slice(0, 12);
  expect(
    largest
      .map(({ path }) => ({ path, weight: compressedSize(path, 11) }))
      .filter(({ path, weight }) => weight > findLimit(path)),
  ).toEqual([]);
});
