const { createJiti } = require('jiti');

/**
 * Replaces the code of `data/site.ts` with its values, for browsers: they have neither the build's
 * environment nor its clone.
 * @this {import('../../base/node/loaderContext').LoaderContext}
 */
module.exports = function siteLoader() {
  const callback = this.async();
  // In development it must be evaluated again after each edit.
  const jiti = createJiti(__filename, { moduleCache: false });
  /** @type {Promise<typeof import('../../../data/site')>} */ (jiti.import(this.resourcePath))
    .then(({ site }) => callback(null, `export const site = ${JSON.stringify(site)};`))
    .catch(callback);
};
