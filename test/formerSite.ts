import { products } from '../data/products';
import { formerAddresses } from '../data/redirects';
import referencePages from '../data/referencePages.json';
import { getRedirects } from '../src/export/node/redirects/redirects';
import { xReferencePaths } from './api/node/packages/referencePaths';

/** API pages that stand for all: one for each folder of former addresses. */
const API_PAGES = [
  '/material-ui/api/button/',
  '/material-ui/api/tree-view/',
  ...['', '-actions', '-details', '-summary'].map((part) => `/material-ui/api/accordion${part}/`),
  ...['', '-item', '-item-bar'].map((part) => `/material-ui/api/image-list${part}/`),
  '/base-ui/api/slider/',
  '/base-ui/api/use-slider/',
  '/base-ui/api/focus-trap/',
  '/base-ui/api/css-transition/',
  '/base-ui/api/use-form-control-context/',
  '/base-ui/api/use-transition-state-manager/',
  '/toolpad/core/api/use-dialogs/',
  ...Object.entries(xReferencePaths).flatMap(([folder, names]) =>
    names.split(' ').map((name) => `/x/api/${folder}/${name}/`),
  ),
];

/** One page has taken the place of the reference's pages about Toolpad Studio. */
export const STUDIO = '/toolpad/studio/';

/** The pages that the reference does not have: roots of products, lists of API pages, and that about Studio. */
const OWN_PAGES = [...products.map(({ root }) => `${root}/`), '/material-ui/api/', STUDIO];

const written = referencePages.filter((page) => !page.startsWith(STUDIO));

/** The public paths of the site once every page of the reference is written. */
export const paths = new Set(['/', ...written, ...API_PAGES, ...OWN_PAGES]);

/** Where its former addresses lead. */
export const redirects = getRedirects(
  [...paths].map((path) => ({ page: { path } as never })),
  formerAddresses,
);
