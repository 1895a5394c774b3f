import { useEffect, useRef } from 'react';
import { data } from '../../../page/shared/attributes';
import { NAV_ID, showActiveLink } from '../behaviors/menu';
import { findActivePage } from '../../../site/shared/tree';
import { parsePath } from '../../../site/shared/location';
import { useCurrentPage, useProductEntry } from '../../../page/client/context/page';
import { useTranslate } from '../language/language';
import { Icon } from '../../../ui/client/Icon';
import { ProductState } from '../../../ui/client/Badges';
import { ProductMark } from '../../../ui/client/ProductMark';
import { hidePopover, popover, togglesPopover } from '../../../ui/client/popover';
import { NavList } from './NavList';
import styles from './Nav.module.css';

/**
 * The product's menu. One element for all screens: permanent from 1200 px, a popover below, so that it
 * opens without any script; `ui/client/trapFocus.ts` keeps the focus in it.
 */
export function NavDrawer() {
  const { product, page } = useCurrentPage();
  const entry = useProductEntry();
  const t = useTranslate();
  const pathname = page && parsePath(page.path).canonicalPathname;
  const shown = useRef(pathname);
  const { activePage, parents } = findActivePage(product.nav, pathname ?? '');

  useEffect(() => {
    // On the first page, the reader may have opened and scrolled the menu before hydration.
    if (shown.current === pathname) return;
    shown.current = pathname;
    hidePopover(NAV_ID);
    showActiveLink();
  }, [pathname]);

  return (
    <nav
      id={NAV_ID}
      {...popover}
      aria-label={t('nav.label')}
      className={`ui-screen ${styles.drawer}`}
      {...data({ modal: '' })}
    >
      <div className={styles.top}>
        <a href={`${product.root}/`} className={styles.product}>
          {entry && <ProductMark {...entry} />}
          {product.name}
          <ProductState state={entry?.state} />
        </a>
        <button
          type="button"
          {...togglesPopover(NAV_ID, 'hide')}
          className={`ui-button ui-quiet ui-icon ${styles.close}`}
          aria-label={t('nav.close')}
        >
          <Icon name="close" />
        </button>
      </div>
      <NavList key={product.id} items={product.nav} active={activePage} parents={parents} />
    </nav>
  );
}
