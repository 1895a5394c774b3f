import { useEffect } from 'react';
import type { ProductEntry } from '../../model/product';
import { readSavedProducts } from '../../state/offline/savedProducts';
import { ProductSaving } from './ProductSaving';

/** The control of one product. */
export function OfflineProduct({ entry }: { entry: ProductEntry }) {
  useEffect(() => void readSavedProducts(), []);
  return <ProductSaving entry={entry} />;
}
