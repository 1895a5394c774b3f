const path = require('node:path');
const { createJiti } = require('jiti');

const jiti = createJiti(__filename);

/**
 * Turns a product's manifest, imported as `product.ts?packages`, into the lazy map of modules that its
 * demos import.
 * @this {import('../../base/node/loaderContext').LoaderContext}
 */
module.exports = async function packageMapLoader() {
  /** @type {typeof import('./packageMap')} */
  const { listDemoFiles, toPackageMap } = await jiti.import('./packageMap.ts');
  /** @type {typeof import('../../page/node/openPages/openPages')} */
  const { OPEN_PAGES_FILE, isDevelopment, listOpenFiles } = await jiti.import(
    '../../page/node/openPages/openPages.ts',
  );
  /** @type {typeof import('./files/sampleData')} */
  const { listSampleData } = await jiti.import('./files/sampleData.ts');
  const folder = path.dirname(this.resourcePath);
  const files = listDemoFiles(folder);
  if (isDevelopment()) this.addDependency(OPEN_PAGES_FILE);
  files.forEach((file) => this.addDependency(file));
  return toPackageMap(isDevelopment() ? listOpenFiles(files) : files, listSampleData(folder));
};
