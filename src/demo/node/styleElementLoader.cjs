const { createJiti } = require('jiti');

const jiti = createJiti(__filename);

/**
 * Replaces the style elements of a demo with `DemoStyle`.
 * @this {import('../../base/node/loaderContext').LoaderContext}
 * @param {string} source
 */
module.exports = function styleElementLoader(source) {
  const callback = this.async();
  /** @type {Promise<typeof import('./styleElements')>} */ (jiti.import('./styleElements.ts'))
    .then(({ replaceStyleElements }) => callback(null, replaceStyleElements(source, this.resourcePath)))
    .catch(callback);
};
