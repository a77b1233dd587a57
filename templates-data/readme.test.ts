import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { Faqs } from './model/faqs.ts';
import { Firm } from './model/firm.ts';
import { Gallery } from './model/gallery.ts';
import { Industry } from './model/industry.ts';
import { Landing } from './model/landing.ts';
import { People } from './model/person.ts';
import { Plans } from './model/plans.ts';
import { Platform, Presets } from './model/platform.ts';
import { Policy } from './model/policy.ts';
import { Post } from './model/post.ts';
import { Services } from './model/service.ts';
import { SharedWords } from './model/shared-words.ts';
import { Testimonials } from './model/testimonial.ts';
import { Trade } from './model/trade.ts';
import { wordKeys } from './model/words.ts';

const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8');

interface Rules {
  readonly properties?: Readonly<Record<string, Rules>>;
  readonly items?: Rules;
  readonly maxLength?: number;
}

function listFields({ properties = {}, items }: Rules): { name: string; rules: Rules }[] {
  return [
    ...Object.entries(properties).flatMap(([name, rules]) => [
      { name, rules },
      ...listFields(rules),
    ]),
    ...(items ? listFields(items) : []),
  ];
}

/**
 * The section below a heading, up to the next of its rank; for the agency's files, the paragraph
 * that begins with the name.
 */
function readSection(heading: string): string {
  const start = readme.indexOf(heading);
  if (start < 0) throw new Error(`README.md has no "${heading}"`);
  const end = readme.indexOf(heading.startsWith('**') ? '\n**' : '\n## ', start + heading.length);
  return readme.slice(start, end < 0 ? undefined : end);
}

test.each([
  ['## industry.yaml', Industry],
  ['## services.yaml', Services],
  ['## people.yaml', People],
  ['## testimonials.yaml', Testimonials],
  ['## faqs.yaml', Faqs],
  ['## posts/*.md', Post],
  ['## firms/*.yaml', Firm],
  ['## shared.yaml', SharedWords],
  ['## trades/*.yaml', Trade],
  ['## policies/*.md', Policy],
  ['**platform.yaml**', Platform],
  ['**presets.yaml**', Presets],
  ['**plans.yaml**', Plans],
  ['**gallery.yaml**', Gallery],
  ['**landing.yaml**', Landing],
] as const)('the README explains every field of "%s"', (heading, schema) => {
  const section = readSection(heading);
  const marked = new Set(
    [...section.matchAll(/`([^`]+)`/gu)].flatMap(([, code = '']) => code.split(/[^\w]+/u)),
  );
  const fields = listFields(z.toJSONSchema(schema, { io: 'input' }) as Rules);
  expect(fields.length).toBeGreaterThan(0);
  expect(fields.map(({ name }) => name).filter((name) => !marked.has(name))).toEqual([]);
  const numbers = new Set(
    [...section.matchAll(/\d+(?:,\d{3})*/gu)].map(([number]) => number.replaceAll(',', '')),
  );
  const limits = fields.flatMap(({ name, rules }) =>
    rules.maxLength === undefined ||
    /color|date|updated|primary|secondary|relatedPosts|sample/iu.test(name)
      ? []
      : [`${name}: ${rules.maxLength}`],
  );
  expect(limits.filter((limit) => !numbers.has(limit.split(': ')[1] ?? ''))).toEqual([]);
});

test('the README explains every word of a demo and every placeholder', () => {
  const section = readSection('## words/*.yaml');
  for (const key of wordKeys) expect(section, key).toContain(`\`${key.split('.')[0] ?? ''}.\``);
  for (const name of ['name', 'trade', 'place', 'year', 'host', 'n', 'count'])
    expect(section).toContain(`\`{${name}}\``);
});
