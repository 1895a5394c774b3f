const { createJiti } = require('jiti');

/**
 * Reduces the manifest of a language to the part that browsers load: `data/languages/zh.ts?strings`.
 * @this {import('../../base/node/loaderContext').LoaderContext & {
 *   getOptions: () => { part: import('./languageParts').LanguagePart } }}
 */
module.exports = function languageLoader() {
  const callback = this.async();
  // In development it must be evaluated again after each edit.
  const jiti = createJiti(__filename, { moduleCache: false });
  Promise.all([
    /** @type {Promise<typeof import('./languageParts')>} */ (jiti.import('./languageParts.ts')),
    /** @type {Promise<import('../shared/languages').LanguageModule>} */ (jiti.import(this.resourcePath)),
  ])
    .then(([{ writeLanguagePart }, { language }]) =>
      callback(null, writeLanguagePart(language, this.getOptions().part)),
    )
    .catch(callback);
};
