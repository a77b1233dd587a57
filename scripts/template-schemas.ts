import { z } from 'zod';
import { schemas, type SchemaName } from './template-files.ts';

type Rules = z.core.JSONSchema.BaseSchema;

/** `2 to 4`, `exactly 4`, `up to 12`; undefined without an upper limit. */
function describeCount(min: number | undefined, max: number | undefined): string | undefined {
  if (max === undefined) return undefined;
  if (min === max) return `exactly ${max}`;
  return min === undefined ? `up to ${max}` : `${min} to ${max}`;
}

function isText({ type, pattern, format }: Rules): boolean {
  return type === 'string' && pattern === undefined && format === undefined;
}

/**
 * The limits of a field in words; undefined when its form tells enough, such as that of a color.
 */
function describeLimit(rules: Rules): string | undefined {
  if (isText(rules)) return describeCount(undefined, rules.maxLength)?.concat(' characters');
  if (rules.type !== 'array') return undefined;
  const entries = describeCount(rules.minItems, rules.maxItems);
  const each =
    typeof rules.items === 'object' && !Array.isArray(rules.items)
      ? describeLimit(rules.items)
      : undefined;
  return (
    [entries, each?.concat(' each')].filter((part) => part !== undefined).join(', ') || undefined
  );
}

/** A schema as JSON Schema, with which editors complete and explain fields. */
export function toJsonSchema(name: SchemaName): Record<string, unknown> {
  const { $schema, ...rules } = z.toJSONSchema(schemas[name], {
    target: 'draft-7',
    io: 'input',
    override({ jsonSchema }) {
      const limit = describeLimit(jsonSchema);
      if (jsonSchema.description !== undefined && limit !== undefined)
        jsonSchema.description = `${jsonSchema.description} (${limit})`;
    },
  });
  return { $schema, title: `Firstlook ${name}`, ...rules };
}

/**
 * The first line of a YAML file, by which editors find its schema; `depth` is the number of folders
 * between templates-data and the file.
 */
export function schemaLine(name: SchemaName, depth: number): string {
  return `# yaml-language-server: $schema=${depth === 0 ? './' : '../'.repeat(depth)}schemas/${name}.json`;
}
