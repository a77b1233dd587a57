import { runChecks } from './run-steps.ts';

process.exitCode = (await runChecks()).every(Boolean) ? 0 : 1;
