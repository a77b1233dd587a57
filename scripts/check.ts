import { generateTypes, runChecks, runStep } from './run-steps.ts';

const generated = await runStep(generateTypes);
process.exitCode = generated && (await runChecks()).every(Boolean) ? 0 : 1;
