// Turbopack loaders are plain JavaScript with JSON options; with jiti, this one can import TypeScript.
const { createJiti } = require('jiti');

const jiti = createJiti(__filename);

/**
 * Compiles a page for the server: its content, front matter, headings and demos.
 * @this {import('../../../base/node/loaderContext').LoaderContext}
 * @param {string} source
 */
module.exports = function pageLoader(source) {
  const callback = this.async();
  Promise.all([
    /** @type {Promise<typeof import('./options')>} */ (jiti.import('./options.ts')),
    /** @type {Promise<typeof import('../../../base/node/files')>} */ (
      jiti.import('../../../base/node/files.ts')
    ),
    /** @type {Promise<typeof import('../../../site/node/products')>} */ (
      jiti.import('../../../site/node/products.ts')
    ),
    import('@mdx-js/loader'),
  ])
    .then(async ([{ mdxOptions }, { normalizeText }, { isLeftOut }, { default: mdxLoader }]) => {
      if (await isLeftOut(this.resourcePath)) return callback(null, 'export {};');
      const context = Object.create(this, {
        async: { value: () => callback },
        getOptions: { value: () => mdxOptions },
      });
      return mdxLoader.call(context, normalizeText(source, this.resourcePath));
    })
    .catch(callback);
};
