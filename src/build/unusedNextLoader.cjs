/*
 * Removes modules of Next from the browser's bundle that an export never calls: 13 kB brotli of
 * every page's first load. `test/build/unusedNextLoader.test.ts` checks it against the installed Next.
 */

/**
 * Replacements of modules of `next/dist`.
 * @type {Record<string, string>}
 */
const REPLACEMENTS = {
  // Polyfills for old browsers: `trimStart`, `flat`, `at`, `Object.hasOwn` and the like.
  'build/polyfills/polyfill-module.js': '',
  // Node's `process`, of which the bundle uses `env`.
  'build/polyfills/process.js': 'module.exports = globalThis.process ?? { env: {} };',
  // Patterns of middleware and rewrites: an export has neither.
  'compiled/path-to-regexp/index.js': '',
  // Routes that an `app` folder intercepts, and its redirects: there is no such folder.
  'shared/lib/router/utils/interception-routes.js':
    'exports.INTERCEPTION_ROUTE_MARKERS = [];\n' +
    'exports.isInterceptionRouteAppPath = () => false;\n' +
    'exports.extractInterceptionRouteInformation = () => {};',
  'client/components/is-next-router-error.js': 'exports.isNextRouterError = () => false;',
  // Contexts of the hooks of `next/navigation`: the site uses those of the Pages Router.
  'shared/lib/router/adapters.js':
    'exports.adaptForAppRouterInstance = exports.adaptForSearchParams = exports.adaptForPathParams = () => null;\n' +
    'exports.PathnameContextProviderAdapter = ({ children }) => children;',
  // Thrown by components that opt out of server rendering: the site has none.
  'shared/lib/lazy-dynamic/bailout-to-csr.js': 'exports.isBailoutToCSRError = () => false;',
  // `next/image`: an export has no server that would resize.
  'shared/lib/image-config.js': 'exports.imageConfigDefault = {};',
  // `next/script`: the site has no third-party script that Next would load.
  'client/script.js': 'exports.initScriptLoader = exports.handleClientScriptLoad = () => {};',
};

/**
 * Modules of which the Pages Router's client needs only a few constants and functions, which are
 * self-contained; the rest is for servers and an `app` folder.
 * @type {Record<string, string[]>}
 */
const KEPT = {
  'lib/constants.js': [
    'MATCHED_PATH_HEADER',
    'NEXT_INTERCEPTION_MARKER_PREFIX',
    'NEXT_NAV_DEPLOYMENT_ID_HEADER',
    'NEXT_QUERY_PARAM_PREFIX',
  ],
  'shared/lib/router/utils/get-dynamic-param.js': ['PARAMETER_PATTERN', 'parseMatchedParameter'],
  'shared/lib/constants.js': ['DEV_CLIENT_MIDDLEWARE_MANIFEST', 'DEV_CLIENT_PAGES_MANIFEST'],
};

/**
 * @this {import('./loaderContext').LoaderContext}
 * Source of a module of Next, without what the site does not use.
 * @throws {Error} for an unknown module, and for a constant that Next no longer has
 */
module.exports = function leaveOutUnused() {
  const [, name = ''] = this.resourcePath.replaceAll('\\', '/').split('/next/dist/');
  const replacement = REPLACEMENTS[name];
  if (replacement !== undefined) return replacement;
  const kept = KEPT[name];
  if (!kept) throw new Error(`Nothing is known of next/dist/${name}: see ${__filename}.`);
  const values = require(this.resourcePath);
  return kept
    .map((key) => {
      const value = values[key];
      if (!value) throw new Error(`next/dist/${name} has no ${key}: see ${__filename}.`);
      return `exports.${key} = ${typeof value === 'string' ? JSON.stringify(value) : value};`;
    })
    .join('\n');
};

module.exports.files = [...Object.keys(REPLACEMENTS), ...Object.keys(KEPT)];
