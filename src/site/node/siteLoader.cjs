const { createJiti } = require('jiti');

/**
 * Turns `data/site.ts` into its values, for browsers: they know neither the environment nor the clone of the build.
 * @this {import('../../base/node/loaderContext').LoaderContext}
 */
module.exports = function siteLoader() {
  const callback = this.async();
  // In development it is evaluated after each edit.
  const jiti = createJiti(__filename, { moduleCache: false });
  /** @type {Promise<typeof import('../../../data/site')>} */ (jiti.import(this.resourcePath))
    .then(({ site }) => callback(null, `export const site = ${JSON.stringify(site)};`))
    .catch(callback);
};
