import { z } from 'zod';
import { fixedWords, textKeys } from './text-keys.ts';

/** Keys whose default is a value of the trade or the client, so that no words file has them. */
const derived: ReadonlySet<string> = new Set([
  'header.services',
  'header.people',
  'hero.eyebrow',
  'hero.lead',
  'hero.action',
  'about.text',
  'about.founded',
  'services.title',
  'people.title',
  'banner.action',
]);

/** Every key that a words file holds; an empty text is not shown unless the agency writes one. */
export const wordKeys: readonly string[] = [
  ...Object.keys(textKeys).filter((key) => !derived.has(key)),
  ...fixedWords,
];

/** `templates-data/words/{language}.yaml`: all words of the shell of a demo in one language. `{name}` and the like are filled in. */
export const Words = z.strictObject(
  Object.fromEntries(wordKeys.map((key) => [key, z.string().max(600)])),
);
export type Words = Readonly<Record<string, string>>;
