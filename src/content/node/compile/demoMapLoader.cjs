const { createJiti } = require('jiti');

const jiti = createJiti(__filename);

/**
 * Compiles a page for the browser: a map of lazy imports of its demos.
 * @this {import('../../../base/node/loaderContext').LoaderContext}
 * @param {string} source
 */
module.exports = async function demoMapLoader(source) {
  /** @type {typeof import('./demoMap')} */
  const { toDemoMap } = await jiti.import('./demoMap.ts');
  /** @type {typeof import('../../../base/node/files')} */
  const { normalizeText } = await jiti.import('../../../base/node/files.ts');
  return toDemoMap(normalizeText(source, this.resourcePath), this.resourcePath);
};
