import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { templateIndustries } from './industries.ts';
import { setPictures } from './set-pictures.ts';

test('every picture names only industries and trades that exist', () => {
  const trades = readdirSync(new URL('../trades/', import.meta.url));
  const known = new Set<string>([
    ...templateIndustries,
    ...trades.map((file) => file.replace(/\.yaml$/u, '')),
  ]);
  const unknown = Object.entries(setPictures).flatMap(([name, { fits }]) =>
    fits.filter((id) => !known.has(id)).map((id) => `${name} fits ${id}`),
  );
  expect(unknown).toEqual([]);
});
