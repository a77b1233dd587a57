import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { variableNames } from '../service/env-variables.ts';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

test('docs/operations.md explains every setting, and no other', () => {
  const table = read('docs/operations.md').match(/^\| `[A-Z].*$/gmu) ?? [];
  const named = table.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/gu)].map(([, name]) => name),
  );
  expect(named.sort()).toEqual([...variableNames].sort());
});

test('every test and file that SECURITY.md names exists', () => {
  const rows = [
    ...read('SECURITY.md').matchAll(/`([\w./-]+\.(?:test|e2e)\.ts)`(?:: ((?:“[^”]+”(?:, )?)+))?/gu),
  ];
  expect(rows.length).toBeGreaterThan(40);
  for (const [, file = '', names = ''] of rows) {
    const source = read(file);
    for (const [, name = ''] of names.matchAll(/“([^”]+)”/gu))
      expect([file, source.includes(name), name]).toEqual([file, true, name]);
  }
});
