import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mistakes as firmMistakes, posts } from './check-data.cases.ts';
import { tradeMistakes, wordsMistakes } from './check-trades.cases.ts';
import { checkTemplateData } from './read-template-data.ts';
import { change, copyTemplateData } from './testing/copy-template-data.ts';

const mistakes = [...firmMistakes, ...tradeMistakes, ...wordsMistakes];

test('the present files have no faults', () => {
  expect(checkTemplateData()).toEqual([]);
});

describe('a mistake is named with its file, its field and the fix', () => {
  let root = '';
  let problems: string[] = [];
  beforeAll(() => {
    root = copyTemplateData();
    for (const [, file, from, to] of mistakes) change(root, file, from, to);
    problems = checkTemplateData(root);
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test.each(mistakes)('%s', (_, file, _from, _to, sentence) => {
    expect(
      problems.some((line) => line.startsWith(`${file}: ${sentence}`)),
      problems.join('\n'),
    ).toBe(true);
  });
});

test('all faults of a file are reported at once, without consequential ones', () => {
  const root = copyTemplateData();
  change(root, 'firms/lift.yaml', /slogan: .*/u, "slogan: ''");
  change(root, 'firms/lift.yaml', "'#10233f'", "'navy'");
  change(root, 'industries/law/people.yaml', 'portrait: 3', 'portrait: 36');
  expect(checkTemplateData(root)).toEqual([
    'industries/law/people.yaml: [3].portrait must be a number from 1 to 35',
    'firms/lift.yaml: slogan is empty',
    'firms/lift.yaml: theme.primaryColor must be a color like #1e293b, in lower case',
  ]);
  rmSync(root, { recursive: true });
});

/** One fault in a file that others refer to, and the only sentence that may follow. */
test.each([
  [
    `${posts}/personal-injury-two-year-limit.md`,
    'date: March 3, 2025',
    'date: 2025-03-03',
    'date must be written like April 12, 2025',
  ],
  [
    `${posts}/when-to-review-your-estate-plan.md`,
    'category: Estate Planning',
    'category:',
    'category is empty',
  ],
  [
    `${posts}/personal-injury-two-year-limit.md`,
    'id: personal-injury-two-year-limit',
    'id: personal-injury',
    "id must be personal-injury-two-year-limit, the file's name",
  ],
  [
    `${posts}/severance-offers-before-you-sign.md`,
    /^---/u,
    '',
    'must begin with its head, between two lines of ---',
  ],
  ['industries/law/industry.yaml', /banner:\n.*\n.*\n/u, '', 'banner is missing'],
  [
    'industries/law/people.yaml',
    /id: leila-haddad/u,
    'id: leila',
    'Leila Haddad: id "leila" is not made from the name; it must be leila-haddad',
  ],
  [
    'industries/finance/people.yaml',
    'portrait: 4',
    'portrait: 44',
    '[1].portrait must be a number',
  ],
  ['industries/finance/services.yaml', /icon: .*/u, 'icon: rocket', '[1].icon is "rocket"'],
  ['firms/premier.yaml', /slogan: .*/u, 'slogan:', 'slogan is empty'],
  [
    'firms/premier.yaml',
    'id: james-whitfield',
    'id: james-witfield',
    'people names "james-witfield", who is not in industries/law/people.yaml',
  ],
] as const)(
  'a fault in %s (%s) is told alone, not at each file that names it',
  (file, from, to, sentence) => {
    const root = copyTemplateData();
    change(root, file, from, to);
    const [first, ...others] = checkTemplateData(root);
    expect(first?.startsWith(`${file}: ${sentence}`), first).toBe(true);
    expect(others).toEqual([]);
    rmSync(root, { recursive: true });
  },
);

test.each(['people.yaml', 'services.yaml', 'posts'])(
  'a misspelt name for %s is told alone',
  (name) => {
    const root = copyTemplateData();
    renameSync(
      join(root, 'industries/medical', name),
      join(root, 'industries/medical', `x${name}`),
    );
    expect(checkTemplateData(root)).toEqual([
      `industries/medical/x${name}: is not read by anything; did you mean ${name}?`,
    ]);
    rmSync(root, { recursive: true });
  },
);

test('a missing part of an industry is reported, and a misspelt one with the nearest known name', () => {
  const root = copyTemplateData();
  renameSync(join(root, 'industries/retail/faqs.yaml'), join(root, 'industries/retail/faq.yaml'));
  rmSync(join(root, 'industries/law/testimonials.yaml'));
  rmSync(join(root, 'industries/medical/posts'), { recursive: true });
  expect(checkTemplateData(root)).toEqual([
    'industries/law/testimonials.yaml: is missing',
    'industries/medical/posts: needs at least 2 articles',
    'industries/retail/faq.yaml: is not read by anything; did you mean faqs.yaml?',
  ]);
  rmSync(join(root, 'industries/finance'), { recursive: true });
  expect(checkTemplateData(root)).toContain('industries/finance: is missing');
  renameSync(join(root, 'industries/education'), join(root, 'industries/educaton'));
  expect(checkTemplateData(root)).toContain(
    'industries/educaton: is not an industry; did you mean education?',
  );
  rmSync(root, { recursive: true });
});
