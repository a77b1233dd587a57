import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { templateIndustries } from './industries.ts';
import { setPictures } from './set-pictures.ts';

const trades = readdirSync(new URL('../trades/', import.meta.url)).map((file) =>
  file.replace(/\.yaml$/u, ''),
);
const known = new Set<string>([...templateIndustries, ...trades]);

test('every picture names existing industries and trades', () => {
  const unknown = Object.entries(setPictures).flatMap(([name, { fits }]) =>
    fits.filter((id) => !known.has(id)).map((id) => `${name}: ${id}`),
  );
  expect(unknown).toEqual([]);
});
