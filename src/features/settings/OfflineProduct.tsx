import { useEffect } from 'react';
import type { ProductEntry } from '../../model/product';
import { readSavedProducts } from '../../state/offline/savedProducts';
import { usePanelTranslate } from '../../state/panelStrings';
import { usesServiceWorker } from '../../state/services';
import { ProductSaving } from './ProductSaving';

/** The control of one product, where pages can be saved; otherwise the reason. */
export function OfflineProduct({ entry }: { entry: ProductEntry }) {
  const t = usePanelTranslate();
  const isAvailable = usesServiceWorker();
  useEffect(() => {
    if (isAvailable) void readSavedProducts();
  }, [isAvailable]);
  return isAvailable ? <ProductSaving entry={entry} /> : <p role="status">{t('offline.unavailable')}</p>;
}
