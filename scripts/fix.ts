import { checkSteps, runStep } from './run-steps.ts';

for (const step of checkSteps.slice(0, 1)) runStep(step);
const lint = runStep({ name: 'lint', command: ['node_modules/.bin/eslint', '--fix', '.'] });
const format = runStep({
  name: 'format',
  command: ['node_modules/.bin/prettier', '--write', '--log-level', 'warn', '.'],
});
process.exitCode = lint && format ? 0 : 1;
