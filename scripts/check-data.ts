/** Checks every file of templates-data and names the file, the field and the fix. */
import { checkTemplateData } from './read-template-data.ts';

const problems = checkTemplateData();
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(
  problems.length === 0
    ? 'templates-data: all files are right\n'
    : `templates-data: ${problems.length} to mend\n`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
