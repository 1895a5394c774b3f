import { data } from '../../model/attributes';
import { useCurrentPage, useProductEntry } from '../../state/page';
import { useTranslate } from '../../state/language';
import { Icon } from '../../ui/Icon';
import { ProductMark } from '../../ui/ProductMark';
import { popover, togglesPopover } from '../../ui/popover';
import styles from './ProductSwitcher.module.css';

/** The menu of all products; a native popover, so that it works before any script. */
export function ProductSwitcher() {
  const { product, products } = useCurrentPage();
  const current = useProductEntry();
  const t = useTranslate();
  return (
    <>
      <button
        type="button"
        id="mui-product-selector"
        {...togglesPopover('mui-product-menu')}
        className={styles.button}
      >
        {product.root ? (
          <>
            <span className="visually-hidden">{t('product.label')} </span>
            {current && <ProductMark {...current} />}
            {product.name}
          </>
        ) : (
          t('product.choose')
        )}
        {current?.state && <span className="product-state"> {t(`nav.${current.state}`)}</span>}
        <Icon name="chevron" />
      </button>
      <div id="mui-product-menu" {...popover} className={styles.menu}>
        <ul aria-label={t('product.choose')}>
          {products.map((entry) => (
            <li key={entry.id}>
              <a
                href={entry.href}
                {...data({ accent: entry.accent })}
                aria-current={entry === current ? 'true' : undefined}
              >
                <ProductMark {...entry} />
                <strong>
                  {entry.name}
                  {entry.state && <span className="product-state"> {t(`nav.${entry.state}`)}</span>}
                </strong>
                <span>{entry.tagline}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
