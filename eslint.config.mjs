import astro from 'eslint-plugin-astro';
import { importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
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
  ...tseslint.configs.strictTypeChecked,
  ...astro.configs.recommended,
  ...(astro.configs['jsx-a11y-recommended'] ?? []),
  {
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: ['.astro'] } },
    plugins: { 'import-x': importX },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: floors }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { ignoreRestSiblings: true, argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      // It takes a tenth of the time of all rules, and tsc refuses enums (erasableSyntaxOnly).
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      'no-console': 'error',
      'max-lines': ['error', { max: 300 }],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ExportAllDeclaration',
          message: 'Name what is exported: barrels hide where a thing lives.',
        },
      ],
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
  {
    files: [
      'scripts/**',
      'service/env.ts',
      '*.config.*',
      '**/*.test.ts',
      'service/testing/**',
      'site/e2e/**',
    ],
    rules: { 'no-restricted-properties': 'off', 'no-console': 'off' },
  },
  {
    // Prettier wraps code; this keeps comments within the same width.
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
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
  { files: ['site/islands/**/*.tsx'], ...reactHooks.configs.flat.recommended },
  {
    files: ['**/*.mjs', '**/*.js', '**/*.astro/*.js', '**/*.astro/*.ts', '*.astro', '**/*.astro'],
    ...tseslint.configs.disableTypeChecked,
  },
  // The makers' types are drizzle's own, long and inferred.
  {
    files: [
      'service/db/{sqlite,postgres}-dialect.ts',
      'service/db/tables.ts',
      'service/db/tables/*.ts',
    ],
    rules: { '@typescript-eslint/explicit-module-boundary-types': 'off' },
  },
  { files: ['**/*.mjs'], rules: { '@typescript-eslint/explicit-module-boundary-types': 'off' } },
);
