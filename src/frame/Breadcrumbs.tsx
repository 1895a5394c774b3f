import { parsePath } from '../model/location';
import { getBreadcrumbs } from '../model/tree';
import { useCurrentPage } from '../state/page';
import { useTranslate } from '../state/language';
import styles from './DocsPage.module.css';

/** Where the page stands in its product. */
export function Breadcrumbs() {
  const { page, product } = useCurrentPage();
  const t = useTranslate();
  if (!page) return null;
  const names = getBreadcrumbs(product.nav, parsePath(page.path).canonicalPathname);
  return (
    <nav className={styles.breadcrumbs} aria-label={t('breadcrumbs.label')}>
      <ol>
        <li>
          <a href={`${product.root}/`}>{product.name}</a>
        </li>
        {names.map((name, index) => (
          <li key={name} aria-current={index === names.length - 1 ? 'page' : undefined}>
            {name}
          </li>
        ))}
      </ol>
    </nav>
  );
}
