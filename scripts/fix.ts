import { generateTypes, lintedByEslint, runStep } from './run-steps.ts';

await runStep(generateTypes);
const lint = await runStep({ name: 'lint', command: ['node_modules/.bin/oxlint', '--fix'] });
const components = await runStep({
  name: 'lint of components',
  command: ['node_modules/.bin/eslint', '--fix', lintedByEslint],
});
const format = await runStep({
  name: 'format',
  command: ['node_modules/.bin/oxfmt'],
});
process.exitCode = lint && components && format ? 0 : 1;
