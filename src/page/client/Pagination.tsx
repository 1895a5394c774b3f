import { parsePath, withTrailingSlash } from '../../site/shared/location';
import { findNeighbors, getTitle, type NavItem } from '../../site/shared/tree';
import { useCurrentPage } from './context/page';
import { useForeignLang, useTranslate } from '../../shell/client/language/language';
import styles from './Pagination.module.css';

/** Links to the pages before and after this one in the menu. */
export function Pagination() {
  const { page, product } = useCurrentPage();
  const t = useTranslate();
  if (!page) return null;
  const { canonicalPathname } = parsePath(page.path);
  const { previous, next } = findNeighbors(product.nav, canonicalPathname);
  if (!previous && !next) return null;
  return (
    <nav className="ui-row" aria-label={t('page.neighbors')}>
      {previous && <Neighbor item={previous} label={t('page.previous')} rel="prev" />}
      {next && <Neighbor item={next} label={t('page.next')} rel="next" />}
    </nav>
  );
}

function Neighbor({ item, label, rel }: { item: NavItem; label: string; rel: 'prev' | 'next' }) {
  return (
    <a
      href={withTrailingSlash(item.pathname)}
      rel={rel}
      className={`ui-panel ${styles.link}`}
      {...item.linkProps}
    >
      <span lang={useForeignLang()}>{label}</span>
      <strong>{getTitle(item)}</strong>
    </a>
  );
}
