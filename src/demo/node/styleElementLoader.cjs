const { createJiti } = require('jiti');

const jiti = createJiti(__filename);

/**
 * Replaces the style elements of a demo with `DemoStyle`.
 * @this {import('../../base/node/loaderContext').LoaderContext}
 * @param {string} source
 */
module.exports = async function styleElementLoader(source) {
  /** @type {typeof import('./styleElements')} */
  const { replaceStyleElements } = await jiti.import('./styleElements.ts');
  return replaceStyleElements(source, this.resourcePath);
};
