const path = require('node:path');
const { createJiti } = require('jiti');

const jiti = createJiti(__filename);

/**
 * Turns a product's manifest, imported as `product.ts?packages`, into the lazy map of modules that its
 * demos import.
 * @this {import('../../base/node/loaderContext').LoaderContext}
 */
module.exports = function packageMapLoader() {
  const callback = this.async();
  Promise.all([
    /** @type {Promise<typeof import('./packageMap')>} */ (jiti.import('./packageMap.ts')),
    /** @type {Promise<typeof import('../../page/node/openPages/openPages')>} */ (
      jiti.import('../../page/node/openPages/openPages.ts')
    ),
    /** @type {Promise<typeof import('./files/sampleData')>} */ (jiti.import('./files/sampleData.ts')),
  ])
    .then(
      ([
        { listDemoFiles, toPackageMap },
        { OPEN_PAGES_FILE, isDevelopment, listOpenFiles },
        { listSampleData },
      ]) => {
        const folder = path.dirname(this.resourcePath);
        const files = listDemoFiles(folder);
        if (isDevelopment()) this.addDependency(OPEN_PAGES_FILE);
        files.forEach((file) => this.addDependency(file));
        callback(null, toPackageMap(isDevelopment() ? listOpenFiles(files) : files, listSampleData(folder)));
      },
    )
    .catch(callback);
};
