/** Writes templates-data/schemas/, with which editors complete and explain fields. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { templateData } from './read-template-data.ts';
import { schemas, type SchemaName } from './template-files.ts';
import { toJsonSchema } from './template-schemas.ts';

const folder = join(templateData, 'schemas');
mkdirSync(folder, { recursive: true });
for (const name of Object.keys(schemas) as SchemaName[]) {
  const file = join(folder, `${name}.json`);
  writeFileSync(file, JSON.stringify(toJsonSchema(name)));
}
execFileSync(join(templateData, '../node_modules/.bin/oxfmt'), [folder]);
process.stdout.write(`templates-data/schemas: ${Object.keys(schemas).length} files written\n`);
