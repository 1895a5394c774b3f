import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** The dependency rule: what each layer may not import, nearest first. `test/architecture.test.ts` holds the whole. */
const zones = {
  'src/model/**': [
    '**/build/**',
    '**/state/**',
    '**/theme/**',
    '**/ui/**',
    '**/features/**',
    '**/frame/**',
    'react',
    'react-dom',
    'node:*',
  ],
  'src/state/**': ['**/build/**', '**/ui/**', '**/features/**', '**/frame/**', '**/behaviours/**', 'node:*'],
  'src/behaviours/**': ['**/build/**', '**/ui/**', '**/features/**', '**/frame/**', 'node:*'],
  'src/ui/**': ['**/build/**', '**/island/**', '**/features/**', '**/frame/**', 'node:*'],
  'src/island/**': ['**/build/**', '**/features/**', '**/frame/**', 'node:*'],
  'src/features/**': ['**/build/**', '**/frame/**', 'node:*'],
  'src/frame/**': ['**/build/**', 'node:*'],
  'src/worker/**': [
    '**/build/**',
    '**/state/**',
    '**/ui/**',
    '**/features/**',
    '**/frame/**',
    'react',
    'node:*',
  ],
  'src/mcp/**': ['**/build/**', '**/state/**', '**/ui/**', '**/features/**', '**/frame/**', 'react'],
  'src/build/**': ['**/state/**', '**/ui/**', '**/features/**', '**/frame/**', '**/behaviours/**'],
};

export default tseslint.config(
  { ignores: ['out', '.next', '.export', '.cache', 'next-env.d.ts', 'node_modules'] },
  tseslint.configs.recommended,
  reactHooks.configs.flat.recommended,
  {
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      // It warns of what React Compiler cannot memoize, such as useVirtualizer; we don't use the compiler.
      'react-hooks/incompatible-library': 'off',
    },
  },
  ...Object.entries(zones).map(([files, patterns]) => ({
    files: [files],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [{ group: patterns, message: 'Imports point only up the layers: see CONTRIBUTING.md.' }],
        },
      ],
    },
  })),
  {
    // Commands talk to a terminal.
    files: [
      'src/build/commands/**',
      'src/lint/contentCheck.ts',
      'src/lint/fencesCheck.ts',
      'src/update/updateCheck.ts',
      'e2e/*.mjs',
      'e2e/bench/**',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    // Loaders are CommonJS, because Turbopack loads them with require.
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    // Readers copy demos as they are: no rule of ours about types of props that a demo leaves open.
    files: ['data/**/*.tsx'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
);
