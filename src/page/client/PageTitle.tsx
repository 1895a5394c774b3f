import { PageActions } from './PageActions';
import type { Page } from '../shared/page';
import { findItem, hasBadges } from '../../site/shared/tree';
import { useCurrentPage, useProductEntry } from './context/page';
import { NavBadges, ProductState } from '../../ui/client/Badges';
import { ProductMark } from '../../ui/client/ProductMark';
import styles from './DocsPage.module.css';
import ownStyles from './PageTitle.module.css';

/** The page's title with the page's actions beside it; on a landing page, only the title. */
export function PageTitle({ page }: { page: Page }) {
  if (page.layout === 'landing') return <Title page={page} />;
  return (
    <div className={ownStyles.heading}>
      <Title page={page} />
      <PageActions />
    </div>
  );
}

/** With the badges of its plan and states; on a product's first page, with its logo and state. */
function Title({ page }: { page: Page }) {
  const { product } = useCurrentPage();
  const entry = useProductEntry();
  const item = findItem([...product.nav, ...(page.menuBranch?.items ?? [])], page.path);
  const title = <h1 className={styles.title}>{page.title}</h1>;
  if (item && hasBadges(item)) {
    return (
      <div className={styles.titleRow}>
        {title}
        <NavBadges item={item} />
      </div>
    );
  }
  if (!entry || page.path !== `${product.root}/`) return title;
  return (
    <div className={styles.titleRow}>
      <ProductMark {...entry} />
      {title}
      <ProductState state={entry.state} />
    </div>
  );
}
