/**
 * Rules of ESLint that Oxlint has none for, as a plugin for Oxlint, which reads every TypeScript
 * file anyway. Only their names are new: https://oxc.rs/docs/guide/usage/linter/js-plugins
 */
import { builtinRules } from 'eslint/use-at-your-own-risk';
import { importX } from 'eslint-plugin-import-x';

export default {
  meta: { name: 'eslint-core' },
  rules: {
    'max-len': builtinRules.get('max-len'),
    'no-restricted-paths': importX.rules['no-restricted-paths'],
    'no-restricted-syntax': builtinRules.get('no-restricted-syntax'),
  },
};
