import type { Product } from '../../../site/shared/product';
import { findItem, getTitle } from '../../../site/shared/tree';
import { createError, type Diagnostic } from '../../../base/node/diagnostic';
import type { PageRule } from '../facts/rule';

/** A page's title is that of its menu entry. */
export const title: PageRule = {
  name: 'title',
  stops: 'build',
  check: ({ file, frontMatter }, { product, pathname }) =>
    frontMatter ? findTitleDiagnostics(product, pathname, file, frontMatter.title) : [],
};

/** Checks the title of a page, also when a single page is rendered. */
export function findTitleDiagnostics(
  product: Product,
  pathname: string,
  file: string,
  text: string,
): Diagnostic[] {
  const entry = findItem(product.nav, pathname);
  if (!entry || getTitle(entry) === text) return [];
  return [
    createError(
      file,
      2,
      `the page is titled "${text}", but data/${product.id}/menu.ts says "${getTitle(entry)}".`,
      'A page has one title: make both the same.',
    ),
  ];
}
