const path = require('node:path');
const { createJiti } = require('jiti');

const jiti = createJiti(__filename);

/**
 * Turns `X/css/index.tsx?styles` into the CSS of that styling of a demo.
 * @this {import('../../base/node/loaderContext').LoaderContext}
 * @param {string} source
 */
module.exports = function stylesLoader(source) {
  const callback = this.async();
  this.addDependency(path.join(path.dirname(this.resourcePath), 'styles.css'));
  /** @type {Promise<typeof import('./styles')>} */ (jiti.import('./styles.ts'))
    .then(({ getDemoStyles }) => getDemoStyles(source, this.resourcePath))
    .then((css) => callback(null, `export default ${JSON.stringify(css)};`))
    .catch(callback);
};
