import astro from 'eslint-plugin-astro';
import { importX } from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';

/**
 * Lints Astro components, and in TypeScript what Oxlint has no rule for; see .oxlintrc.json and
 * docs/decisions/0033-lint-and-types-in-go.md.
 *
 * Imports point down only; see docs/decisions/0001-floors.md. scripts/check-imports.ts finds
 * cycles, which import-x/no-cycle does not find among types.
 */
const floors = [
  { target: './templates-data/**/*', from: ['./site/**/*', './service/**/*', './scripts/**/*'] },
  {
    target: './service/contract/**/*',
    from: ['./site/**/*', './scripts/**/*', './service/*.ts', './service/!(contract)/**/*'],
  },
  { target: './service/**/*', from: ['./site/**/*', './scripts/**/*'] },
  ...['./site/!(e2e)/**/*', './site/*.ts'].map((target) => ({
    target,
    from: ['./scripts/**/*', './service/*.ts', './service/!(contract)/**/*'],
  })),
];

const withoutTypes = ['**/*.mjs', '**/*.js', '**/*.astro/*.js', '**/*.astro/*.ts', '**/*.astro'];

export default tseslint.config(
  {
    ignores: [
      'dist',
      '.build',
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
      'import-x/no-restricted-paths': ['error', { zones: floors }],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ExportAllDeclaration',
          message: 'Name what is exported: barrels hide where a thing lives.',
        },
        {
          // Oxlint's no-meaningless-void-operator looks at the results of calls only.
          selector:
            'UnaryExpression[operator="void"] > :matches(Identifier, Literal, MemberExpression)',
          message: 'void only discards the result of a call.',
        },
      ],
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parser: tseslint.parser },
    rules: {
      // Oxfmt wraps code; this keeps comments within the same width.
      'max-len': [
        'error',
        {
          code: 100,
          ignoreUrls: true,
          ignoreStrings: true,
          ignoreTemplateLiterals: true,
          ignoreRegExpLiterals: true,
        },
      ],
    },
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
