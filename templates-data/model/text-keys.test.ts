import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fixedWords } from './fixed-words.ts';
import { isTextKey } from './text-keys.ts';

const folders = ['demo', 'designs'].map(
  (name) => new URL(`../../site/firm/${name}/`, import.meta.url),
);

/** The texts that demo templates show, by the names of their bindings; `${…}` stands for any. */
const shown = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.astro'))
    .flatMap((file) =>
      Array.from(
        readFileSync(new URL(file, folder), 'utf8').matchAll(
          /(?:data-text=|<Text\b[^>]*?\sof=)"([\w.-]+)"/gu,
        ),
        ([, name = '']) => name,
      ),
    ),
);

/** Values of the client, which have fields of their own. */
const values = [
  'name',
  'logo.name',
  'logo.footName',
  'initials',
  'headline-lead',
  'headline-turn',
  'slogan',
  'phone',
  'email',
  'address',
  'hours',
  'emergency.phone',
  'download.host',
  'pair.title',
  'pair.place',
];
/** The title of an inner page is that of its section. */
const titles = ['page-title', 'page-heading'];
/** Notices of the product and of the agency, which no demo changes. */
const notices =
  /^(?:concept-note|concept\.(?:agency|mail|phone|website)|label\.text|slider\.rotationAfter)$/u;

test('every text of a demo template is replaceable, a value with a field, or a notice', () => {
  const fixed: readonly string[] = fixedWords;
  const unknown = shown.filter(
    (name) =>
      !name.startsWith('item.') &&
      !isTextKey(name) &&
      !values.includes(name) &&
      !titles.includes(name) &&
      !fixed.includes(name) &&
      !notices.test(name),
  );
  expect(unknown).toEqual([]);
  expect(shown.length).toBeGreaterThan(100);
});
