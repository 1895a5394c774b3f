const path = require('node:path');
const { createJiti } = require('jiti');

const jiti = createJiti(__filename);

/**
 * Turns `X.tsx?source` into what readers see of the demo's file.
 * @this {import('../loaderContext').LoaderContext}
 * @param {string} source
 */
module.exports = function sourceLoader(source) {
  const callback = this.async();
  // The versions of a sandbox's packages.
  this.addDependency(path.resolve('package-lock.json'));
  /** @type {Promise<typeof import('./source')>} */ (jiti.import('./source.ts'))
    .then(({ getDemoSource }) => getDemoSource(source, this.resourcePath))
    .then((module) => callback(null, `export default ${JSON.stringify(module)};`))
    .catch(callback);
};
