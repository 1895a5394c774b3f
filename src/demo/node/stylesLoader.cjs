const path = require('node:path');
const { createJiti } = require('jiti');

const jiti = createJiti(__filename);

/**
 * Turns `X/css/index.tsx?styles` into the CSS of that styling of a demo.
 * @this {import('../../base/node/loaderContext').LoaderContext}
 * @param {string} source
 */
module.exports = async function stylesLoader(source) {
  this.addDependency(path.join(path.dirname(this.resourcePath), 'styles.css'));
  /** @type {typeof import('./styles')} */
  const { getDemoStyles } = await jiti.import('./styles.ts');
  return `export default ${JSON.stringify(await getDemoStyles(source, this.resourcePath))};`;
};
