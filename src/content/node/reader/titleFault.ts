import type { Product } from '../../../site/shared/product';
import { findItem, getTitle } from '../../../site/shared/tree';
import { createError, type Finding } from '../../../base/node/finding';

/** Compares the title of a page with its entry in the menu. */
export function findTitleFault(
  product: Product,
  pathname: string,
  file: string,
  title: string,
): Finding | null {
  const entry = findItem(product.nav, pathname);
  if (!entry || getTitle(entry) === title) return null;
  return createError(
    file,
    2,
    `the page is titled "${title}", but data/${product.id}/menu.ts says "${getTitle(entry)}".`,
    'A page has one title: make both the same.',
  );
}
