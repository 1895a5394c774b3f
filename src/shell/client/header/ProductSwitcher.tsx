import { data } from '../../../page/shared/attributes';
import { useCurrentPage, useProductEntry } from '../../../page/client/context/page';
import { useTranslate } from '../language/language';
import { Icon } from '../../../ui/client/Icon';
import { ProductState } from '../../../ui/client/Badges';
import { ProductMark } from '../../../ui/client/ProductMark';
import { popover, togglesPopover } from '../../../ui/client/popover';
import styles from './ProductSwitcher.module.css';

/** The menu of all products and their parts; a native popover, so that it works before any script. */
export function ProductSwitcher() {
  const { page, product, products } = useCurrentPage();
  const current = useProductEntry();
  const isBelow = (path: string) => page?.path.startsWith(path);
  const part = current?.parts?.find(({ paths }) => paths.some(isBelow));
  const t = useTranslate();
  return (
    <>
      <button
        type="button"
        id="mui-product-selector"
        {...togglesPopover('mui-product-menu')}
        className={`ui-button ui-quiet ${styles.button}`}
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
        <ProductState state={current?.state} />
        <Icon name="chevron" />
      </button>
      <div id="mui-product-menu" {...popover} className={`ui-popup ${styles.menu}`}>
        <ul className="ui-list" aria-label={t('product.choose')}>
          {products.flatMap(({ id, href, accent, mark, state, parts = [], ...own }) =>
            [{ ...own, paths: [href] }, ...parts].map(({ name, tagline, paths }, index) => (
              <li key={name}>
                <a
                  className="ui-entry"
                  href={paths[0]}
                  {...data({ accent, product: index === 0 ? id : undefined })}
                  aria-current={name === (part ?? current)?.name ? 'true' : undefined}
                >
                  <ProductMark accent={accent} mark={mark} />
                  <strong>
                    {name}
                    <ProductState state={state} />
                  </strong>
                  <span>{tagline}</span>
                </a>
              </li>
            )),
          )}
        </ul>
      </div>
    </>
  );
}
