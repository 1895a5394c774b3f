/*
 * Leaves out of the browser's bundle what Next brings along and an export never calls: 9 kB brotli of
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
  // `next/script`: the site has no third party's script that Next would load.
  'client/script.js': 'exports.initScriptLoader = exports.handleClientScriptLoad = () => {};',
};

/**
 * Modules of hundreds of constants, and the few that the Pages Router's client reads.
 * @type {Record<string, string[]>}
 */
const CONSTANTS = {
  'lib/constants.js': [
    'MATCHED_PATH_HEADER',
    'NEXT_INTERCEPTION_MARKER_PREFIX',
    'NEXT_NAV_DEPLOYMENT_ID_HEADER',
    'NEXT_QUERY_PARAM_PREFIX',
  ],
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
  const constants = CONSTANTS[name];
  if (!constants) throw new Error(`Nothing is known of next/dist/${name}: see ${__filename}.`);
  const values = require(this.resourcePath);
  return constants
    .map((constant) => {
      const value = JSON.stringify(values[constant]);
      if (!value) throw new Error(`next/dist/${name} has no ${constant}: see ${__filename}.`);
      return `exports.${constant} = ${value};`;
    })
    .join('\n');
};

module.exports.files = [...Object.keys(REPLACEMENTS), ...Object.keys(CONSTANTS)];
module.exports.constants = CONSTANTS;
