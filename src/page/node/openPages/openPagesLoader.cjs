const { createJiti } = require('jiti');

const jiti = createJiti(__filename);

/**
 * Generates `importPage.ts` for the development server: imports of the open pages.
 * @this {import('../../../base/node/loaderContext').LoaderContext}
 */
module.exports = function openPagesLoader() {
  const callback = this.async();
  /** @type {Promise<typeof import('./openPages')>} */ (jiti.import('./openPages.ts'))
    .then(({ OPEN_PAGES_FILE, readOpenPages, toImportCode, toPageFile }) => {
      const modules = readOpenPages();
      // A page may be deleted.
      [OPEN_PAGES_FILE, ...modules.map(toPageFile)].forEach((file) => this.addDependency(file));
      callback(null, toImportCode(modules));
    })
    .catch(callback);
};
