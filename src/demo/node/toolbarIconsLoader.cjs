const { createJiti } = require('jiti');

/**
 * Writes the icons of the buttons that extensions add to the toolbars of demos into a style sheet.
 * @this {import('../../base/node/loaderContext').LoaderContext}
 */
module.exports = function toolbarIconsLoader() {
  const callback = this.async();
  // In development it must be evaluated again after each edit.
  const jiti = createJiti(__filename, { moduleCache: false });
  /** @type {Promise<typeof import('./writeToolbarIcons')>} */ (jiti.import('./writeToolbarIcons.ts'))
    .then(async ({ listToolbarFiles, loadToolbarButtons, writeToolbarIcons }) => {
      listToolbarFiles().forEach((file) => this.addDependency(file));
      callback(null, writeToolbarIcons(await loadToolbarButtons()));
    })
    .catch(callback);
};
