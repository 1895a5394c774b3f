import path from 'node:path';
import type { NextConfig } from 'next';

const loader = (file: string) => path.resolve('src/build', file);

const config: NextConfig = {
  output: 'export',
  // Next writes the export here; `npm run export` completes it and moves it to out/.
  distDir: '.export',
  trailingSlash: true,
  reactStrictMode: true,
  // Otherwise emotion exists twice on the server and writes its styles beside every element.
  bundlePagesRouterDependencies: true,
  serverExternalPackages: ['typescript', 'prismjs'],
  // `npm run check` type-checks every project once; the build need not do it again.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // A clean clone has nothing to read, and nobody reads what it would write for 17 s.
    turbopackFileSystemCacheForBuild: !process.env.CI,
    scrollRestoration: true,
    // The export empties the page data that Next repeats in the HTML: what it warns of is not there.
    largePageDataBytes: 1_000_000,
  },
  turbopack: {
    rules: {
      // One file, two modules: the page's content for the server, the map of its demos for the browser.
      '*.mdx': [
        { condition: 'browser', loaders: [loader('mdx/demoMapLoader.cjs')], as: '*.js' },
        { condition: { not: 'browser' }, loaders: [loader('mdx/pageLoader.cjs')], as: '*.js' },
      ],
      '*.tsx': {
        condition: { query: '?source' },
        loaders: [loader('demo/sourceLoader.cjs')],
        as: '*.js',
      },
    },
  },
};

export default config;
