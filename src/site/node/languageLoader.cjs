const { createJiti } = require('jiti');

/**
 * Reduces the manifest of a language to the part that browsers load: `data/languages/zh.ts?strings`.
 * @this {import('../../base/node/loaderContext').LoaderContext & {
 *   getOptions: () => { part: import('./languageParts').LanguagePart } }}
 */
module.exports = async function languageLoader() {
  // In development it must be evaluated again after each edit.
  const jiti = createJiti(__filename, { moduleCache: false });
  /** @type {typeof import('./languageParts')} */
  const { writeLanguagePart } = await jiti.import('./languageParts.ts');
  /** @type {import('../shared/languages').LanguageModule} */
  const { language } = await jiti.import(this.resourcePath);
  return writeLanguagePart(language, this.getOptions().part);
};
