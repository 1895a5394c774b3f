import { checkPlayground } from '../../../demo/node/playground/createPlayground';
import { getMainPackage } from '../../../site/node/products';
import type { PageRule } from '../facts/rule';

/** A playground shows props that its component has, with values that they take. */
export const playgrounds: PageRule = {
  name: 'playgrounds',
  stops: 'build',
  check({ file, frontMatter, playgrounds: own }, { product, site }) {
    const packageName = frontMatter?.packageName ?? getMainPackage(product);
    const place = { section: product.id, packageName, file };
    return own.flatMap((options) => checkPlayground(site.api, options, place, null).diagnostics);
  },
};
