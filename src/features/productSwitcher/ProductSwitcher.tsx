import { useCurrentPage } from '../../state/page';
import { useTranslate } from '../../state/language';
import { Icon } from '../../ui/Icon';
import { hidePopover, popover, togglesPopover } from '../../ui/popover';
import styles from './ProductSwitcher.module.css';

/** The menu of all products; a native popover, so that it works before any script. */
export function ProductSwitcher() {
  const { page, product, products } = useCurrentPage();
  const t = useTranslate();
  return (
    <>
      <button
        type="button"
        id="mui-product-selector"
        {...togglesPopover('mui-product-menu')}
        className={styles.button}
        aria-label={t('product.label', { name: product.name })}
      >
        {product.id === 'docs' ? t('product.choose') : product.name}
        <Icon name="chevron" />
      </button>
      <div id="mui-product-menu" {...popover} className={styles.menu}>
        <ul aria-label={t('product.choose')}>
          {products.map(({ id, name, href, tagline }) => (
            <li key={id}>
              <a
                href={href}
                aria-current={id === page?.productId ? 'true' : undefined}
                onClick={() => hidePopover('mui-product-menu')}
              >
                <strong>{name}</strong>
                <span>{tagline}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
