/** Writes templates-data/schemas/, with which editors complete and explain fields. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { templateData } from './read-template-data.ts';
import { schemas, type SchemaName } from './template-files.ts';
import { toJsonSchema } from './template-schemas.ts';

const folder = join(templateData, 'schemas');
mkdirSync(folder, { recursive: true });
for (const name of Object.keys(schemas) as SchemaName[]) {
  const file = join(folder, `${name}.json`);
  const options = { ...(await resolveConfig(file)), filepath: file };
  writeFileSync(file, await format(JSON.stringify(toJsonSchema(name)), options));
}
process.stdout.write(`templates-data/schemas: ${Object.keys(schemas).length} files written\n`);
