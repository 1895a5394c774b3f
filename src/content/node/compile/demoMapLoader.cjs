const { createJiti } = require('jiti');

const jiti = createJiti(__filename);

/**
 * Compiles a page for the browser: a map of lazy imports of its demos.
 * @this {import('../../../base/node/loaderContext').LoaderContext}
 * @param {string} source
 */
module.exports = function demoMapLoader(source) {
  const callback = this.async();
  Promise.all([
    /** @type {Promise<typeof import('./demoMap')>} */ (jiti.import('./demoMap.ts')),
    /** @type {Promise<typeof import('../../../base/node/files')>} */ (
      jiti.import('../../../base/node/files.ts')
    ),
  ])
    .then(([{ toDemoMap }, { normalizeText }]) =>
      toDemoMap(normalizeText(source, this.resourcePath), this.resourcePath),
    )
    .then((code) => callback(null, code))
    .catch(callback);
};
