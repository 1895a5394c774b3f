const { createJiti } = require('jiti');

const jiti = createJiti(__filename);

/**
 * Turns `X.tsx?source` into the demo's highlighted source.
 * @this {import('../loaderContext').LoaderContext}
 * @param {string} source
 */
module.exports = function sourceLoader(source) {
  const callback = this.async();
  /** @type {Promise<typeof import('./source')>} */ (jiti.import('./source.ts'))
    .then(({ getDemoSource }) => callback(null, `export default ${JSON.stringify(getDemoSource(source))};`))
    .catch(callback);
};
