import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    // A test of browser code says so in its first line: `@vitest-environment jsdom`.
    environment: 'node',
    // Class names of CSS modules read as they are written.
    css: { modules: { classNameStrategy: 'non-scoped' } },
    restoreMocks: true,
    unstubGlobals: true,
  },
});
