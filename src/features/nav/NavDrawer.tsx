import { useEffect, useRef } from 'react';
import { data } from '../../model/attributes';
import { findActivePage } from '../../model/tree';
import { parsePath } from '../../model/location';
import { useCurrentPage, useProductEntry } from '../../state/page';
import { useTranslate } from '../../state/language';
import { Icon } from '../../ui/Icon';
import { ProductMark } from '../../ui/ProductMark';
import buttons from '../../ui/buttons.module.css';
import { hidePopover, popover, togglesPopover } from '../../ui/popover';
import { NavList } from './NavList';
import styles from './Nav.module.css';

/** Id of the menu, which the menu button opens on small screens. */
export const NAV_ID = 'navigation';

/**
 * The product's menu. One element for all screens: permanent from 1200 px, a popover below, so that it
 * opens without any script; `behaviours/holdFocus.ts` keeps the focus in it.
 */
export function NavDrawer() {
  const { product, page } = useCurrentPage();
  const entry = useProductEntry();
  const t = useTranslate();
  const nav = useRef<HTMLElement>(null);
  const pathname = page && parsePath(page.path).canonicalPathname;
  const { activePage, parents } = findActivePage(product.nav, pathname ?? '');

  useEffect(() => {
    hidePopover(NAV_ID);
    if (nav.current) scrollActiveIntoView(nav.current);
  }, [pathname]);

  return (
    <nav
      ref={nav}
      id={NAV_ID}
      {...popover}
      aria-label={t('nav.label')}
      className={styles.drawer}
      {...data({ modal: '', accent: entry?.accent })}
    >
      <div className={styles.top}>
        <a href={`${product.root}/`} className={styles.product}>
          {entry && <ProductMark {...entry} />}
          {product.name}
          {entry?.state && <span className="product-state"> {t(`nav.${entry.state}`)}</span>}
        </a>
        <button
          type="button"
          {...togglesPopover(NAV_ID, 'hide')}
          className={`${buttons.icon} ${styles.close}`}
          aria-label={t('nav.close')}
        >
          <Icon name="close" />
        </button>
      </div>
      <NavList key={product.id} items={product.nav} active={activePage} parents={parents} />
    </nav>
  );
}

/** Keeps the drawer's own scroll position unless the active link would not be visible. */
function scrollActiveIntoView(nav: HTMLElement): void {
  const active = nav.querySelector('[aria-current="page"]');
  if (!active) return;
  const outer = nav.getBoundingClientRect();
  const inner = active.getBoundingClientRect();
  if (inner.top < outer.top) nav.scrollTop += inner.top - outer.top - 16;
  // A link in the last 120 px of the drawer is easily overlooked.
  else if (inner.bottom > outer.bottom - 120) nav.scrollTop += inner.bottom - outer.bottom + 120;
}
