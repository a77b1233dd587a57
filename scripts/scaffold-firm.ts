import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { Firm } from '../templates-data/model/firm.ts';
import {
  type Industry,
  industries,
  industryRule,
  isIndustry,
} from '../templates-data/model/industries.ts';
import { hyphenate } from '../templates-data/model/unique-id.ts';
import { didYouMean } from './explain-issue.ts';
import { schemaLine } from './template-schemas.ts';

export interface FirmAnswers {
  readonly id: string;
  readonly name: string;
  readonly industry: string;
}

/** `Smith & Co` becomes `smith-co`; empty without letters or digits of the Latin alphabet. */
export function toId(name: string): string {
  return hyphenate(name, 80);
}

/** The problems with the answers, one sentence each. */
function validateAnswers(root: string, { id, name, industry }: FirmAnswers): string[] {
  const isFree = !existsSync(join(root, 'firms', `${id}.yaml`));
  const idRule = Firm.shape.id.safeParse(id);
  const nameRule = Firm.shape.name.safeParse(name);
  return [
    ...(idRule.success
      ? []
      : idRule.error.issues.slice(0, 1).map(({ message }) => `--id ${message}`)),
    ...(isFree ? [] : [`--id ${id} is taken: firms/${id}.yaml exists already`]),
    ...(nameRule.success
      ? []
      : nameRule.error.issues.slice(0, 1).map(({ message }) => `--name ${message}`)),
    ...(isIndustry(industry)
      ? []
      : [`--industry ${industry} is not an industry${didYouMean(industry, industries)}`]),
  ];
}

/** Articles for the home page: the first ones of the industry. */
function firstPosts(root: string, industry: Industry): string[] {
  return readdirSync(join(root, 'industries', industry, 'posts'))
    .filter((name) => name.endsWith('.md'))
    .sort()
    .slice(0, 3)
    .map((name) => name.slice(0, -3));
}

function firmText({ id, name }: FirmAnswers, industry: Industry, posts: readonly string[]): string {
  return `${schemaLine('firm', 1)}
# ${name.replace(/\s+/gu, ' ')}: a sample firm. Every field is explained in templates-data/README.md.
id: ${id}
industry: ${industry}
${stringify({ name }, { lineWidth: 0, singleQuote: true }).trimEnd()}
# The headline, at most 120 characters; up to 28 are set largest. What follows the last comma is set in a second voice.
slogan: Say it short, then say it well.
# Below the headline and in search results, at most 600 characters.
description: >-
  Two sentences about whom this firm serves and where. Write them for somebody who has never heard of it.

# Takes the place of the industry's About texts. Take the # away from the lines you need; title and description go together.
# about:
#   title: A headline of at most 70 characters.
#   description: A first paragraph, at most 600 characters.
#   description2: A second one.
#   history: How it began. On the page About, like the two below.
#   mission: What the firm is for.
#   vision: What would be better if it succeeded.

# Takes the place of the industry's figures: 3 to 5 of them.
# stats:
#   - { value: 12, label: years of practice }
#   - { value: 340, suffix: +, label: clients advised }
#   - { value: 48, prefix: $, suffix: M, label: recovered }

# Who of the industry's people works here, by their ids in industries/${industry}/people.yaml. Without it all of them do.
# people:
#   - id: an-id-from-people-yaml
#     contactInfo: { email: first.last@${id}.example, phone: (555) 555-0101 }

contact:
  address: { street: 1 Example Street, city: Calgary, state: AB, zip: T2P 0A1 }
  # Sample firms use 555-01xx numbers and addresses that end in .example, so that nobody real is called.
  phone: (555) 555-0100
  email: office@${id.slice(0, 60)}.example
  # One line for each span of days.
  hours: |-
    Monday to Thursday, 8:30-4:30
    Friday, 9-5
social:
  - { platform: LinkedIn, url: https://www.linkedin.com/, icon: linkedin }
theme:
  # Brand colors, in quotes and in lower case. Shades are adjusted so that text stays readable on any color.
  primaryColor: '#1e293b'
  secondaryColor: '${industryRule(industry).accent}'
  layout: standard # standard, minimal, bold or creative
  headerStyle: transparent # transparent, solid or minimal
  fontStyle: modern # modern, classic or clean
# Articles on the home page, 2 to 6: names of files in the industry's posts/, without .md.
posts:
${posts.map((post) => `  - ${post}`).join('\n')}
`;
}

/**
 * Writes a firm's file below `root`, a folder like templates-data, and returns its path there.
 * @throws Error with one line for each problem; then nothing is written.
 */
export function scaffoldFirm(root: string, answers: FirmAnswers): string {
  const reasons = validateAnswers(root, answers);
  const { industry } = answers;
  if (reasons.length > 0 || !isIndustry(industry)) throw new Error(reasons.join('\n'));
  const file = join('firms', `${answers.id}.yaml`);
  writeFileSync(join(root, file), firmText(answers, industry, firstPosts(root, industry)), {
    flag: 'wx',
  });
  return file;
}
