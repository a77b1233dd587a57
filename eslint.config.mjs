import { readFileSync } from 'node:fs';
import astro from 'eslint-plugin-astro';
import { importX } from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';

/**
 * Lints Astro components and plain scripts, which Oxlint does not read; see
 * docs/decisions/0033-lint-and-types-in-go.md. Options that both need stand in .oxlintrc.json. A
 * TypeScript file is linted here only when it is named, as editors do.
 */
const { rules: oxlintRules } = JSON.parse(
  readFileSync(new URL('.oxlintrc.json', import.meta.url), 'utf8'),
);

const withoutTypes = ['**/*.mjs', '**/*.js', '**/*.astro/*.js', '**/*.astro/*.ts', '**/*.astro'];

export default tseslint.config(
  {
    ignores: [
      'dist',
      '.build',
      '.cache',
      '.astro',
      '.toolchain',
      'data',
      'node_modules',
      'service/db/migrations*',
    ],
  },
  {
    files: withoutTypes,
    extends: [tseslint.configs.strict],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { ignoreRestSiblings: true, argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      'max-lines': ['error', { max: 300 }],
    },
  },
  ...astro.configs.recommended,
  {
    plugins: { 'import-x': importX },
    rules: {
      'import-x/no-restricted-paths': oxlintRules['eslint-core/no-restricted-paths'],
      'no-restricted-syntax': oxlintRules['eslint-core/no-restricted-syntax'],
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parser: tseslint.parser },
    rules: { 'max-len': oxlintRules['eslint-core/max-len'] },
  },
  {
    files: ['**/*.astro', '**/*.astro/*.js', '**/*.astro/*.ts'],
    rules: {
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      'no-console': 'error',
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'service/env.ts is the only reader of the environment.',
        },
      ],
    },
  },
);
