const { createJiti } = require('jiti');

const jiti = createJiti(__filename);

/**
 * Generates `importPage.ts` for the development server: imports of the open pages.
 * @this {import('../../../base/node/loaderContext').LoaderContext}
 */
module.exports = async function openPagesLoader() {
  /** @type {typeof import('./openPages')} */
  const { OPEN_PAGES_FILE, readOpenPages, toImportCode, toPageFile } = await jiti.import('./openPages.ts');
  const modules = readOpenPages();
  // A page may be deleted.
  [OPEN_PAGES_FILE, ...modules.map(toPageFile)].forEach((file) => this.addDependency(file));
  return toImportCode(modules);
};
