/** Checks every file of templates-data and names the file, the field and the fix. */
import { checkTemplateData } from './read-template-data.ts';

const complaints = checkTemplateData();
for (const complaint of complaints) process.stderr.write(`${complaint}\n`);
process.stdout.write(
  complaints.length === 0
    ? 'templates-data: all files are right\n'
    : `templates-data: ${complaints.length} to mend\n`,
);
process.exitCode = complaints.length === 0 ? 0 : 1;
