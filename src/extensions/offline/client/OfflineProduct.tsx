import { useEffect } from 'react';
import type { ProductEntry } from '../../../site/shared/product';
import { readSavedProducts } from './savedProducts';
import { SaveProductControl } from './SaveProductControl';

/** The control that saves a single product. */
export function OfflineProduct({ entry }: { entry: ProductEntry }) {
  useEffect(() => void readSavedProducts(), []);
  return <SaveProductControl entry={entry} />;
}
