/*
 * Leaves out of the browser's bundle what Next brings along and an export never calls: 13 kB brotli of
 * every page's first load. `test/build/unusedNextLoader.test.ts` holds it against the installed Next.
 */

/**
 * What stands for a module of `next/dist`.
 * @type {Record<string, string>}
 */
const REPLACEMENTS = {
  // Old browsers' methods: `trimStart`, `flat`, `at`, `Object.hasOwn` and the like.
  'build/polyfills/polyfill-module.js': '',
  // Node's `process`, of which the bundle asks `env`.
  'build/polyfills/process.js': 'module.exports = globalThis.process ?? { env: {} };',
  // Patterns of middleware and rewrites: an export has neither.
  'compiled/path-to-regexp/index.js': '',
  // Routes that an `app` folder intercepts, and its redirects: there is no such folder.
  'shared/lib/router/utils/interception-routes.js':
    'exports.INTERCEPTION_ROUTE_MARKERS = [];\n' +
    'exports.isInterceptionRouteAppPath = () => false;\n' +
    'exports.extractInterceptionRouteInformation = () => {};',
  'client/components/is-next-router-error.js': 'exports.isNextRouterError = () => false;',
  // What the hooks of `next/navigation` read: the site has those of the Pages Router.
  'shared/lib/router/adapters.js':
    'exports.adaptForAppRouterInstance = exports.adaptForSearchParams = exports.adaptForPathParams = () => null;\n' +
    'exports.PathnameContextProviderAdapter = ({ children }) => children;',
  // Thrown by components that are left out on the server: nothing asks for that.
  'shared/lib/lazy-dynamic/bailout-to-csr.js': 'exports.isBailoutToCSRError = () => false;',
  // `next/image`: an export has no server that would resize.
  'shared/lib/image-config.js': 'exports.imageConfigDefault = {};',
  // `next/script`: the site has no third party's script that Next would load.
  'client/script.js': 'exports.initScriptLoader = exports.handleClientScriptLoad = () => {};',
};

/**
 * Modules of much that only servers and an `app` folder need, and the few constants and functions,
 * complete in themselves, that the Pages Router's client reads.
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
 * @throws {Error} for a module that nothing is known of, and for a constant that Next no longer has
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
