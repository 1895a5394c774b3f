import { hasModifier } from '../../ui/shared/keys';
import { withTrailingSlash } from '../../site/shared/location';
import { flattenTree, getTitle } from '../../site/shared/tree';
import { usePanelTranslate } from '../../shell/client/language/panelStrings';
import { useCurrentPage } from '../../page/client/context/page';
import styles from './SearchDialog.module.css';

/** Shown in place of results when the index cannot be loaded: a button to try again, and links to pages. */
export function SearchFailed({ onRetry, onLeave }: { onRetry: () => void; onLeave: () => void }) {
  const t = usePanelTranslate();
  const { product, products } = useCurrentPage();
  const links = [
    ...flattenTree(product.nav).map((item) => ({
      href: withTrailingSlash(item.pathname),
      title: getTitle(item),
    })),
    ...products.map(({ href, name }) => ({ href, title: t('search.goTo', { name }) })),
  ];
  return (
    <div className={styles.message}>
      <p role="alert">
        <strong>{t('search.failed')}</strong> {t('search.failedHint')}
      </p>
      <button type="button" className={styles.button} onClick={onRetry}>
        {t('search.retry')}
      </button>
      <ul className={styles.links}>
        {links.map(({ href, title }) => (
          <li key={href + title}>
            <a href={href} onClick={(event) => hasModifier(event) || onLeave()}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Shown above results when a part of the index, which may have better ones, could not be loaded. */
export function SearchFailedPart({ onRetry }: { onRetry: () => void }) {
  const t = usePanelTranslate();
  return (
    <div className={styles.note} role="alert">
      {t('search.failedPart')}{' '}
      <button type="button" className={styles.button} onClick={onRetry}>
        {t('search.retry')}
      </button>
    </div>
  );
}
