import type { Page } from '../model/page';
import { useTranslate } from '../state/language';
import { useCurrentPage, useProductEntry } from '../state/page';
import { ProductMark } from '../ui/ProductMark';
import styles from './DocsPage.module.css';

/** The page's title; on the first page of a product with the product's mark and state. */
export function PageTitle({ page }: { page: Page }) {
  const { product } = useCurrentPage();
  const entry = useProductEntry();
  const t = useTranslate();
  const title = <h1 className={styles.title}>{page.title}</h1>;
  if (!entry || page.path !== `${product.root}/`) return title;
  return (
    <div className={styles.titleRow}>
      <ProductMark {...entry} />
      {title}
      {entry.state && <span className="product-state"> {t(`nav.${entry.state}`)}</span>}
    </div>
  );
}
