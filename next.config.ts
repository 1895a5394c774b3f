import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { NextConfig } from 'next';
import { site } from './data/site';
import { findAssistantDiagnostics } from './src/content/node/rules/site/assistants';
import { getBuildId } from './src/export/node/buildId';
import { dropStaleBundlerCache, usesBundlerCache } from './src/export/node/bundlerCache';
import { throwDiagnostics } from './src/base/node/diagnostic';
import { LANGUAGE_PARTS } from './src/site/node/languageParts';
import { extensions, listExtensions, PART_FILES } from './src/extensions/index';
import { findSiteDiagnostics } from './src/content/node/rules/site/siteAddresses';
import { readEnv } from './src/base/shared/env';

throwDiagnostics([...findSiteDiagnostics(site), ...findAssistantDiagnostics(site.assistants)]);

const isDevelopment = readEnv('NODE_ENV') === 'development';
if (!isDevelopment) dropStaleBundlerCache(site);

const loader = (file: string) => path.resolve('src', file);

/** Loaders that replace a file. */
const replaceFile = (code: string) => [
  { loader: loader('export/node/replaceLoader.cjs'), options: { code } },
];

/** A rule that replaces a module. */
const replaceBy = (code: string) => ({ loaders: replaceFile(code), as: '*.js' });
const EMPTY = 'export {};';

/** Names of the extensions that have pages: entries of the menus name them. */
function listExtensionsOfPages(): string[] {
  const menus = readdirSync('data', { withFileTypes: true })
    .map(({ name }) => path.join('data', name, 'menu.ts'))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'));
  const named = new Set([...menus.join('\n').matchAll(/extension: '(\w+)'/g)].map(([, name]) => name));
  return Object.keys(extensions).filter((name) => named.has(name));
}

const config: NextConfig = {
  output: 'export',
  // Next writes the export here; `npm run export` completes it and moves it to out/. The development server's files,
  // a gigabyte, are not part of it.
  distDir: isDevelopment ? '.next' : '.export',
  // Next's own is drawn by lot.
  generateBuildId: getBuildId,
  trailingSlash: true,
  reactStrictMode: true,
  // Otherwise emotion exists twice on the server and writes its styles beside every element.
  bundlePagesRouterDependencies: true,
  // Node loads them once; what is bundled, the development server evaluates again after each edit.
  serverExternalPackages: [
    '@mdx-js/mdx',
    '@sinonjs/fake-timers',
    'htmlparser2',
    'jsdom',
    'prismjs',
    'remark-directive',
    'remark-frontmatter',
    'remark-gfm',
    'rolldown',
    'typescript',
    'unist-util-visit',
    'yaml',
    'zod',
  ],
  // `npm run check` type-checks every project once; the build need not do it again.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // It does not see what our loaders import; `dropStaleBundlerCache` does.
    turbopackFileSystemCacheForBuild: usesBundlerCache(),
    // Duplicates less code between chunks than the default, for more requests: 21 MB of scripts instead of 33, and a
    // demo loads six files instead of three.
    turbopackChunking: { requestCost: 60_000, minChunkSize: 20_000 },
    scrollRestoration: true,
    // Tells links into an `app` folder, which this site has not, from others.
    clientRouterFilter: false,
    // The export empties the page data that Next repeats in the HTML: what it warns of is not there.
    largePageDataBytes: 4_000_000,
  },
  turbopack: {
    // Where the packages are: a copy of the site for tests, below this folder, has them by a link.
    root: path.dirname(realpathSync('node_modules')),
    rules: {
      // One file, two modules: the page's content for the server, the map of its demos for the browser.
      '*.mdx': [
        { condition: 'browser', loaders: [loader('content/node/compile/demoMapLoader.cjs')], as: '*.js' },
        {
          condition: { not: 'browser' },
          loaders: [loader('content/node/compile/pageLoader.cjs')],
          as: '*.js',
        },
      ],
      // The development server compiles a page when it is opened.
      'importPage.ts': [
        {
          condition: 'development',
          loaders: [loader('page/node/openPages/openPagesLoader.cjs')],
          as: '*.js',
        },
      ],
      'site.ts': [
        {
          condition: { all: ['browser', { path: /(^|\/)data\/site\.ts$/ }] },
          loaders: [loader('site/node/siteLoader.cjs')],
          as: '*.js',
        },
      ],
      // What an edited demo of the product may import.
      'product.ts': [
        {
          condition: { all: ['browser', { query: '?packages' }] },
          loaders: [loader('demo/node/packageMapLoader.cjs')],
          as: '*.js',
        },
        { condition: { all: [{ not: 'browser' }, { query: '?packages' }] }, ...replaceBy(EMPTY) },
      ],
      '*.tsx': [
        { condition: { query: '?styles' }, loaders: [loader('demo/node/stylesLoader.cjs')], as: '*.js' },
        {
          condition: { all: [{ path: /(^|\/)data\// }, { content: /<style>/ }] },
          loaders: [loader('demo/node/styleElementLoader.cjs')],
        },
      ],
      // Strings, and texts of components, load by themselves.
      '**/data/languages/*.ts': LANGUAGE_PARTS.map((part) => ({
        condition: { query: `?${part}` },
        loaders: [{ loader: loader('site/node/languageLoader.cjs'), options: { part } }],
        as: '*.js',
      })),
      '**/css/styles.css': replaceBy(EMPTY),
      // Next allows global style sheets only in `_app.tsx`, which names no extension.
      '**/elements/extensions.css': {
        loaders: replaceFile(
          listExtensions('styles')
            .map((name) => `@import '../../../extensions/${name}/${PART_FILES.styles}';`)
            .join('\n'),
        ),
      },
      // Browsers ask only whether the site has the extension of a page in a menu.
      '**/src/extensions/index.ts': {
        condition: 'browser',
        ...replaceBy(
          `export const extensions = { ${listExtensionsOfPages()
            .map((name) => `${name}: 1`)
            .join(', ')} };`,
        ),
      },
      // What Next gives to every browser, and no page uses. Its code reads `process.env`, in which all that it asks
      // for is written in at build; it adds methods that supported browsers have (nothing here calls the newest,
      // `URL.canParse`); it matches addresses of middleware and rewrites; and it loads scripts of `next/script`.
      '**/build/polyfills/process.js': {
        condition: 'browser',
        ...replaceBy('module.exports = { env: {} };'),
      },
      '**/build/polyfills/polyfill-module.js': replaceBy(EMPTY),
      '**/next/dist/compiled/path-to-regexp/index.js': { condition: 'browser', ...replaceBy(EMPTY) },
      '**/next/dist/client/script.js': {
        condition: 'browser',
        ...replaceBy('exports.initScriptLoader = exports.handleClientScriptLoad = () => {};'),
      },
    },
  },
};

export default config;
