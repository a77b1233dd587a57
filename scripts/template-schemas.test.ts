import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { templateData } from './read-template-data.ts';
import { industryFiles, schemas, topFiles, type SchemaName } from './template-files.ts';
import { toJsonSchema, schemaLine } from './template-schemas.ts';

const read = (file: string): string => readFileSync(join(templateData, file), 'utf8');

test('the JSON Schemas match the zod schemas; after a change run: npm run schemas', () => {
  expect(readdirSync(join(templateData, 'schemas')).sort()).toEqual(
    Object.keys(schemas)
      .map((name) => `${name}.json`)
      .sort(),
  );
  for (const name of Object.keys(schemas) as SchemaName[])
    expect(JSON.parse(read(`schemas/${name}.json`)), `schemas/${name}.json`).toEqual(
      toJsonSchema(name),
    );
});

test('every YAML file names its schema in the first line', () => {
  for (const file of readdirSync(join(templateData, 'firms')))
    expect(read(`firms/${file}`).split('\n')[0], file).toBe(schemaLine('firm', 1));
  for (const industry of readdirSync(join(templateData, 'industries'))) {
    for (const name of industryFiles)
      expect(read(`industries/${industry}/${name}.yaml`).split('\n')[0], industry).toBe(
        schemaLine(name, 2),
      );
  }
  for (const file of readdirSync(join(templateData, 'trades')))
    expect(read(`trades/${file}`).split('\n')[0], file).toBe(schemaLine('trade', 1));
  for (const file of readdirSync(join(templateData, 'words')))
    expect(read(`words/${file}`).split('\n')[0], file).toBe(schemaLine('words', 1));
  for (const name of topFiles)
    expect(read(`${name}.yaml`).split('\n')[0], name).toBe(schemaLine(name, 0));
});

/** Fields without a description, as `contact.address.street`. */
function undescribed(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties, items } = schema as { properties?: Record<string, unknown>; items?: unknown };
  const below = Object.entries(properties ?? {}).flatMap(([name, part]) => {
    const { description } = part as { description?: string };
    const at = path === '' ? name : `${path}.${name}`;
    return [...(description === undefined ? [at] : []), ...undescribed(part, at)];
  });
  return [...below, ...undescribed(items, `${path}[]`)];
}

test.each(Object.keys(schemas) as SchemaName[])(
  'every field of %s has a description for editors',
  (name) => {
    expect(undescribed(toJsonSchema(name), '')).toEqual([]);
  },
);

test('a field without a description is found at any depth', () => {
  const lead = { type: 'string', description: 'Below it' };
  const item = {
    type: 'object',
    description: 'One of them',
    properties: { lead, title: { type: 'string' } },
  };
  const schema = { properties: { items: { type: 'array', items: item }, lead } };
  expect(undescribed(schema, '')).toEqual(['items', 'items[].title']);
});

test('a description contains the limit', () => {
  const { properties } = toJsonSchema('industry') as {
    properties: Record<string, { properties: Record<string, unknown> }>;
  };
  expect(properties['hero']?.properties).toMatchObject({
    eyebrow: { description: 'The small line above the headline (up to 48 characters)' },
    figures: { description: 'Figures at the foot of the hero (2 to 4)' },
  });
  expect(properties['about']?.properties).toMatchObject({
    paragraphs: { description: 'Its text (1 to 3, up to 600 characters each)' },
    badges: {
      description: 'The four short facts under the text (exactly 4, up to 40 characters each)',
    },
  });
});
