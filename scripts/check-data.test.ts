import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkTemplateData, templateData } from './read-template-data.ts';

function copy(): string {
  const root = mkdtempSync(join(tmpdir(), 'templates-'));
  cpSync(templateData, root, { recursive: true });
  return root;
}

/** Changes one file of a copy; fails when there is nothing to change. */
function change(root: string, file: string, from: string | RegExp, to: string): void {
  const before = readFileSync(join(root, file), 'utf8');
  const after = before.replace(from, () => to);
  if (after === before) throw new Error(`${file} has no ${String(from)}`);
  writeFileSync(join(root, file), after);
}

test('the files as they are have nothing to mend', () => {
  expect(checkTemplateData()).toEqual([]);
});

const long = 'Long '.repeat(20).trim();
const posts = 'industries/law/posts';
/** What is wrong, in which file, what to put for what, and the sentence that must come of it. */
const mistakes: readonly (readonly [string, string, string | RegExp, string, string])[] = [
  [
    'a text that is too long',
    'firms/camrose.yaml',
    /title: Fifty.*/u,
    `title: ${long}`,
    'about.title is 99 characters, the design fits 70',
  ],
  [
    'a text in a list',
    'industries/retail/services.yaml',
    'title: Gift Service',
    `title: ${long}`,
    '[1].title is 99 characters, the design fits 40',
  ],
  ['an empty text', 'firms/lift.yaml', /slogan: .*/u, "slogan: ''", 'slogan is empty'],
  ['a missing text', 'firms/queck.yaml', /slogan: .*\n/u, '', 'slogan is missing'],
  ['a field without a value', 'firms/veria.yaml', /slogan: .*/u, 'slogan:', 'slogan is empty'],
  ['a missing group', 'industries/law/industry.yaml', /banner:\n.*\n.*\n/u, '', 'banner is missing'],
  [
    'a misspelt field',
    'firms/weary.yaml',
    'primaryColor:',
    'primaryColour:',
    'theme.primaryColour is not a field; did you mean primaryColor?',
  ],
  [
    'a field like no other',
    'firms/standard.yaml',
    'id: standard',
    'id: standard\nxylophones: 4',
    'xylophones is not a field; known are id, industry, name, slogan, description, about, stats, people, contact, social, theme, posts',
  ],
  [
    'a choice that is none',
    'firms/lift.yaml',
    'layout: bold',
    'layout: blod',
    'theme.layout is "blod", which is not a choice; did you mean bold?',
  ],
  [
    'a color',
    'firms/lift.yaml',
    "'#10233f'",
    "'navy'",
    'theme.primaryColor must be a color like #1e293b, in lower case',
  ],
  [
    'a number in quotes',
    'firms/lift.yaml',
    'value: 1150',
    "value: '1150'",
    'stats[2].value must be a number, without quotes',
  ],
  [
    'a number for a text',
    'firms/camrose.yaml',
    /slogan: .*/u,
    'slogan: 24',
    'slogan must be text (put it in quotes)',
  ],
  [
    'a date in another form',
    `${posts}/understanding-child-custody-laws.md`,
    'April 12, 2025',
    '2025-04-12',
    'date must be written like April 12, 2025',
  ],
  [
    'a day that does not exist',
    `${posts}/when-to-review-your-estate-plan.md`,
    'February 10, 2025',
    'February 30, 2025',
    'date is not a day of the calendar',
  ],
  [
    'an author who is nobody',
    `${posts}/personal-injury-two-year-limit.md`,
    'marcus-okafor',
    'marcus-okafer',
    'author "marcus-okafer" is not in industries/law/people.yaml; did you mean marcus-okafor?',
  ],
  [
    'a related article that is not there',
    `${posts}/severance-offers-before-you-sign.md`,
    'relatedPosts: [what-a-shareholder-agreement-decides',
    'relatedPosts: [zebra',
    'relatedPosts names "zebra", which no article has as its id',
  ],
  [
    'an article that is not there',
    'firms/gmrlaw.yaml',
    '- digital-assets-in-estate-planning',
    '- digital-asset-planning',
    'posts names "digital-asset-planning", but industries/law/posts has no digital-asset-planning.md',
  ],
  [
    'a person who is nobody',
    'firms/gmrlaw.yaml',
    'id: james-whitfield',
    'id: james-witfield',
    'people names "james-witfield", who is not in industries/law/people.yaml; did you mean james-whitfield?',
  ],
  [
    'a figure that the page contradicts',
    'firms/premier.yaml',
    'value: 3, label: partners',
    'value: 4, label: partners',
    'stats says 4 partners, but the site shows 3 people',
  ],
  [
    'two figures of one name that differ',
    'industries/real-estate/industry.yaml',
    'value: 23, label: median',
    'value: 24, label: median',
    'hero.figures says 24 median days on market, stats.figures says 23',
  ],
  [
    'a sample firm in a text for everybody',
    'industries/medical/testimonials.yaml',
    'I felt listened to',
    'Premier Law listened to me',
    'names the sample firm "Premier Law"; this text stands on the demos of real clients',
  ],
  [
    'a mark that stands for nothing',
    'policies/privacy-policy.md',
    '{name}',
    '{firm}',
    '{firm} stands for nothing; known are {name}',
  ],
  [
    'an id that is not the file’s name',
    'firms/prime.yaml',
    'id: prime',
    'id: prim',
    "id must be prime, the file's name",
  ],
  [
    'a telephone number of a sample person',
    'industries/law/people.yaml',
    'assistant: Noor Aziz',
    'phone: (555) 555-0101',
    'contactInfo of leila-haddad has an e-mail or telephone; these belong into firms/',
  ],
  [
    'quotes that do not end',
    'firms/innovate.yaml',
    /slogan: .*/u,
    'slogan: "The heavy end',
    'cannot be read: Missing closing "quote',
  ],
];

