import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { templateData } from './read-template-data.ts';
import { industryFiles, schemas, type SchemaName } from './template-files.ts';
import { jsonSchemaOf, schemaLine } from './template-schemas.ts';

const read = (file: string): string => readFileSync(join(templateData, file), 'utf8');

test('the JSON Schemas are those of the rules; after a change run: npm run schemas', () => {
  expect(readdirSync(join(templateData, 'schemas')).sort()).toEqual(
    Object.keys(schemas)
      .map((name) => `${name}.json`)
      .sort(),
  );
  for (const name of Object.keys(schemas) as SchemaName[])
    expect(JSON.parse(read(`schemas/${name}.json`)), `schemas/${name}.json`).toEqual(jsonSchemaOf(name));
});

test('the files of firms and industries name their schema in the first line', () => {
  for (const file of readdirSync(join(templateData, 'firms')))
    expect(read(`firms/${file}`).split('\n')[0], file).toBe(schemaLine('firm', 1));
  for (const industry of readdirSync(join(templateData, 'industries'))) {
    for (const name of industryFiles)
      expect(read(`industries/${industry}/${name}.yaml`).split('\n')[0], industry).toBe(schemaLine(name, 2));
  }
  for (const name of ['shared', 'presets'] as const)
    expect(read(`${name}.yaml`).split('\n')[0]).toBe(schemaLine(name, 0));
});

/** Fields without a description, as `contact.address.street`. */
function undescribed(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties, items } = schema as { properties?: Record<string, unknown>; items?: unknown };
  const below = Object.entries(properties ?? {}).flatMap(([name, part]) => {
    const { description, type } = part as { description?: string; type?: string };
    const at = path === '' ? name : `${path}.${name}`;
    return [...(description === undefined && type !== 'object' ? [at] : []), ...undescribed(part, at)];
  });
  return [...below, ...undescribed(items, `${path}[]`)];
}

test.each([
  'firm',
  'industry',
  'services',
  'people',
  'testimonials',
  'faqs',
  'post',
  'policy',
  'shared',
] as const)('every field of %s is explained to the editor', (name) => {
  expect(undescribed(jsonSchemaOf(name), '')).toEqual([]);
});
