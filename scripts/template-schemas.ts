import { z } from 'zod';
import { schemas, type SchemaName } from './template-files.ts';

/** The rules of a kind of file as JSON Schema, which editors use to complete and to explain fields. */
export function jsonSchemaOf(name: SchemaName): Record<string, unknown> {
  const { $schema, ...rules } = z.toJSONSchema(schemas[name], { target: 'draft-7', io: 'input' });
  return { $schema, title: `Firstlook ${name}`, ...rules };
}

/** The line by which an editor finds the rules of a YAML file; `depth` is the number of folders it stands below templates-data. */
export function schemaLine(name: SchemaName, depth: number): string {
  return `# yaml-language-server: $schema=${depth === 0 ? './' : '../'.repeat(depth)}schemas/${name}.json`;
}