describe('a mistake is named with its file, its field and the fix', () => {
  let root = '';
  let complaints: string[] = [];
  beforeAll(() => {
    root = copy();
    for (const [, file, from, to] of mistakes) change(root, file, from, to);
    complaints = checkTemplateData(root);
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test.each(mistakes)('%s', (_, file, _from, _to, sentence) => {
    expect(
      complaints.some((line) => line.startsWith(`${file}: ${sentence}`)),
      complaints.join('\n'),
    ).toBe(true);
  });
});

test('several mistakes of one file are shown at once, and nothing else', () => {
  const root = copy();
  change(root, 'firms/lift.yaml', /slogan: .*/u, "slogan: ''");
  change(root, 'firms/lift.yaml', "'#10233f'", "'navy'");
  change(root, 'industries/law/people.yaml', 'portrait: 10', 'portrait: 13');
  expect(checkTemplateData(root)).toEqual([
    'industries/law/people.yaml: [3].portrait must be a number from 1 to 12',
    'firms/lift.yaml: slogan is empty',
    'firms/lift.yaml: theme.primaryColor must be a color like #1e293b, in lower case',
  ]);
  rmSync(root, { recursive: true });
});

test('a file that nothing reads is reported with the name that was meant; what it leaves out is borrowed from law', () => {
  const root = copy();
  renameSync(join(root, 'industries/retail/faqs.yaml'), join(root, 'industries/retail/faq.yaml'));
  rmSync(join(root, 'industries/retail/testimonials.yaml'));
  expect(checkTemplateData(root)).toEqual([
    'industries/retail/faq.yaml: is not read by anything; did you mean faqs.yaml?',
  ]);
  renameSync(join(root, 'industries/education'), join(root, 'industries/educaton'));
  expect(checkTemplateData(root)).toContain(
    'industries/educaton: is not an industry; did you mean education?',
  );
  rmSync(root, { recursive: true });
});
