const path = require('node:path');
const { createJiti } = require('jiti');

const jiti = createJiti(__filename);

/**
 * Turns a product's manifest, imported as `product.ts?packages`, into the lazy map of modules that its demos import.
 * @this {import('../loaderContext').LoaderContext}
 */
module.exports = function packageMapLoader() {
  const callback = this.async();
  /** @type {Promise<typeof import('./packageMap')>} */ (jiti.import('./packageMap.ts'))
    .then(({ listDemoFiles, toPackageMap }) => {
      const files = listDemoFiles(path.dirname(this.resourcePath));
      files.forEach((file) => this.addDependency(file));
      callback(null, toPackageMap(files));
    })
    .catch(callback);
};
