const { createJiti } = require('jiti');

/**
 * Replaces the code of `data/site.ts` with its values, for browsers: they have neither the build's
 * environment nor its clone.
 * @this {import('../../base/node/loaderContext').LoaderContext}
 */
module.exports = async function siteLoader() {
  // In development it must be evaluated again after each edit.
  const jiti = createJiti(__filename, { moduleCache: false });
  /** @type {typeof import('../../../data/site')} */
  const { site } = await jiti.import(this.resourcePath);
  return `export const site = ${JSON.stringify(site)};`;
};
