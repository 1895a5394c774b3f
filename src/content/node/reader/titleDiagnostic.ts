import type { Product } from '../../../site/shared/product';
import { findItem, getTitle } from '../../../site/shared/tree';
import { createError, type Diagnostic } from '../../../base/node/diagnostic';

/** Checks that a page's title is that of its menu entry. */
export function findTitleDiagnostic(
  product: Product,
  pathname: string,
  file: string,
  title: string,
): Diagnostic | null {
  const entry = findItem(product.nav, pathname);
  if (!entry || getTitle(entry) === title) return null;
  return createError(
    file,
    2,
    `the page is titled "${title}", but data/${product.id}/menu.ts says "${getTitle(entry)}".`,
    'A page has one title: make both the same.',
  );
}
