import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Where code may run says its folder: what it may not import there. `test/architecture.test.ts` holds the whole. */
const zones = {
  'src/**/shared/**': ['**/node/**', '**/client/**', '**/worker/**', 'react', 'react-dom', 'node:*'],
  'src/**/client/**': ['**/node/**', 'node:*'],
  'src/**/worker/**': ['**/node/**', '**/client/**', 'react', 'node:*'],
  'src/!(demo)/**/node/**': ['**/client/**', '!**/demo/client/**'],
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
          patterns: [{ group: patterns, message: 'This code may not run here: see ARCHITECTURE.md.' }],
        },
      ],
    },
  })),
  {
    // Commands talk to a terminal.
    files: [
      'src/cli/**',
      'src/extensions/*/node/{apiDiff,archive,audit,brand,externalLinks,new,report,sandboxesCheck,updateCheck}.ts',
      'src/extensions/*/node/*.mjs',
      'src/extensions/social/node/brand/brand.ts',
      'src/demo/node/thumbnails/takeThumbnails.ts',
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
