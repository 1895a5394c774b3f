import { findUnknownNames } from '../../../api/node/pages/pageApi';
import type { PageRule } from '../facts/rule';

/** Every name that the front matter documents has an API page. */
export const apiPages: PageRule = {
  name: 'apiPages',
  stops: 'build',
  check: (page, { product, site }) => findUnknownNames(page, product.id, site.api),
};
