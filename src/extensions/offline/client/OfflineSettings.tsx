import { useEffect } from 'react';
import { useCurrentPage } from '../../../page/client/context/page';
import { readSavedProducts } from './savedProducts';
import { ProductSaving } from './ProductSaving';
import styles from './Offline.module.css';

/** All products, to save them on this device. */
export function OfflineSettings() {
  const { products } = useCurrentPage();
  useEffect(() => void readSavedProducts(), []);
  return (
    <ul className={styles.list}>
      {products.map((entry) => (
        <li key={entry.id}>
          <ProductSaving entry={entry} />
        </li>
      ))}
    </ul>
  );
}
