import { checkSteps, runStep } from './run-steps.ts';

const failed = checkSteps.filter((step) => !runStep(step));
process.exitCode = failed.length === 0 ? 0 : 1;
