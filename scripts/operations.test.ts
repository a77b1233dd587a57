import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { Variables } from '../service/env-variables.ts';

const projectFile = (path: string): URL => new URL(`../${path}`, import.meta.url);
const read = (path: string): string => readFileSync(projectFile(path), 'utf8');

test('docs/operations.md explains every setting, and no other', () => {
  const table = read('docs/operations.md').match(/^\| `[A-Z].*$/gmu) ?? [];
  const named = table.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/gu)].map(([, name]) => name),
  );
  expect(named.sort()).toEqual(Object.keys(Variables.shape).sort());
});

const secured = ['SECURITY.md', 'docs/asvs.md'];

test.each(secured)('every test and file that %s mentions exists', (document) => {
  const text = read(document);
  const rows = [...text.matchAll(/`([\w./-]+\.(?:test|e2e)\.ts)`(?:: ((?:“[^”]+”(?:, )?)+))?/gu)];
  expect(rows.length).toBeGreaterThan(40);
  for (const [, file = '', names = ''] of rows) {
    const source = read(file);
    for (const [, name = ''] of names.matchAll(/“([^”]+)”/gu))
      expect([file, source.includes(name), name]).toEqual([file, true, name]);
  }
  const files = [...text.matchAll(/`((?:[\w-]+\/)+[\w.-]+\.\w+)`/gu)].map(([, file = '']) => file);
  expect(files.filter((file) => !existsSync(projectFile(file)))).toEqual([]);
});

test.each(['README.md', 'CONTRIBUTING.md'])('every file that %s names exists', (document) => {
  const named = [...read(document).matchAll(/`((?:[\w-]+\/)+[\w.-]*)`/gu)].map(
    ([, name = '']) => name,
  );
  const paths = named.filter((name) =>
    /^(?:docs|scripts|service|site|templates-data)\//u.test(name),
  );
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((path) => !existsSync(projectFile(path)))).toEqual([]);
});

/** The anchor of a heading, as GitHub makes it. */
const toAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

test.each(secured)('every link in %s leads to an existing file and heading', (document) => {
  const links = [...read(document).matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/gu)];
  expect(links.length).toBeGreaterThan(0);
  for (const [link, path = '', anchor] of links) {
    const target = path === '' ? document : posix.join(posix.dirname(document), path);
    expect([link, existsSync(projectFile(target))]).toEqual([link, true]);
    if (anchor === undefined) continue;
    const headings = [...read(target).matchAll(/^#+ (.*)$/gmu)].map(([, heading = '']) =>
      toAnchor(heading),
    );
    expect([link, headings]).toEqual([link, expect.arrayContaining([anchor])]);
  }
});

/** The requirements of levels 1 and 2 of OWASP ASVS 5.0.0: sections and the numbers in them. */
const requirements: Readonly<Record<string, string>> = {
  '1.1': '1 2',
  '1.2': '1 2 3 4 5 6 7 8 9',
  '1.3': '1 2 3 4 5 6 7 8 9 10 11',
  '1.4': '1 2 3',
  '1.5': '1 2',
  '2.1': '1 2 3',
  '2.2': '1 2 3',
  '2.3': '1 2 3 4',
  '2.4': '1',
  '3.2': '1 2',
  '3.3': '1 2 3 4',
  '3.4': '1 2 3 4 5 6',
  '3.5': '1 2 3 4 5',
  '3.7': '1 2',
  '4.1': '1 2 3',
  '4.2': '1',
  '4.3': '1 2',
  '4.4': '1 2 3 4',
  '5.1': '1',
  '5.2': '1 2 3',
  '5.3': '1 2',
  '5.4': '1 2 3',
  '6.1': '1 2 3',
  '6.2': '1 2 3 4 5 6 7 8 9 10 11 12',
  '6.3': '1 2 3 4',
  '6.4': '1 2 3 4',
  '6.5': '1 2 3 4 5',
  '6.6': '1 2 3',
  '6.8': '1 2 3 4',
  '7.1': '1 2 3',
  '7.2': '1 2 3 4',
  '7.3': '1 2',
  '7.4': '1 2 3 4 5',
  '7.5': '1 2',
  '7.6': '1 2',
  '8.1': '1 2',
  '8.2': '1 2 3',
  '8.3': '1',
  '8.4': '1',
  '9.1': '1 2 3',
  '9.2': '1 2 3 4',
  '10.1': '1 2',
  '10.2': '1 2',
  '10.3': '1 2 3 4',
  '10.4': '1 2 3 4 5 6 7 8 9 10 11',
  '10.5': '1 2 3 4 5',
  '10.6': '1 2',
  '10.7': '1 2 3',
  '11.1': '1 2',
  '11.2': '1 2 3',
  '11.3': '1 2 3',
  '11.4': '1 2 3 4',
  '11.5': '1',
  '11.6': '1',
  '12.1': '1 2 3',
  '12.2': '1 2',
  '12.3': '1 2 3 4',
  '13.1': '1',
  '13.2': '1 2 3 4 5',
  '13.3': '1 2',
  '13.4': '1 2 3 4 5',
  '14.1': '1 2',
  '14.2': '1 2 3 4',
  '14.3': '1 2 3',
  '15.1': '1 2 3',
  '15.2': '1 2 3',
  '15.3': '1 2 3 4 5 6 7',
  '16.1': '1',
  '16.2': '1 2 3 4 5',
  '16.3': '1 2 3 4',
  '16.4': '1 2 3',
  '16.5': '1 2 3',
  '17.1': '1',
  '17.2': '1 2 3 4',
  '17.3': '1 2',
};

/** The table's rows of docs/asvs.md: number, level, words, state, evidence. */
const asvsRows = (): string[][] =>
  (read('docs/asvs.md').match(/^\| \d+\.\d+\.\d+ .*$/gmu) ?? []).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

/** `met`, `operator`, `—` or the number of a deviation. */
const readState = ([, , , state = '']: readonly string[]): string =>
  state.replace(/^\[(.*)\]\(.*$/u, '$1');

test('docs/asvs.md has every requirement of levels 1 and 2 once', () => {
  const expected = Object.entries(requirements).flatMap(([section, numbers]) =>
    numbers.split(' ').map((number) => `${section}.${number}`),
  );
  expect(expected).toHaveLength(253);
  expect(asvsRows().map(([number]) => number)).toEqual(expected);
});

test('docs/asvs.md counts the met requirements and the deviations, and explains each deviation', () => {
  const text = read('docs/asvs.md');
  const count = (level: string | undefined, is: (state: string) => boolean): number =>
    asvsRows().filter((row) => is(readState(row)) && (level === undefined || row[1] === level))
      .length;
  const isDeviation = (state: string): boolean => /^D\d+$/u.test(state);
  for (const [beginning, is] of [
    ['met,', (state) => state === 'met'],
    ['operator:', (state) => state === 'operator'],
    ['deviation,', isDeviation],
    ['—:', (state) => state === '—'],
    ['all ', () => true],
  ] satisfies [string, (state: string) => boolean][]) {
    const cells =
      text
        .split('\n')
        .find((line) => line.startsWith(`| ${beginning}`))
        ?.split('|') ?? [];
    const documented = cells.slice(2, 5).map(Number);
    expect([beginning, ...documented]).toEqual([
      beginning,
      count('1', is),
      count('2', is),
      count(undefined, is),
    ]);
  }
  for (const row of asvsRows().filter((one) => readState(one) === 'met'))
    expect(row[4], row[0]).toMatch(/`[\w./-]+`|\]\(|none/u);
  const used = asvsRows().filter((row) => isDeviation(readState(row)));
  const explained = [...text.matchAll(/^\| (D\d+) +\| ([\d., ]+?) +\|/gmu)].flatMap(
    ([, name = '', numbers = '']) => numbers.split(', ').map((number) => `${number} ${name}`),
  );
  expect(explained.sort()).toEqual(used.map((row) => `${row[0] ?? ''} ${readState(row)}`).sort());
});
