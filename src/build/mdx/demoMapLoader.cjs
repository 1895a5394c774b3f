const { createJiti } = require('jiti');

const jiti = createJiti(__filename);

/**
 * Compiles a page for the browser: the lazy map of its demos.
 * @this {import('../loaderContext').LoaderContext}
 * @param {string} source
 */
module.exports = function demoMapLoader(source) {
  const callback = this.async();
  Promise.all([
    /** @type {Promise<typeof import('./demoMap')>} */ (jiti.import('./demoMap.ts')),
    /** @type {Promise<typeof import('./devPages')>} */ (jiti.import('./devPages.ts')),
    /** @type {Promise<typeof import('../files')>} */ (jiti.import('../files.ts')),
  ])
    .then(([{ toDemoMap }, { getDevSource }, { toText }]) => {
      const devSource = getDevSource(toText(source, this.resourcePath), this.resourcePath);
      return toDemoMap(devSource, this.resourcePath);
    })
    .then((code) => callback(null, code))
    .catch(callback);
};
