const { createJiti } = require('jiti');

const jiti = createJiti(__filename);

/**
 * Compiles a page for the browser: the lazy map of its demos.
 * @this {import('../loaderContext').LoaderContext}
 * @param {string} source
 */
module.exports = function demoMapLoader(source) {
  const callback = this.async();
  /** @type {Promise<typeof import('./demoMap')>} */ (jiti.import('./demoMap.ts'))
    .then(({ toDemoMap }) => callback(null, toDemoMap(source, this.resourcePath)))
    .catch(callback);
};
