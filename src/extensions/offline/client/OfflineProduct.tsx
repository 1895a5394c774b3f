import { useEffect } from 'react';
import type { ProductEntry } from '../../../site/shared/product';
import { readSavedProducts } from './savedProducts';
import { ProductSaving } from './ProductSaving';

/** The control of one product. */
export function OfflineProduct({ entry }: { entry: ProductEntry }) {
  useEffect(() => void readSavedProducts(), []);
  return <ProductSaving entry={entry} />;
}
