import { useEffect } from 'react';
import { useCurrentPage } from '../../../page/client/context/page';
import { readSavedProducts } from './savedProducts';
import { SaveProductControl } from './SaveProductControl';
import styles from './Offline.module.css';

/** All products, each with a control that saves it on this device. */
export function OfflineSettings() {
  const { products } = useCurrentPage();
  useEffect(() => void readSavedProducts(), []);
  return (
    <ul className={styles.list}>
      {products.map((entry) => (
        <li key={entry.id}>
          <SaveProductControl entry={entry} />
        </li>
      ))}
    </ul>
  );
}
